package org.tercet.wire.shape;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** Finds the shape of a type; each is looked at once. A type that has none is an error of whoever wrote the type. */
public final class Shapes {

    private static final Map<Class<?>, Shape> SIMPLE = Map.of(
            String.class, Shape.Plain.TEXT,
            int.class, Shape.Plain.WHOLE,
            Integer.class, Shape.Plain.WHOLE,
            long.class, Shape.Plain.MILLIS,
            Long.class, Shape.Plain.MILLIS,
            boolean.class, Shape.Plain.TRUTH,
            Boolean.class, Shape.Plain.TRUTH,
            Card.class, Shape.Plain.CARD,
            Seat.class, Shape.Plain.SEAT,
            CardSet.class, new Shape.Cards());

    private static final Map<TypeRef, Shape> KNOWN = new HashMap<>();

    private static final Deque<TypeRef> UNDER_WAY = new ArrayDeque<>();

    private Shapes() {}

    public static Shape of(Class<?> type) {
        return of(TypeRef.of(type));
    }

    public static synchronized Shape of(TypeRef type) {
        Shape known = KNOWN.get(type);
        if (known != null) {
            return known;
        }
        if (UNDER_WAY.contains(type)) {
            throw new IllegalArgumentException(type + " holds itself");
        }
        UNDER_WAY.push(type);
        try {
            Shape found = found(type);
            KNOWN.put(type, found);
            return found;
        } finally {
            UNDER_WAY.pop();
        }
    }

    /** The shape of a record. */
    public static Composite composite(TypeRef type) {
        if (of(type) instanceof Composite composite) {
            return composite;
        }
        throw new IllegalArgumentException(type + " is not a record");
    }

    /** The shape of a sealed interface. */
    public static Family family(TypeRef type) {
        if (of(type) instanceof Family family) {
            return family;
        }
        throw new IllegalArgumentException(type + " is not a sealed family of records");
    }

    private static Shape found(TypeRef type) {
        Class<?> raw = type.raw();
        Shape simple = SIMPLE.get(raw);
        if (simple != null) {
            return simple;
        }
        if (raw == Optional.class) {
            return new Shape.Maybe(of(type.arguments().getFirst()));
        }
        if (raw == List.class) {
            return new Shape.Many(of(type.arguments().getFirst()));
        }
        if (raw == Map.class && type.arguments().equals(List.of(TypeRef.of(String.class), TypeRef.of(String.class)))) {
            return new Shape.Names();
        }
        if (raw.isEnum()) {
            return choice(raw);
        }
        if (raw.isRecord()) {
            return record(type);
        }
        if (raw.isInterface() && raw.isSealed()) {
            return new Family(members(type));
        }
        throw new IllegalArgumentException("no shape for " + raw.getName());
    }

    private static Shape choice(Class<?> type) {
        Map<String, Object> constants = new LinkedHashMap<>();
        Stream.of(type.getEnumConstants())
                .forEach(constant -> constants.put(Written.name((Enum<?>) constant), constant));
        return new Shape.Choice(constants);
    }

    private static List<Composite> members(TypeRef type) {
        List<Composite> members = new ArrayList<>();
        for (Class<?> permitted : type.raw().getPermittedSubclasses()) {
            TypeRef member = type.permitted(permitted);
            members.addAll(permitted.isRecord() ? List.of(composite(member)) : members(member));
        }
        return members;
    }

    private static Composite record(TypeRef type) {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        var variables = type.variables();
        List<Composite.Field> fields = new ArrayList<>();
        List<Class<?>> parameters = new ArrayList<>();
        try {
            for (RecordComponent component : type.raw().getRecordComponents()) {
                MethodHandle getter = lookup.unreflect(component.getAccessor());
                fields.add(new Composite.Field(
                        component.getName(),
                        of(TypeRef.of(component.getGenericType(), variables)),
                        getter.asType(MethodType.methodType(Object.class, Object.class))));
                parameters.add(component.getType());
            }
            MethodHandle constructor =
                    lookup.findConstructor(type.raw(), MethodType.methodType(void.class, parameters));
            return new Composite(
                    type.raw(),
                    fields,
                    constructor
                            .asSpreader(Object[].class, parameters.size())
                            .asType(MethodType.methodType(Object.class, Object[].class)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type.raw().getName() + " is not open to everybody", e);
        }
    }
}
