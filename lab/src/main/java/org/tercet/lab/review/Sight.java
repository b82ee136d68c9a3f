package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** What lies before everybody's eyes. Equal sights are the same table, with nothing moved. */
interface Sight {

    CardSet table();

    /** Everything that can be found in it. */
    List<Chance> chances();

    /** Something that can be found, perhaps by one player only. */
    record Chance(CardSet cards, Optional<Seat> only) {

        static Chance forAll(CardSet cards) {
            return new Chance(cards, Optional.empty());
        }

        boolean isFor(Seat seat) {
            return only.isEmpty() || only.get().equals(seat);
        }
    }
}
