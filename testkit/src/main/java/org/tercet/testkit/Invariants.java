package org.tercet.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Placement;

/** What holds at every moment of every game. */
public final class Invariants {

    private Invariants() {}

    /** Each card of the deck is in exactly one place. */
    public static void conserved(CardSet deck, Placement placement) {
        CardSet seen = CardSet.NONE;
        for (Placement.Pile pile : placement.piles()) {
            for (Card card : pile.cards()) {
                if (seen.contains(card)) {
                    fail("%s lies in two places: %s", card, placement);
                }
                seen = seen.with(card);
            }
        }
        assertThat(seen).as("the cards in play").isEqualTo(deck);
    }
}
