package org.tercet.rules.game;

import java.util.List;

/** The answer to a move: what happens because of it, or why it may not be. */
public sealed interface Decision<E> {

    record Accepted<E>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused<E>(Refusal refusal) implements Decision<E> {}

    static <E> Decision<E> accept(List<? extends E> events) {
        return new Accepted<>(List.copyOf(events));
    }

    static <E> Decision<E> refuse(Refusal refusal) {
        return new Refused<>(refusal);
    }
}
