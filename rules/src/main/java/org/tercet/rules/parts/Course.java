package org.tercet.rules.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Events in the making: each one is told to the state before the next is decided. It lives within one decision only. */
public final class Course<S, E> {

    private final BiFunction<S, E, S> evolve;
    private final List<E> events = new ArrayList<>();
    private S state;

    public Course(S state, BiFunction<S, E, S> evolve) {
        this.state = state;
        this.evolve = evolve;
    }

    public Course<S, E> then(E event) {
        events.add(event);
        state = evolve.apply(state, event);
        return this;
    }

    public S state() {
        return state;
    }

    public List<E> events() {
        return List.copyOf(events);
    }
}
