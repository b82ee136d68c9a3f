package org.tercet.lab.review;

import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** Somebody asked for a personal card, with these sets to take. */
public record Ask(int round, long at, Seat seat, List<CardSet> sets) {

    public Ask {
        sets = List.copyOf(sets);
    }
}
