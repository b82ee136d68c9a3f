package org.tercet.rules.match;

import java.util.List;

/** One thing that was done to a match, when, and what came of it. A finished match is its beginning and its steps. */
public record Step<M, E>(long at, Input<M> input, List<MatchEvent<E>> events) {

    public Step {
        events = List.copyOf(events);
    }
}
