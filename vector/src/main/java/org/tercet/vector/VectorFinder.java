package org.tercet.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;

/**
 * The set finder for machines with wide vectors. It solves as many hands at once as a vector has bytes; a single hand, or
 * one that is very small or large, goes to the {@link Solver}. One for each thread.
 */
public final class VectorFinder implements SetFinder {
    private static final int HANDS = Columns.HANDS;

    private final Columns columns = new Columns();
    private final Hits hits = new Hits(columns);
    private final byte[] counts = new byte[HANDS];

    /** The least that any third card differs from a card of the hand, as an exclusive or: 0 if there is a set. */
    private final byte[] nearest = new byte[HANDS];

    @Override
    public boolean any(byte[] cards, int from, int n) {
        return Solver.INSTANCE.any(cards, from, n);
    }

    @Override
    public int count(byte[] cards, int from, int n) {
        return Solver.INSTANCE.count(cards, from, n);
    }

    @Override
    public int list(byte[] cards, int from, int n, int[] out, int at) {
        return Solver.INSTANCE.list(cards, from, n, out, at);
    }

    @Override
    public int anyEach(byte[] cards, int n, int hands, boolean[] out) {
        int together = together(n, hands);
        int yes = 0;
        for (int first = 0; first < together; first += HANDS) {
            columns.lay(cards, first * n, n);
            look(n);
            VectorMask<Byte> found =
                    ByteVector.fromArray(Columns.BYTES, nearest, 0).compare(VectorOperators.EQ, (byte) 0);
            found.intoArray(out, first);
            yes += found.trueCount();
        }
        for (int hand = together; hand < hands; hand++) {
            out[hand] = any(cards, hand * n, n);
            yes += out[hand] ? 1 : 0;
        }
        return yes;
    }

    @Override
    public long countEach(byte[] cards, int n, int hands, int[] out) {
        int together = together(n, hands);
        long sum = 0;
        for (int first = 0; first < together; first += HANDS) {
            columns.lay(cards, first * n, n);
            count(n);
            for (int hand = 0; hand < HANDS; hand++) {
                out[first + hand] = counts[hand];
                sum += counts[hand];
            }
        }
        for (int hand = together; hand < hands; hand++) {
            out[hand] = count(cards, hand * n, n);
            sum += out[hand];
        }
        return sum;
    }

    @Override
    public int listEach(byte[] cards, int n, int hands, int[] out, int[] ends) {
        int together = together(n, hands);
        int at = 0;
        for (int first = 0; first < together; first += HANDS) {
            columns.lay(cards, first * n, n);
            at = hits.list(first, n, out, at, ends);
        }
        for (int hand = together; hand < hands; hand++) {
            at += list(cards, hand * n, n, out, at);
            ends[hand] = at;
        }
        return at;
    }

    /** How many of the hands are solved side by side. */
    private static int together(int n, int hands) {
        return n < Columns.FEWEST || n > Columns.MOST ? 0 : hands / HANDS * HANDS;
    }

    /** Pairs are taken within each half of a hand, as two cards of a set always lie in the same half. */
    private void count(int n) {
        int middle = n / 2;
        ByteVector.zero(Columns.BYTES).intoArray(counts, 0);
        for (int i = 0; i < middle; i++) {
            count(i, middle, middle, n);
        }
        for (int i = middle; i < n; i++) {
            count(i, n, 0, middle);
        }
    }

    /**
     * Counts the sets of a card with a later one before {@code end}, whose third card is later still, or in the other half.
     *
     * <p>The third card: where two values differ it has their exclusive or, and a bit of that stands in the crossed ones
     * too, which keeps the first value out; where they agree neither has a bit, and the first value comes in.
     */
    private void count(int i, int end, int otherFrom, int otherEnd) {
        byte[] codes = columns.codes;
        byte[] crossed = columns.crossed;
        ByteVector one = ByteVector.fromArray(Columns.BYTES, codes, i * HANDS);
        ByteVector oneCrossed = ByteVector.fromArray(Columns.BYTES, crossed, i * HANDS);
        ByteVector found = ByteVector.fromArray(Columns.BYTES, counts, 0);
        for (int j = i + 1; j < end; j++) {
            ByteVector third = oneCrossed
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j * HANDS))
                    .not()
                    .and(one)
                    .or(one.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, j * HANDS)));
            for (int k = j + 1; k < end; k++) {
                found = found.add((byte) 1, third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
            for (int k = otherFrom; k < otherEnd; k++) {
                found = found.add((byte) 1, third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
        }
        found.intoArray(counts, 0);
    }

    private void look(int n) {
        int middle = n / 2;
        ByteVector.broadcast(Columns.BYTES, -1).intoArray(nearest, 0);
        for (int i = 0; i < middle; i++) {
            look(i, middle, middle, n);
        }
        for (int i = middle; i < n; i++) {
            look(i, n, 0, middle);
        }
    }

    /** Looks at the same cards as {@link #count}; without masks, which is quicker, but cannot count. */
    private void look(int i, int end, int otherFrom, int otherEnd) {
        byte[] codes = columns.codes;
        byte[] crossed = columns.crossed;
        ByteVector one = ByteVector.fromArray(Columns.BYTES, codes, i * HANDS);
        ByteVector oneCrossed = ByteVector.fromArray(Columns.BYTES, crossed, i * HANDS);
        ByteVector least = ByteVector.fromArray(Columns.BYTES, nearest, 0);
        for (int j = i + 1; j < end; j++) {
            ByteVector third = oneCrossed
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j * HANDS))
                    .not()
                    .and(one)
                    .or(one.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, j * HANDS)));
            for (int k = j + 1; k < end; k++) {
                least = least.lanewise(
                        VectorOperators.UMIN,
                        third.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
            for (int k = otherFrom; k < otherEnd; k++) {
                least = least.lanewise(
                        VectorOperators.UMIN,
                        third.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
        }
        least.intoArray(nearest, 0);
    }
}
