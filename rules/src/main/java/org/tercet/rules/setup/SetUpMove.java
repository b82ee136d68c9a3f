package org.tercet.rules.setup;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Move;

/** What players of SetUp do. */
public sealed interface SetUpMove extends Move {

    /** Lays a card of one's hand face up on the table. */
    record Play(Card card) implements SetUpMove {}

    /** "That makes a set": the two cards on the table that make one with the card just played. */
    record Challenge(List<Card> others) implements SetUpMove {
        public Challenge {
            others = List.copyOf(others);
        }
    }

    /** Gives up the right to challenge the card just played. */
    record Pass() implements SetUpMove {}
}
