package org.tercet.cards;

/**
 * The game for any number of attributes and values, straight from the definition and in no hurry: the measure of the
 * fast code for the 81 cards, and the room for larger decks.
 */
public record Geometry(int attributes, int values) {
    public static final Geometry CLASSIC = new Geometry(4, 3);

    /** Far beyond any deck one can hold, and within what a long can count. */
    private static final int MOST = 6;

    public Geometry {
        if (attributes < 1 || attributes > MOST || values < 2 || values > MOST) {
            throw new IllegalArgumentException("no deck of " + attributes + " attributes with " + values + " values");
        }
    }

    public int cards() {
        return weight(attributes);
    }

    /** The value, from 0 on, that a card has of an attribute; the first attribute weighs most. */
    public int digit(int card, int attribute) {
        if (card < 0 || card >= cards() || attribute < 0 || attribute >= attributes) {
            throw new IllegalArgumentException("no attribute " + attribute + " of a card " + card);
        }
        return card / weight(attributes - 1 - attribute) % values;
    }

    /** Whether these are as many cards as there are values, all same or all different on each attribute. */
    public boolean isSet(int... cards) {
        if (cards.length != values) {
            return false;
        }
        int differing = 0;
        for (int attribute = 0; attribute < attributes; attribute++) {
            int distinct = distinct(attribute, cards);
            if (distinct != 1 && distinct != values) {
                return false;
            }
            differing += distinct == values ? 1 : 0;
        }
        return differing > 0;
    }

    /** The card that makes a set with two others, in a deck of three values. */
    public int completing(int a, int b) {
        if (values != 3) {
            throw new IllegalStateException("two cards are completed by a third only where there are three values");
        }
        int third = 0;
        for (int attribute = 0; attribute < attributes; attribute++) {
            third = third * values + (2 * values - digit(a, attribute) - digit(b, attribute)) % values;
        }
        return third;
    }

    /**
     * How many sets the deck holds: on each attribute the values either agree, in one of {@code values} ways, or are
     * dealt out in {@code values!} ways; not all may agree, and the order of the cards does not matter.
     */
    public long sets() {
        long orders = 1;
        for (int i = 2; i <= values; i++) {
            orders *= i;
        }
        long arrangements = 1;
        for (int attribute = 0; attribute < attributes; attribute++) {
            arrangements *= values + orders;
        }
        return (arrangements - cards()) / orders;
    }

    private int distinct(int attribute, int[] cards) {
        var seen = new boolean[values];
        int distinct = 0;
        for (int card : cards) {
            int digit = digit(card, attribute);
            distinct += seen[digit] ? 0 : 1;
            seen[digit] = true;
        }
        return distinct;
    }

    private int weight(int power) {
        int weight = 1;
        for (int i = 0; i < power; i++) {
            weight *= values;
        }
        return weight;
    }
}
