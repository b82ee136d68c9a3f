package org.tercet.rules.race;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Move;

/** What players of a race do. */
public sealed interface RaceMove extends Move {

    /** "Set!": play stops for everyone else. */
    record Call() implements RaceMove {}

    record Take(List<Card> cards) implements RaceMove {
        public Take {
            cards = List.copyOf(cards);
        }
    }

    /** Turns one face-down card up. */
    record Turn(int place) implements RaceMove {}

    /** "I see none." */
    record NoSet() implements RaceMove {}

    /** Takes {@link NoSet} back. */
    record StillLooking() implements RaceMove {}
}
