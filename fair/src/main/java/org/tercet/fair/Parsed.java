package org.tercet.fair;

import java.util.Optional;

/** What became of a text from outside: the value it stands for, or what is wrong with it. */
public sealed interface Parsed<T> {

    record Good<T>(T value) implements Parsed<T> {}

    record Bad<T>(Flaw flaw) implements Parsed<T> {}

    enum Flaw {
        /** There is something else in it than 0–9 and a–f. */
        NOT_HEX,
        TOO_SHORT,
        TOO_LONG
    }

    default Optional<T> good() {
        return switch (this) {
            case Good<T>(T value) -> Optional.of(value);
            case Bad<T>(Flaw _) -> Optional.empty();
        };
    }
}
