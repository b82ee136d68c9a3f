package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

/** Cards as somebody typed them. */
final class Hand {

    private Hand() {}

    /** Reads different cards, in the order given. */
    static List<Card> of(List<String> words) {
        List<Card> cards = new ArrayList<>();
        for (String word : words) {
            Card card = Notation.card(word).orElseThrow(() -> new Fault("no-card", "card", word));
            if (cards.contains(card)) {
                throw new Fault("card-twice", "card", card.toString());
            }
            cards.add(card);
        }
        return List.copyOf(cards);
    }
}
