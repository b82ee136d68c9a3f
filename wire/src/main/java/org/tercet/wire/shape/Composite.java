package org.tercet.wire.shape;

import java.lang.invoke.MethodHandle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A record: its written name, its components in order, and how to make one. */
public final class Composite implements Shape {

    private final Class<?> type;
    private final String name;
    private final List<Field> fields;
    private final MethodHandle constructor;
    private final boolean ofWords;

    Composite(Class<?> type, List<Field> fields, MethodHandle constructor) {
        this.type = type;
        this.name = Written.name(type);
        this.fields = List.copyOf(fields);
        this.constructor = constructor;
        this.ofWords = fields.stream().allMatch(field -> field.shape().isWord());
    }

    /** One component of a record. */
    public static final class Field {
        private final String name;
        private final Shape shape;
        private final MethodHandle getter;

        Field(String name, Shape shape, MethodHandle getter) {
            this.name = name;
            this.shape = shape;
            this.getter = getter;
        }

        public String name() {
            return name;
        }

        public Shape shape() {
            return shape;
        }

        public Object of(Object owner) {
            try {
                return (Object) getter.invokeExact(owner);
            } catch (Throwable e) {
                throw new IllegalStateException("cannot read " + name + " of " + owner.getClass(), e);
            }
        }
    }

    public Class<?> type() {
        return type;
    }

    public String name() {
        return name;
    }

    public List<Field> fields() {
        return fields;
    }

    /** Whether each component is a single word, so that they can be strung together without their names. */
    public boolean isOfWords() {
        return ofWords;
    }

    /** The record of these values; what its constructor does not allow is an {@link IllegalArgumentException}. */
    public Object make(@Nullable Object[] values) {
        try {
            return (Object) constructor.invokeExact(values);
        } catch (Throwable e) {
            throw new IllegalArgumentException("not a " + name, e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
