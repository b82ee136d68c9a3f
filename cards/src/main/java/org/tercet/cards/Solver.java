package org.tercet.cards;

/** The set finder for every machine: a table of third cards and the hand as 81 bits. */
public final class Solver implements SetFinder {
    public static final Solver INSTANCE = new Solver();

    private Solver() {}

    @Override
    public boolean any(byte[] cards, int from, int n) {
        return count(cards, from, n) > 0;
    }

    @Override
    public int count(byte[] cards, int from, int n) {
        long low = 0;
        long high = 0;
        int found = 0;
        for (int i = from; i < from + n; i++) {
            for (int j = from; j < i; j++) {
                int third = Thirds.of(cards[i], cards[j]);
                found += (int) (((third < Long.SIZE ? low : high) >>> third) & 1);
            }
            if (cards[i] < Long.SIZE) {
                low |= 1L << cards[i];
            } else {
                high |= 1L << cards[i];
            }
        }
        return found / 2;
    }

    @Override
    public int list(byte[] cards, int from, int n, int[] out, int at) {
        int next = at;
        for (int i = from; i < from + n; i++) {
            for (int j = from; j < i; j++) {
                int third = Thirds.of(cards[i], cards[j]);
                for (int k = from; k < j; k++) {
                    if (cards[k] == third) {
                        out[next++] = SetFinder.packed(third, cards[j], cards[i]);
                    }
                }
            }
        }
        return next - at;
    }
}
