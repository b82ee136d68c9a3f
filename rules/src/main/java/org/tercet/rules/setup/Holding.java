package org.tercet.rules.setup;

import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** What one player has: the hidden hand, and the open pile of penalty cards. */
public record Holding(CardSet hand, CardSet penalty) {

    static final Holding NOTHING = new Holding(CardSet.NONE, CardSet.NONE);

    Holding holding(CardSet changed) {
        return new Holding(changed, penalty);
    }

    Holding draws(Card card) {
        return holding(hand.with(card));
    }

    Holding plays(Card card) {
        return holding(hand.without(card));
    }

    Holding takes(CardSet cards) {
        return new Holding(hand, penalty.plus(cards));
    }
}
