package org.tercet.table.live;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Phrase;
import org.tercet.wire.Problem;

/** What a client is told. */
public sealed interface Told<V> {

    /**
     * Where things stand.
     *
     * @param missed what was shown after the last update that the client saw
     */
    record Welcome<V>(
            int protocol, long number, long now, TableView table, Optional<MatchView<V>> match, List<Shown> missed)
            implements Told<V> {
        public Welcome {
            missed = List.copyOf(missed);
        }
    }

    /**
     * Something happened.
     *
     * @param table only when it changed
     */
    record Update<V>(long number, long now, Optional<TableView> table, Optional<MatchView<V>> match, List<Shown> events)
            implements Told<V> {
        public Update {
            events = List.copyOf(events);
        }
    }

    /** An act is done, and safely stored. */
    record Done<V>(String id, long number) implements Told<V> {}

    record Refused<V>(String id, Refusal reason) implements Told<V> {}

    record Unreadable<V>(Optional<String> id, String path, Problem problem) implements Told<V> {}

    /** Somebody says something; not numbered, not stored. */
    record Heard<V>(Seat seat, Optional<Phrase> phrase, Optional<String> text) implements Told<V> {}

    /** The table is there. */
    record Pong<V>() implements Told<V> {}

    record Goodbye<V>(Bye why) implements Told<V> {}
}
