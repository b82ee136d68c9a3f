package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Move;

/** What a player of 20/20 can do. */
public sealed interface TwentyMove extends Move {

    /** "Set!": the others wait. */
    record Call() implements TwentyMove {}

    /** These three cards, from the table and from before me. */
    record Take(List<Card> cards) implements TwentyMove {
        public Take {
            cards = List.copyOf(cards);
        }
    }

    /** One more personal card, please. */
    record Ask() implements TwentyMove {}

    /** I see no set. */
    record NoSet() implements TwentyMove {}

    /** I look again after all. */
    record StillLooking() implements TwentyMove {}
}
