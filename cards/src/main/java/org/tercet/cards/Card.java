package org.tercet.cards;

import java.util.ArrayList;
import java.util.List;

/** A card, by its index: 27·number + 9·colour + 3·fill + shape, each digit 0..2. */
public record Card(int index) implements Comparable<Card> {
    /** How many cards the full deck has. */
    public static final int COUNT = 81;

    private static final List<Card> DECK = deck();

    public Card {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("not the index of a card: " + index);
        }
    }

    public static Card of(int index) {
        return index >= 0 && index < COUNT ? DECK.get(index) : new Card(index);
    }

    public static Card of(int number, int colour, int fill, int shape) {
        return of(Attribute.NUMBER.weight() * Attribute.checked(number)
                + Attribute.COLOUR.weight() * Attribute.checked(colour)
                + Attribute.FILL.weight() * Attribute.checked(fill)
                + Attribute.SHAPE.weight() * Attribute.checked(shape));
    }

    /** All 81 cards in index order. */
    public static List<Card> all() {
        return DECK;
    }

    public int digit(Attribute attribute) {
        return index / attribute.weight() % Attribute.VALUES;
    }

    /** The one card that makes a set with this and the other; a card with itself gives itself. */
    public Card third(Card other) {
        return of(Thirds.of(index, other.index));
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return Notation.of(this);
    }

    private static List<Card> deck() {
        var cards = new ArrayList<Card>(COUNT);
        for (int index = 0; index < COUNT; index++) {
            cards.add(new Card(index));
        }
        return List.copyOf(cards);
    }
}
