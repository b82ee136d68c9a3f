package org.tercet.wire.shape;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How values of a type are built. */
public sealed interface Shape
        permits Composite, Family, Shape.Cards, Shape.Choice, Shape.Many, Shape.Maybe, Shape.Names, Shape.Plain {

    /** Values that are written in one piece. */
    enum Plain implements Shape {
        TEXT,
        /** An {@code int}. */
        WHOLE,
        /** A {@code long}: by the contract of the games always a moment or a span in milliseconds. */
        MILLIS,
        TRUTH,
        CARD,
        SEAT
    }

    /** A set of cards, in index order. */
    record Cards() implements Shape {}

    /** Texts by name. */
    record Names() implements Shape {}

    /** A value that may be absent. */
    record Maybe(Shape of) implements Shape {}

    record Many(Shape of) implements Shape {}

    /** An enum, its constants by their written names. */
    record Choice(Map<String, Object> constants) implements Shape {
        public Choice {
            constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
        }

        /** The written name of one of them. */
        public String nameOf(Object constant) {
            for (Map.Entry<String, Object> each : constants.entrySet()) {
                if (each.getValue().equals(constant)) {
                    return each.getKey();
                }
            }
            throw new IllegalArgumentException(constant + " is none of " + constants.keySet());
        }

        public Optional<Object> constant(String name) {
            return Optional.ofNullable(constants.get(name));
        }
    }

    /** Whether it is a single word in writing. */
    default boolean isWord() {
        return switch (this) {
            case Plain plain -> plain != Plain.TEXT;
            case Choice choice -> true;
            case Composite composite -> false;
            case Cards cards -> false;
            case Names names -> false;
            case Maybe maybe -> false;
            case Many many -> false;
            case Family family -> false;
        };
    }

    /** The shapes that this one is made of. */
    default List<Shape> parts() {
        return switch (this) {
            case Plain plain -> List.of();
            case Cards cards -> List.of();
            case Names names -> List.of();
            case Choice choice -> List.of();
            case Maybe(Shape of) -> List.of(of);
            case Many(Shape of) -> List.of(of);
            case Family family -> List.copyOf(family.members());
            case Composite composite ->
                composite.fields().stream().map(Composite.Field::shape).toList();
        };
    }
}
