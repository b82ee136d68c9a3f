package org.tercet.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Many hands side by side, one in each byte of a vector: column i holds the i-th card of every hand. A card is written
 * with two bits an attribute, 1 to 3, so that of three different values each is the exclusive or of the other two.
 *
 * <p>Here and around, no vector passes from one method to another. The compiler inlines only so much, and a vector that
 * leaves a method which was not inlined becomes an object.
 */
final class Columns {
    static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;

    /** How many hands lie side by side. */
    static final int HANDS = BYTES.length();

    /** Cards are brought into columns by so many, as many as bytes in a long; smaller hands cannot be. */
    static final int FEWEST = Long.BYTES;

    /** The most cards of a hand. */
    static final int MOST = 21;

    /** The lower one of the two bits of each attribute. */
    static final long LOWER_BITS = 0x5555555555555555L;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** For each distance of two longs that exchange bytes, those that the first keeps. */
    private static final long[] KEPT = {0, 0x00FF00FF00FF00FFL, 0x0000FFFF0000FFFFL, 0, 0x00000000FFFFFFFFL};

    final byte[] indices = new byte[MOST * HANDS];

    final byte[] codes = new byte[MOST * HANDS];

    /** The codes with the two bits of each attribute exchanged. */
    final byte[] crossed = new byte[MOST * HANDS];

    private final long[] square = new long[HANDS];

    /** Brings as many hands of {@code n} cards as lie side by side into columns; the last eight cards may overlap others. */
    void lay(byte[] cards, int from, int n) {
        for (int first = 0; first < n; first += FEWEST) {
            int column = Math.min(first, n - FEWEST);
            gather(cards, from + column, n);
            for (int distance = FEWEST / 2; distance > 0; distance /= 2) {
                exchange(distance);
            }
            code(column, first);
        }
    }

    /** Eight cards of each hand, a long each, so arranged that after the exchanges hands are in order. */
    private void gather(byte[] cards, int from, int n) {
        int rows = LONGS.length();
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < FEWEST; i++) {
                square[i * rows + row] = (long) LONG.get(cards, from + (row * FEWEST + i) * n);
            }
        }
    }

    /** One of the three rounds that turn squares of eight by eight bytes about. */
    private void exchange(int distance) {
        int rows = LONGS.length();
        int bits = distance * Byte.SIZE;
        long kept = KEPT[distance];
        for (int i = 0; i < FEWEST / 2; i++) {
            int at = (i + (i & -distance)) * rows;
            int other = at + distance * rows;
            LongVector a = LongVector.fromArray(LONGS, square, at);
            LongVector b = LongVector.fromArray(LONGS, square, other);
            a.and(kept).or(b.and(kept).lanewise(VectorOperators.LSHL, bits)).intoArray(square, at);
            a.lanewise(VectorOperators.LSHR, bits).and(kept).or(b.and(~kept)).intoArray(square, other);
        }
    }

    /** From index to code: base 3 becomes base 4, the highest digit first, and each digit one more. Earlier ones are done. */
    private void code(int column, int first) {
        int rows = LONGS.length();
        for (int i = first - column; i < FEWEST; i++) {
            ByteVector index = LongVector.fromArray(LONGS, square, i * rows).reinterpretAsBytes();
            index.intoArray(indices, (column + i) * HANDS);
            ByteVector code = index.add((byte) (64 - 27), index.compare(VectorOperators.GE, (byte) 27))
                    .add((byte) (64 - 27), index.compare(VectorOperators.GE, (byte) (2 * 27)));
            ByteVector rest = code.and((byte) 63);
            code = code.add((byte) (16 - 9), rest.compare(VectorOperators.GE, (byte) 9))
                    .add((byte) (16 - 9), rest.compare(VectorOperators.GE, (byte) (2 * 9)));
            rest = code.and((byte) 15);
            code = code.add((byte) (4 - 3), rest.compare(VectorOperators.GE, (byte) 3))
                    .add((byte) (4 - 3), rest.compare(VectorOperators.GE, (byte) (2 * 3)))
                    .add((byte) LOWER_BITS);
            code.intoArray(codes, (column + i) * HANDS);
            LongVector bits = code.reinterpretAsLongs();
            bits.and(LOWER_BITS)
                    .lanewise(VectorOperators.LSHL, 1)
                    .or(bits.lanewise(VectorOperators.LSHR, 1).and(LOWER_BITS))
                    .reinterpretAsBytes()
                    .intoArray(crossed, (column + i) * HANDS);
        }
    }
}
