package org.tercet.rules.coop;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Move;

/** What players of CoopSet do. */
public sealed interface CoopMove extends Move {

    /** Takes three cards for the team; nobody races, so there is no call before it. */
    record Take(List<Card> cards) implements CoopMove {
        public Take {
            cards = List.copyOf(cards);
        }
    }

    /** "Let us leave this layout." */
    record Stop() implements CoopMove {}

    /** Takes {@link Stop} back. */
    record StillLooking() implements CoopMove {}
}
