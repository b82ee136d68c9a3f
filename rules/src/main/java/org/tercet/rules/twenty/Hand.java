package org.tercet.rules.twenty;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/** The personal cards before one player, face up, in the order they came. */
public record Hand(List<Card> cards) {

    static final Hand EMPTY = new Hand(List.of());

    public Hand {
        cards = List.copyOf(cards);
    }

    public int size() {
        return cards.size();
    }

    public boolean isEmpty() {
        return cards.isEmpty();
    }

    Hand with(List<Card> given) {
        List<Card> more = new ArrayList<>(cards);
        more.addAll(given);
        return new Hand(more);
    }

    Hand without(CardSet gone) {
        return new Hand(cards.stream().filter(card -> !gone.contains(card)).toList());
    }
}
