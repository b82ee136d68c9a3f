package org.tercet.cards;

import static org.tercet.cards.Thirds.HIGH;
import static org.tercet.cards.Thirds.LOW;

/**
 * The set finder for every machine, shared by all threads. Two cards of a set always lie in the same half of the hand,
 * so the pairs within each half see every set. The third cards of pairs that share a card differ, so those of one row
 * of pairs are a set of bits, met at once with the bits of the hand.
 */
public final class Solver implements SetFinder {
    public static final Solver INSTANCE = new Solver();

    private Solver() {}

    /** A larger table nearly always holds a set among its first twelve cards. */
    @Override
    public boolean any(byte[] cards, int from, int n) {
        if (n == Twelve.CARDS) {
            return Twelve.any(cards, from);
        }
        return (n > Twelve.CARDS && Twelve.any(cards, from)) || anyInHalves(cards, from, n);
    }

    private static boolean anyInHalves(byte[] cards, int from, int n) {
        int middle = from + n / 2;
        int end = from + n;
        long low = bits(LOW, cards, from, end);
        long high = bits(HIGH, cards, from, end);
        return any(cards, from, middle, low, high) || any(cards, middle, end, low, high);
    }

    @Override
    public int count(byte[] cards, int from, int n) {
        if (n == Twelve.CARDS) {
            return Twelve.count(cards, from);
        }
        int middle = from + n / 2;
        int end = from + n;
        return count(cards, from, middle, bits(LOW, cards, middle, end), bits(HIGH, cards, middle, end))
                + count(cards, middle, end, bits(LOW, cards, from, middle), bits(HIGH, cards, from, middle));
    }

    @Override
    public int list(byte[] cards, int from, int n, int[] out, int at) {
        if (n == Twelve.CARDS) {
            return Twelve.list(cards, from, out, at);
        }
        int middle = from + n / 2;
        int end = from + n;
        int next = list(cards, from, middle, bits(LOW, cards, middle, end), bits(HIGH, cards, middle, end), out, at);
        return list(cards, middle, end, bits(LOW, cards, from, middle), bits(HIGH, cards, from, middle), out, next)
                - at;
    }

    private static boolean any(byte[] cards, int from, int end, long low, long high) {
        for (int i = from; i < end; i++) {
            if (((low & row(LOW, cards, i, end)) | (high & row(HIGH, cards, i, end))) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Counts a set by two cards of this half, its third being in the other half or earlier in this one. */
    private static int count(byte[] cards, int from, int end, long otherLow, long otherHigh) {
        long low = otherLow;
        long high = otherHigh;
        int found = 0;
        for (int i = from; i < end; i++) {
            found += Long.bitCount(low & row(LOW, cards, i, end)) + Long.bitCount(high & row(HIGH, cards, i, end));
            low |= LOW[cards[i] & 0xff];
            high |= HIGH[cards[i] & 0xff];
        }
        return found;
    }

    /** Finds the sets as {@link #count} does, and says where the next one goes. */
    private static int list(byte[] cards, int from, int end, long otherLow, long otherHigh, int[] out, int at) {
        long low = otherLow;
        long high = otherHigh;
        int next = at;
        for (int i = from; i < end; i++) {
            int card = cards[i] & 0xff;
            next = write(card, low & row(LOW, cards, i, end), high & row(HIGH, cards, i, end), out, next);
            low |= LOW[card];
            high |= HIGH[card];
        }
        return next;
    }

    /** Writes the sets of a card with each of these third cards, and says where the next one goes. */
    static int write(int card, long low, long high, int[] out, int at) {
        int next = at;
        for (long left = low; left != 0; left &= left - 1) {
            int third = Long.numberOfTrailingZeros(left);
            out[next++] = SetFinder.packed(card, Thirds.of(card, third), third);
        }
        for (long left = high; left != 0; left &= left - 1) {
            int third = Long.SIZE + Long.numberOfTrailingZeros(left);
            out[next++] = SetFinder.packed(card, Thirds.of(card, third), third);
        }
        return next;
    }

    private static long bits(long[] bit, byte[] cards, int from, int end) {
        long bits = 0;
        for (int i = from; i < end; i++) {
            bits |= bit[cards[i] & 0xff];
        }
        return bits;
    }

    /** The third cards of all pairs of one card with a later one of its half. */
    private static long row(long[] bit, byte[] cards, int from, int end) {
        int card = cards[from] & 0xff;
        long bits = 0;
        for (int i = from + 1; i < end; i++) {
            bits |= bit[Thirds.of(card, cards[i] & 0xff)];
        }
        return bits;
    }
}
