package org.tercet.testkit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The shapes of values: records and the records that a sealed type permits, by reflection, each looked at only once. */
final class Shapes {

    private static final ClassValue<Shape> KNOWN = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return shape(type);
        }
    };

    private Shapes() {}

    /** How a record is taken apart and put together. */
    record Shape(Constructor<?> constructor, List<Method> accessors, List<Type> types) {

        Object make(Object[] parts) {
            try {
                return constructor.newInstance(parts);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(constructor.toString(), e);
            }
        }

        Object part(Object value, int index) {
            try {
                return accessors.get(index).invoke(value);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(accessors.get(index).toString(), e);
            }
        }
    }

    static Shape of(Class<?> type) {
        return KNOWN.get(type);
    }

    /** The concrete types under a sealed one. */
    static List<Class<?>> leaves(Class<?> type) {
        if (!type.isSealed()) {
            return List.of(type);
        }
        return Arrays.stream(type.getPermittedSubclasses())
                .<Class<?>>flatMap(permitted -> leaves(permitted).stream())
                .toList();
    }

    private static Shape shape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        List<Method> accessors = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        for (RecordComponent component : components) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            accessors.add(accessor);
            types.add(component.getGenericType());
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return new Shape(constructor, List.copyOf(accessors), List.copyOf(types));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type.getName(), e);
        }
    }
}
