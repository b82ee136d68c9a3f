package org.tercet.rules.chipset;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;

/** The hidden cards of a seat. */
public record Hand(Seat seat, List<Card> cards) {

    public Hand {
        cards = List.copyOf(cards);
    }
}
