package org.tercet.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Placement;

/** What holds at every moment of every game. */
public final class Invariants {

    private Invariants() {}

    /** Each card of the deck is in exactly one place. */
    public static void conserved(CardSet deck, Placement placement) {
        List<Card> all = placement.piles().stream()
                .flatMap(pile -> pile.cards().stream())
                .sorted()
                .toList();
        assertThat(all).as("every card in exactly one place").isEqualTo(deck.toList());
    }
}
