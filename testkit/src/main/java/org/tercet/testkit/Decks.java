package org.tercet.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;

/** Orders of cards for tests. */
public final class Decks {

    private Decks() {}

    /** These cards on top, then the rest of the deck by index. */
    public static List<Card> stacked(CardSet deck, String top) {
        List<Card> order = new ArrayList<>(cards(top));
        deck.minus(CardSet.of(order)).forEach(order::add);
        return List.copyOf(order);
    }

    public static List<Card> shuffled(CardSet deck, long seed) {
        List<Card> order = new ArrayList<>(deck.toList());
        Collections.shuffle(order, new Random(seed));
        return List.copyOf(order);
    }

    /** Cards from their notation, separated by spaces. */
    public static List<Card> cards(String notation) {
        return notation.isBlank()
                ? List.of()
                : List.of(notation.trim().split("\\s+")).stream()
                        .map(text -> Notation.card(text).orElseThrow(() -> new IllegalArgumentException(text)))
                        .toList();
    }

    public static Card card(String notation) {
        return cards(notation).getFirst();
    }

    public static CardSet set(String notation) {
        return CardSet.of(cards(notation));
    }
}
