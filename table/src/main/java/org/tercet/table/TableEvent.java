package org.tercet.table;

import java.util.List;
import org.tercet.rules.game.Seat;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;

/** What is stored about a table. Some of it is secret: nothing of it is sent as it is. */
public sealed interface TableEvent<M, E> {

    /**
     * The first event of all.
     *
     * @param code four letters to find it by
     * @param seed of every shuffle at this table, secret until the match is over
     */
    record Opened<M, E>(String id, String code, Terms terms, Person host, String seed) implements TableEvent<M, E> {}

    /** On the next seat. */
    record Sat<M, E>(Person person) implements TableEvent<M, E> {}

    /** On the next seat. */
    record BotSat<M, E>(String name, String strength) implements TableEvent<M, E> {}

    /** Before the deal; those to the left move up. */
    record GotUp<M, E>(Seat seat) implements TableEvent<M, E> {}

    /** Not to come back. */
    record Banned<M, E>(String person) implements TableEvent<M, E> {}

    record Chose<M, E>(Terms terms) implements TableEvent<M, E> {}

    record HostIs<M, E>(Seat seat) implements TableEvent<M, E> {}

    record Contributed<M, E>(Seat seat, String random) implements TableEvent<M, E> {}

    record Began<M, E>(Opening opening, List<MatchEvent<E>> events) implements TableEvent<M, E> {
        public Began {
            events = List.copyOf(events);
        }
    }

    record Stepped<M, E>(Step<M, E> step) implements TableEvent<M, E> {}

    /** A bot plays for the person on a seat. */
    record StoodIn<M, E>(Seat seat, String strength) implements TableEvent<M, E> {}

    /** The person on a seat plays again. */
    record Returned<M, E>(Seat seat) implements TableEvent<M, E> {}

    /**
     * Time stands still, because somebody's line is broken.
     *
     * @param at the moment on the wall
     */
    record Stopped<M, E>(long at) implements TableEvent<M, E> {}

    /**
     * Time goes on.
     *
     * @param at the moment on the wall
     */
    record WentOn<M, E>(long at) implements TableEvent<M, E> {}

    record MovedOn<M, E>(String next) implements TableEvent<M, E> {}

    record Closed<M, E>() implements TableEvent<M, E> {}
}
