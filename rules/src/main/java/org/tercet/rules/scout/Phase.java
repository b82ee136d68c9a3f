package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** What the table is doing. The pair of a search is a secret, so a phase is never shown as it is. */
public sealed interface Phase {

    /** Everybody looks for a set. */
    record Open() implements Phase {}

    /** The scout points; the others look for a second card, but for those who gave up or were mistaken. */
    record Search(Seat scout, Card card, CardSet pair, long until, List<Seat> passed) implements Phase {
        public Search {
            passed = List.copyOf(passed);
        }

        /** The set that the scout means, right or wrong. */
        CardSet meant() {
            return pair.with(card);
        }

        /** One of the others who may still find a second card. */
        boolean awaits(Seat seat) {
            return !seat.equals(scout) && !passed.contains(seat);
        }

        Search passing(Seat seat) {
            List<Seat> more = new ArrayList<>(passed);
            more.add(seat);
            return new Search(scout, card, pair, until, more);
        }
    }

    record Over(ScoutEvent.Ending ending) implements Phase {}
}
