package org.tercet.cards;

/**
 * The third card of every pair, and the bit of every card, as tables that stay in the first-level cache. They are
 * longer than the deck, so that any unsigned byte is a place in them and no bounds need checking.
 */
final class Thirds {
    private static final int ROW = 8;
    private static final int PLACES = 1 << ROW;

    /** The bit of a card in the low word of a {@link CardSet}: nothing for the cards from 64 on. */
    static final long[] LOW = new long[PLACES];

    /** The bit of a card in the high word of a {@link CardSet}: nothing for the cards up to 63. */
    static final long[] HIGH = new long[PLACES];

    private static final byte[] TABLE = new byte[PLACES << ROW];

    static {
        for (int a = 0; a < Card.COUNT; a++) {
            (a < Long.SIZE ? LOW : HIGH)[a] = 1L << a;
            for (int b = 0; b < Card.COUNT; b++) {
                TABLE[(a << ROW) | b] = (byte) third(a, b);
            }
        }
    }

    private Thirds() {}

    static int of(int a, int b) {
        return TABLE[(a << ROW) | b] & 0xff;
    }

    /** The digit-wise sum of two cards mod 3: minus their third card, as the digits of a set add up to nothing. */
    static int sum(int a, int b) {
        return minus(of(a, b));
    }

    static int minus(int card) {
        return of(card, 0);
    }

    private static int third(int a, int b) {
        int third = 0;
        for (int weight = 1; weight < Card.COUNT; weight *= Attribute.VALUES) {
            int digits = a / weight % Attribute.VALUES + b / weight % Attribute.VALUES;
            third += weight * ((2 * Attribute.VALUES - digits) % Attribute.VALUES);
        }
        return third;
    }
}
