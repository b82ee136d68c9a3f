package org.tercet.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import org.tercet.cards.SetFinder;

/**
 * Lists the sets of hands that lie side by side. Each choice of three places gives one bit a hand: do the cards there make
 * a set? The bits are gathered place by place first, and then dealt out to the hands.
 */
final class Hits {
    private static final int HANDS = Columns.HANDS;
    private static final int MOST_TRIPLES = Columns.MOST * (Columns.MOST - 1) * (Columns.MOST - 2) / 6;

    /** Bits written at once, and never mind if there are fewer: seldom more, so that the processor guesses right. */
    private static final int AT_ONCE = 2;

    private static final int[][] TRIPLES = new int[Columns.MOST + 1][];

    static {
        for (int n = Columns.FEWEST; n <= Columns.MOST; n++) {
            TRIPLES[n] = triples(n);
        }
    }

    private final Columns columns;
    private final long[] bits = new long[MOST_TRIPLES];

    /** The number of a triple, and the hand in its lowest byte. */
    private final int[] hits = new int[HANDS * SetFinder.room(Columns.MOST) + AT_ONCE];

    /** For each hand at first how many sets it has, then where the next goes; one more for a hit that is none. */
    private final int[] places = new int[HANDS + 1];

    Hits(Columns columns) {
        this.columns = columns;
    }

    /** Writes the sets of the hands in the columns, the first of which has this number; says where the next goes. */
    int list(byte[] cards, int first, int n, int[] out, int at, int[] ends) {
        int[] triples = TRIPLES[n];
        look(n);
        int found = gather(triples.length);
        int next = at;
        for (int hand = 0; hand < HANDS; hand++) {
            int sets = places[hand];
            places[hand] = next;
            next += sets;
            ends[first + hand] = next;
        }
        for (int i = 0; i < found; i++) {
            int hand = hits[i] & 0xff;
            int triple = triples[hits[i] >>> 8];
            int from = (first + hand) * n;
            out[places[hand]++] = SetFinder.packed(
                    cards[from + (triple >>> 16)], cards[from + (triple >>> 8 & 0xff)], cards[from + (triple & 0xff)]);
        }
        return next;
    }

    private void look(int n) {
        int middle = n / 2;
        int at = 0;
        for (int i = 0; i < middle; i++) {
            at = look(i, middle, middle, n, at);
        }
        for (int i = middle; i < n; i++) {
            at = look(i, n, 0, middle, at);
        }
    }

    /** The same triples in the same order as {@link #triples}. */
    private int look(int i, int end, int otherFrom, int otherEnd, int from) {
        byte[] codes = columns.codes;
        byte[] crossed = columns.crossed;
        ByteVector one = ByteVector.fromArray(Columns.BYTES, codes, i * HANDS);
        ByteVector oneCrossed = ByteVector.fromArray(Columns.BYTES, crossed, i * HANDS);
        int at = from;
        for (int j = i + 1; j < end; j++) {
            ByteVector third = oneCrossed
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j * HANDS))
                    .not()
                    .and(one)
                    .or(one.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, j * HANDS)));
            for (int k = j + 1; k < end; k++) {
                bits[at++] = third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS))
                        .toLong();
            }
            for (int k = otherFrom; k < otherEnd; k++) {
                bits[at++] = third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS))
                        .toLong();
            }
        }
        return at;
    }

    /** All bits as hits, and the number of each hand's; returns how many there are. */
    private int gather(int triples) {
        java.util.Arrays.fill(places, 0);
        int at = 0;
        for (int triple = 0; triple < triples; triple++) {
            long left = bits[triple];
            int found = Long.bitCount(left);
            hits[at] = triple << 8 | Long.numberOfTrailingZeros(left);
            left &= left - 1;
            hits[at + 1] = triple << 8 | Long.numberOfTrailingZeros(left);
            for (int more = AT_ONCE; more < found; more++) {
                left &= left - 1;
                hits[at + more] = triple << 8 | Long.numberOfTrailingZeros(left);
            }
            at += found;
        }
        for (int i = 0; i < at; i++) {
            places[hits[i] & 0xff]++;
        }
        return at;
    }

    /** The places of each triple that is looked at, packed. */
    private static int[] triples(int n) {
        var triples = new int[n * (n - 1) * (n - 2) / 6];
        int middle = n / 2;
        int at = 0;
        for (int i = 0; i < n; i++) {
            int end = i < middle ? middle : n;
            for (int j = i + 1; j < end; j++) {
                for (int k = j + 1; k < end; k++) {
                    triples[at++] = i << 16 | j << 8 | k;
                }
                for (int k = i < middle ? middle : 0; k < (i < middle ? n : middle); k++) {
                    triples[at++] = i << 16 | j << 8 | k;
                }
            }
        }
        return triples;
    }
}
