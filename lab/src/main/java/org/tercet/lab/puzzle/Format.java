package org.tercet.lab.puzzle;

import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/**
 * What a puzzle asks for: so many cards that hold exactly so many sets. The deck of three attributes is the 27 solid
 * cards.
 */
public record Format(int attributes, int cards, int sets) {
    /** Twelve cards of the full deck with six sets. */
    public static final Format TWELVE = new Format(4, 12, 6);

    /** Nine cards of three attributes with four sets, as the FX Schmidt rulebook sets it. */
    public static final Format NINE = new Format(3, 9, 4);

    public static final int FEWEST_CARDS = 3;

    public Format {
        if (cards < FEWEST_CARDS || cards > mostCards(attributes)) {
            throw new IllegalArgumentException("not the cards of a puzzle: " + cards);
        }
        if (sets < 0) {
            throw new IllegalArgumentException("not a number of sets: " + sets);
        }
    }

    /** The most cards of a puzzle: 21 of the full deck always hold a set, and no table shows more. */
    public static int mostCards(int attributes) {
        return switch (attributes) {
            case 3 -> 12;
            case 4 -> 21;
            default -> throw new IllegalArgumentException("a deck has 3 or 4 attributes, not " + attributes);
        };
    }

    /** Whether it is known that no such layout exists. */
    public boolean isRuledOut() {
        return !SetNumbers.among(attributes, cards).contains(sets);
    }

    /** How many cards the deck has. */
    int deck() {
        return attributes == 4 ? Card.COUNT : Card.COUNT / Attribute.VALUES;
    }

    /** The cards of the deck in index order. */
    Card card(int place) {
        return attributes == 4 ? Card.of(place) : Card.of(place / 9, place / 3 % 3, 0, place % 3);
    }

    boolean hasInDeck(Card card) {
        return attributes == 4 || card.digit(Attribute.FILL) == 0;
    }

    /** As in {@code 4-12-6}. */
    @Override
    public String toString() {
        return attributes + "-" + cards + "-" + sets;
    }
}
