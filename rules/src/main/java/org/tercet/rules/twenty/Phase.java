package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.rules.game.Seat;

/** What the table does at this moment. */
public sealed interface Phase {

    /** Everybody looks for a set. */
    record Open() implements Phase {}

    /** Somebody has called and takes before that time; the others wait. */
    record Called(Seat seat, long until) implements Phase {}

    /** The round is over; each of the winners scores the points. */
    record Over(List<Seat> winners, int points, Ending ending) implements Phase {
        public Over {
            winners = List.copyOf(winners);
        }
    }

    /** How a round ends. */
    enum Ending {
        /** Somebody has no personal cards left. */
        WENT_OUT,
        /** All agree that nobody has a set, and there is no card left to lay. */
        NOTHING_LEFT,
        /** Fewer than two players are left. */
        ALONE
    }
}
