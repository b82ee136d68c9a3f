package org.tercet.rules.setup;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;

/** What the table is waiting for. Nothing in it is secret. */
public sealed interface Phase {

    /** Nothing has been dealt yet. */
    record Dealing() implements Phase {}

    /** One is to play a card. */
    record Playing(Seat seat, long until) implements Phase {}

    /** The card just played can be challenged by the others, except those who passed or were mistaken. */
    record Window(Seat player, Card card, List<Seat> passed, List<Seat> mistaken, long until) implements Phase {
        public Window {
            passed = List.copyOf(passed);
            mistaken = List.copyOf(mistaken);
        }

        /** Whether this seat has nothing more to say about the card. */
        public boolean isDone(Seat seat) {
            return seat.equals(player) || passed.contains(seat) || mistaken.contains(seat);
        }

        Window passedBy(Seat seat) {
            return new Window(player, card, and(passed, seat), mistaken, until);
        }

        Window mistakenBy(Seat seat) {
            return new Window(player, card, passed, and(mistaken, seat), until);
        }

        private static List<Seat> and(List<Seat> seats, Seat seat) {
            List<Seat> more = new ArrayList<>(seats);
            more.add(seat);
            return more;
        }
    }

    record Over(SetUpEvent.Ending ending, long at) implements Phase {}
}
