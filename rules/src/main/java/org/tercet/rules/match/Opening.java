package org.tercet.rules.match;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Seating;

/** All that a match begins with; the order is the shuffled deck of the first round. */
public record Opening(Chosen chosen, Length length, Seating seating, List<Card> order, long at) {

    public Opening {
        order = List.copyOf(order);
    }
}
