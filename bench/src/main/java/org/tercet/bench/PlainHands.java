package org.tercet.bench;

import org.tercet.cards.Card;

/**
 * Counts hands without a set by building all of them, card by card in ascending order. Of each hand it keeps the cards that
 * may still be added; the last card of all is counted and not added, so that only hands of one card fewer are built.
 */
final class PlainHands {
    private static final long[] LOW = new long[Card.COUNT];
    private static final long[] HIGH = new long[Card.COUNT];
    private static final int[][] THIRD = new int[Card.COUNT][Card.COUNT];

    static {
        for (Card a : Card.all()) {
            LOW[a.index()] = a.index() < Long.SIZE ? 1L << a.index() : 0;
            HIGH[a.index()] = a.index() < Long.SIZE ? 0 : 1L << (a.index() - Long.SIZE);
            for (Card b : Card.all()) {
                THIRD[a.index()][b.index()] = a.third(b).index();
            }
        }
    }

    private final int[] hand = new int[Card.COUNT];

    /** How many hands of so many cards, at least one, hold no set. */
    long count(int cards) {
        return count(cards, 0, -1L, (1L << (Card.COUNT - Long.SIZE)) - 1);
    }

    private long count(int cards, int held, long low, long high) {
        if (held == cards - 1) {
            return (long) Long.bitCount(low) + Long.bitCount(high);
        }
        long found = 0;
        long leftLow = low;
        long leftHigh = high;
        while ((leftLow | leftHigh) != 0) {
            int card = leftLow != 0
                    ? Long.numberOfTrailingZeros(leftLow)
                    : Long.SIZE + Long.numberOfTrailingZeros(leftHigh);
            leftLow &= ~LOW[card];
            leftHigh &= ~HIGH[card];
            long nextLow = leftLow;
            long nextHigh = leftHigh;
            for (int i = 0; i < held; i++) {
                int third = THIRD[card][hand[i]];
                nextLow &= ~LOW[third];
                nextHigh &= ~HIGH[third];
            }
            hand[held] = card;
            found += count(cards, held + 1, nextLow, nextHigh);
        }
        return found;
    }
}
