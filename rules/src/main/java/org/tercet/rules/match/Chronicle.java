package org.tercet.rules.match;

import java.util.List;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** A match on record: what it began with, the first events, and every step since. */
public record Chronicle<M, E>(Opening opening, List<MatchEvent<E>> first, List<Step<M, E>> steps) {

    public Chronicle {
        first = List.copyOf(first);
        steps = List.copyOf(steps);
    }

    /** A record with nothing but the deal. An opening that the rules refuse is an error of the caller. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> begin(Match<O, S, M, E, V> match, Opening opening) {
        return switch (match.start(opening)) {
            case Decision.Accepted<MatchEvent<E>>(var events) -> new Chronicle<>(opening, events, List.of());
            case Decision.Refused<MatchEvent<E>>(var refusal) -> throw new IllegalArgumentException(refusal.toString());
        };
    }
}
