package org.tercet.rules.chipset;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;

/** A hand laid open, and every set that it makes with the middle. */
public record Showing(Seat seat, List<Card> hand, List<CardSet> sets) {

    public Showing {
        hand = List.copyOf(hand);
        sets = List.copyOf(sets);
    }

    static Showing of(Seat seat, List<Card> hand, List<Card> middle) {
        return new Showing(seat, hand, sets(hand, middle));
    }

    /** All distinct sets with at least one card of the hand; they may overlap. */
    static List<CardSet> sets(List<Card> hand, List<Card> middle) {
        CardSet own = CardSet.of(hand);
        return Sets.all(own.plus(CardSet.of(middle))).stream()
                .filter(set -> !set.and(own).isEmpty())
                .toList();
    }
}
