package org.tercet.vector;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/**
 * Tables of twelve cards side by side, one in each byte of a vector. Looking at them sorts their cards, so that pairs of
 * places in order are pairs of cards in order, and the first pair that has a third card later on is the first set.
 */
final class Tables {
    static final int TABLES = Columns.HANDS;
    static final int CARDS = 12;

    /** A pair of the last two places has no third later on. */
    private static final int PAIRS = CARDS * (CARDS - 1) / 2 - 1;

    /** The first and the second place of each pair. */
    static final byte[] FIRST = new byte[PAIRS];

    static final byte[] SECOND = new byte[PAIRS];

    /** Places to be brought in order by twos; after all of them all twelve are. */
    private static final byte[] NETWORK = {
        0, 8, 1, 7, 2, 6, 3, 11, 4, 10, 5, 9, //
        0, 1, 2, 5, 3, 4, 6, 9, 7, 8, 10, 11, //
        0, 2, 1, 6, 5, 10, 9, 11, //
        0, 3, 1, 2, 4, 6, 5, 7, 8, 11, 9, 10, //
        1, 4, 3, 5, 6, 8, 7, 10, //
        1, 3, 2, 5, 6, 9, 8, 10, //
        2, 3, 4, 5, 6, 7, 8, 9, //
        4, 6, 5, 7, //
        3, 4, 5, 6, 7, 8
    };

    static {
        int pair = 0;
        for (int i = 0; i < CARDS - 2; i++) {
            for (int j = i + 1; j < CARDS; j++) {
                FIRST[pair] = (byte) i;
                SECOND[pair++] = (byte) j;
            }
        }
    }

    /** The cards in their {@link Codes}, place by place. */
    final byte[] cards = new byte[CARDS * TABLES];

    /** How many sets each table holds. */
    final byte[] counts = new byte[TABLES];

    /** Which of its sets is asked for on each table, counted from 0. */
    final byte[] asked = new byte[TABLES];

    /** The pair of each chosen set, and the place of its third card. */
    final byte[] pairs = new byte[TABLES];

    final byte[] thirds = new byte[TABLES];

    /** The cards with the two bits of each attribute exchanged. */
    private final byte[] crossed = new byte[CARDS * TABLES];

    /** For each pair the place of its third card later on, or 0. */
    private final byte[] completing = new byte[PAIRS * TABLES];

    void look() {
        sort();
        cross();
        ByteVector.zero(Columns.BYTES).intoArray(counts, 0);
        int pair = 0;
        for (int i = 0; i < CARDS - 2; i++) {
            complete(i, pair);
            pair += CARDS - 1 - i;
        }
    }

    void sort() {
        for (int i = 0; i < NETWORK.length; i += 2) {
            int low = NETWORK[i] * TABLES;
            int high = NETWORK[i + 1] * TABLES;
            ByteVector a = ByteVector.fromArray(Columns.BYTES, cards, low);
            ByteVector b = ByteVector.fromArray(Columns.BYTES, cards, high);
            a.min(b).intoArray(cards, low);
            a.max(b).intoArray(cards, high);
        }
    }

    private void cross() {
        for (int at = 0; at < cards.length; at += TABLES) {
            LongVector bits = ByteVector.fromArray(Columns.BYTES, cards, at).reinterpretAsLongs();
            bits.and(Columns.LOWER_BITS)
                    .lanewise(VectorOperators.LSHL, 1)
                    .or(bits.lanewise(VectorOperators.LSHR, 1).and(Columns.LOWER_BITS))
                    .reinterpretAsBytes()
                    .intoArray(crossed, at);
        }
    }

    /** Looks for the third cards of a place with each later one; how a third card comes about is said in VectorFinder. */
    private void complete(int i, int firstPair) {
        ByteVector one = ByteVector.fromArray(Columns.BYTES, cards, i * TABLES);
        ByteVector oneCrossed = ByteVector.fromArray(Columns.BYTES, crossed, i * TABLES);
        ByteVector found = ByteVector.fromArray(Columns.BYTES, counts, 0);
        for (int j = i + 1; j < CARDS - 1; j++) {
            ByteVector third = oneCrossed
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j * TABLES))
                    .not()
                    .and(one)
                    .or(one.lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, cards, j * TABLES)));
            ByteVector place = ByteVector.zero(Columns.BYTES);
            for (int k = j + 1; k < CARDS; k++) {
                place = place.blend((byte) k, third.eq(ByteVector.fromArray(Columns.BYTES, cards, k * TABLES)));
            }
            place.intoArray(completing, (firstPair + j - i - 1) * TABLES);
            found = found.add((byte) 1, place.compare(VectorOperators.NE, (byte) 0));
        }
        found.intoArray(counts, 0);
    }

    /** Chooses the first set of each table: going backwards, whatever comes later is earlier. */
    void chooseFirst() {
        ByteVector pair = ByteVector.zero(Columns.BYTES);
        ByteVector third = pair;
        for (int p = PAIRS - 1; p >= 0; p--) {
            ByteVector place = ByteVector.fromArray(Columns.BYTES, completing, p * TABLES);
            VectorMask<Byte> hit = place.compare(VectorOperators.NE, (byte) 0);
            pair = pair.blend((byte) p, hit);
            third = third.blend(place, hit);
        }
        pair.intoArray(pairs, 0);
        third.intoArray(thirds, 0);
    }

    /** Chooses the set that is asked for: one after the other until there is nothing more to count down. */
    void chooseAsked() {
        ByteVector pair = ByteVector.zero(Columns.BYTES);
        ByteVector third = pair;
        ByteVector left = ByteVector.fromArray(Columns.BYTES, asked, 0);
        for (int p = 0; p < PAIRS; p++) {
            ByteVector place = ByteVector.fromArray(Columns.BYTES, completing, p * TABLES);
            VectorMask<Byte> hit =
                    place.compare(VectorOperators.NE, (byte) 0).and(left.compare(VectorOperators.GE, (byte) 0));
            left = left.sub((byte) 1, hit);
            pair = pair.blend((byte) p, hit);
            third = third.blend(place, hit);
        }
        pair.intoArray(pairs, 0);
        third.intoArray(thirds, 0);
    }

    /** Chooses the first of the sets that differ on the fewest attributes, or on the most. */
    void chooseExtreme(boolean most) {
        ByteVector pair = ByteVector.zero(Columns.BYTES);
        ByteVector third = pair;
        ByteVector best = ByteVector.broadcast(Columns.BYTES, Byte.MAX_VALUE);
        byte turned = (byte) (most ? -1 : 0);
        for (int p = PAIRS - 1; p >= 0; p--) {
            ByteVector place = ByteVector.fromArray(Columns.BYTES, completing, p * TABLES);
            int i = FIRST[p] * TABLES;
            int j = SECOND[p] * TABLES;
            ByteVector differing = ByteVector.fromArray(Columns.BYTES, cards, i)
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, cards, j))
                    .or(ByteVector.fromArray(Columns.BYTES, crossed, i)
                            .lanewise(VectorOperators.XOR, ByteVector.fromArray(Columns.BYTES, crossed, j)))
                    .lanewise(VectorOperators.BIT_COUNT)
                    .lanewise(VectorOperators.XOR, turned);
            VectorMask<Byte> hit =
                    place.compare(VectorOperators.NE, (byte) 0).and(differing.compare(VectorOperators.LE, best));
            best = best.blend(differing, hit);
            pair = pair.blend((byte) p, hit);
            third = third.blend(place, hit);
        }
        pair.intoArray(pairs, 0);
        third.intoArray(thirds, 0);
    }
}
