package org.tercet.cards;

import static org.tercet.cards.Thirds.HIGH;
import static org.tercet.cards.Thirds.LOW;

/**
 * The search of the {@link Solver} unrolled for twelve cards, the usual table. In each half of six cards a to f the
 * pairs with a, with b and with c make a row each; d, e and f pair off among themselves.
 */
final class Twelve {
    static final int CARDS = 12;

    private static final int HALF = CARDS / 2;

    private Twelve() {}

    static boolean any(byte[] cards, int from) {
        int middle = from + HALF;
        long low = six(LOW, cards, from) | six(LOW, cards, middle);
        long high = six(HIGH, cards, from) | six(HIGH, cards, middle);
        return any(cards, from, low, high) || any(cards, middle, low, high);
    }

    static int count(byte[] cards, int from) {
        int middle = from + HALF;
        return count(cards, from, six(LOW, cards, middle), six(HIGH, cards, middle))
                + count(cards, middle, six(LOW, cards, from), six(HIGH, cards, from));
    }

    static int list(byte[] cards, int from, int[] out, int at) {
        int middle = from + HALF;
        int next = list(cards, from, six(LOW, cards, middle), six(HIGH, cards, middle), out, at);
        return list(cards, middle, six(LOW, cards, from), six(HIGH, cards, from), out, next) - at;
    }

    private static boolean any(byte[] cards, int from, long low, long high) {
        int a = cards[from] & 0xff;
        int b = cards[from + 1] & 0xff;
        int c = cards[from + 2] & 0xff;
        int d = cards[from + 3] & 0xff;
        int e = cards[from + 4] & 0xff;
        int f = cards[from + 5] & 0xff;
        return ((low & row(LOW, a, b, c, d, e, f)) | (high & row(HIGH, a, b, c, d, e, f))) != 0
                || ((low & row(LOW, b, c, d, e, f)) | (high & row(HIGH, b, c, d, e, f))) != 0
                || ((low & row(LOW, c, d, e, f)) | (high & row(HIGH, c, d, e, f))) != 0
                || ((low & ring(LOW, d, e, f)) | (high & ring(HIGH, d, e, f))) != 0;
    }

    private static int count(byte[] cards, int from, long otherLow, long otherHigh) {
        int a = cards[from] & 0xff;
        int b = cards[from + 1] & 0xff;
        int c = cards[from + 2] & 0xff;
        int d = cards[from + 3] & 0xff;
        int e = cards[from + 4] & 0xff;
        int f = cards[from + 5] & 0xff;
        long low = otherLow;
        long high = otherHigh;
        int found = size(low & row(LOW, a, b, c, d, e, f), high & row(HIGH, a, b, c, d, e, f));
        low |= LOW[a];
        high |= HIGH[a];
        found += size(low & row(LOW, b, c, d, e, f), high & row(HIGH, b, c, d, e, f));
        low |= LOW[b];
        high |= HIGH[b];
        found += size(low & row(LOW, c, d, e, f), high & row(HIGH, c, d, e, f));
        low |= LOW[c] | LOW[d];
        high |= HIGH[c] | HIGH[d];
        return found + size(low & ring(LOW, d, e, f), high & ring(HIGH, d, e, f));
    }

    private static int list(byte[] cards, int from, long otherLow, long otherHigh, int[] out, int at) {
        int a = cards[from] & 0xff;
        int b = cards[from + 1] & 0xff;
        int c = cards[from + 2] & 0xff;
        int d = cards[from + 3] & 0xff;
        int e = cards[from + 4] & 0xff;
        int f = cards[from + 5] & 0xff;
        long low = otherLow;
        long high = otherHigh;
        int next = Solver.write(a, low & row(LOW, a, b, c, d, e, f), high & row(HIGH, a, b, c, d, e, f), out, at);
        low |= LOW[a];
        high |= HIGH[a];
        next = Solver.write(b, low & row(LOW, b, c, d, e, f), high & row(HIGH, b, c, d, e, f), out, next);
        low |= LOW[b];
        high |= HIGH[b];
        next = Solver.write(c, low & row(LOW, c, d, e, f), high & row(HIGH, c, d, e, f), out, next);
        low |= LOW[c];
        high |= HIGH[c];
        next = Solver.write(d, low & row(LOW, d, e, f), high & row(HIGH, d, e, f), out, next);
        low |= LOW[d];
        high |= HIGH[d];
        return Solver.write(e, low & row(LOW, e, f), high & row(HIGH, e, f), out, next);
    }

    private static int size(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    private static long six(long[] bit, byte[] cards, int from) {
        return bit[cards[from] & 0xff]
                | bit[cards[from + 1] & 0xff]
                | bit[cards[from + 2] & 0xff]
                | bit[cards[from + 3] & 0xff]
                | bit[cards[from + 4] & 0xff]
                | bit[cards[from + 5] & 0xff];
    }

    private static long row(long[] bit, int a, int b, int c, int d, int e, int f) {
        return row(bit, a, b, c, d, e) | row(bit, a, f);
    }

    private static long row(long[] bit, int a, int b, int c, int d, int e) {
        return row(bit, a, b, c, d) | row(bit, a, e);
    }

    private static long row(long[] bit, int a, int b, int c, int d) {
        return row(bit, a, b, c) | row(bit, a, d);
    }

    private static long row(long[] bit, int a, int b, int c) {
        return row(bit, a, b) | row(bit, a, c);
    }

    private static long row(long[] bit, int a, int b) {
        return bit[Thirds.of(a, b)];
    }

    private static long ring(long[] bit, int a, int b, int c) {
        return row(bit, a, b, c) | row(bit, b, c);
    }
}
