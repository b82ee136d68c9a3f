package org.tercet.vector;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/**
 * Lists the sets of hands that lie side by side. Each pair of places within a half gives one bit a hand: is the third card
 * of the two cards there in the hand, and not met with them before? The bits are gathered pair by pair first, and then
 * dealt out to the hands.
 */
final class Hits {
    private static final int HANDS = Columns.HANDS;

    /** Of a hand of the most cards, halved. */
    private static final int MOST_PAIRS =
            Columns.MOST / 2 * (Columns.MOST / 2 - 1) / 2 + (Columns.MOST + 1) / 2 * (Columns.MOST / 2) / 2;

    /** Bits written at once, and never mind if there are fewer: seldom more, so that the processor guesses right. */
    private static final int AT_ONCE = Math.max(1, HANDS / 8);

    private static final byte NOWHERE = -1;

    private final Columns columns;
    private final long[] bits = new long[MOST_PAIRS];

    /** The cards of the set of each pair and hand, in ascending order; where there is none, of no meaning. */
    private final byte[] least = new byte[MOST_PAIRS * HANDS];

    private final byte[] middle = new byte[MOST_PAIRS * HANDS];
    private final byte[] most = new byte[MOST_PAIRS * HANDS];

    /** Where in these arrays there is a set. */
    private final int[] hits = new int[MOST_PAIRS * HANDS + AT_ONCE];

    private final byte[] counts = new byte[HANDS];

    /** Where the next set of each hand goes. */
    private final int[] places = new int[HANDS];

    Hits(Columns columns) {
        this.columns = columns;
    }

    /** Writes the sets of the hands in the columns, the first of which has this number; says where the next goes. */
    int list(int first, int n, int[] out, int at, int[] ends) {
        int found = gather(look(n));
        int next = at;
        for (int hand = 0; hand < HANDS; hand++) {
            places[hand] = next;
            next += counts[hand];
            ends[first + hand] = next;
        }
        for (int i = 0; i < found; i++) {
            int hit = hits[i];
            out[places[hit & (HANDS - 1)]++] = least[hit] << 16 | middle[hit] << 8 | most[hit];
        }
        return next;
    }

    /** Looks at all pairs within each half and says how many these are. */
    private int look(int n) {
        int half = n / 2;
        int pair = 0;
        Arrays.fill(counts, (byte) 0);
        for (int i = 0; i < half; i++) {
            look(i, half, half, n, pair);
            pair += half - 1 - i;
        }
        for (int i = half; i < n; i++) {
            look(i, n, 0, half, pair);
            pair += n - 1 - i;
        }
        return pair;
    }

    /** Looks for third cards as VectorFinder does, and keeps which ones they are. */
    private void look(int i, int end, int otherFrom, int otherEnd, int firstPair) {
        byte[] codes = columns.codes;
        byte[] crossed = columns.crossed;
        byte[] indices = columns.indices;
        ByteVector one = ByteVector.fromArray(Columns.BYTES, codes, i * HANDS);
        ByteVector oneCrossed = ByteVector.fromArray(Columns.BYTES, crossed, i * HANDS);
        ByteVector a = ByteVector.fromArray(Columns.BYTES, indices, i * HANDS);
        ByteVector found = ByteVector.fromArray(Columns.BYTES, counts, 0);
        for (int j = i + 1; j < end; j++) {
            ByteVector third = oneCrossed
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j * HANDS))
                    .not()
                    .and(one)
                    .or(one.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, codes, j * HANDS)));
            ByteVector c = ByteVector.broadcast(Columns.BYTES, NOWHERE);
            for (int k = j + 1; k < end; k++) {
                c = c.blend(
                        ByteVector.fromArray(Columns.BYTES, indices, k * HANDS),
                        third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
            for (int k = otherFrom; k < otherEnd; k++) {
                c = c.blend(
                        ByteVector.fromArray(Columns.BYTES, indices, k * HANDS),
                        third.eq(ByteVector.fromArray(Columns.BYTES, codes, k * HANDS)));
            }
            VectorMask<Byte> hit = c.compare(VectorOperators.NE, NOWHERE);
            found = found.add((byte) 1, hit);
            int pair = firstPair + j - i - 1;
            bits[pair] = hit.toLong();
            ByteVector b = ByteVector.fromArray(Columns.BYTES, indices, j * HANDS);
            ByteVector low = a.min(b);
            ByteVector high = a.max(b);
            low.min(c).intoArray(least, pair * HANDS);
            low.max(high.min(c)).intoArray(middle, pair * HANDS);
            high.max(c).intoArray(most, pair * HANDS);
        }
        found.intoArray(counts, 0);
    }

    /** All bits as hits; returns how many there are. */
    private int gather(int pairs) {
        int at = 0;
        for (int pair = 0; pair < pairs; pair++) {
            int from = pair * HANDS;
            long left = bits[pair];
            int found = Long.bitCount(left);
            for (int i = 0; i < AT_ONCE; i++) {
                hits[at + i] = from + Long.numberOfTrailingZeros(left);
                left &= left - 1;
            }
            for (int i = AT_ONCE; i < found; i++) {
                hits[at + i] = from + Long.numberOfTrailingZeros(left);
                left &= left - 1;
            }
            at += found;
        }
        return at;
    }
}
