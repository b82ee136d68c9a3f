package org.tercet.rules.game;

import java.util.List;
import org.tercet.cards.Card;

/** All that a round begins with. The order is the shuffled deck, top card first, handed in from outside. */
public record Start<O>(O options, Seating seating, Seat dealer, List<Card> order, long at) {

    public Start {
        order = List.copyOf(order);
    }
}
