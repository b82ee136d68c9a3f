package org.tercet.server.table;

import java.util.Arrays;

/**
 * The last of many pieces, one behind the other in one array that is written round and round. An array for each of them would
 * live just long enough to be copied by the collector twice; this one is copied a few times while it grows, and stays.
 */
final class Ring {

    private static final int FIRST_BYTES = 1 << 10;

    private final int mostPieces;
    private final int mostBytes;

    /** How long each piece is, written round and round as well. */
    private final int[] lengths;

    private byte[] bytes = new byte[FIRST_BYTES];
    private int begin;
    private int used;
    private int first;
    private int size;

    /** @param mostBytes a power of two; a piece that is larger than this drives out all others, and is not kept either */
    Ring(int mostPieces, int mostBytes) {
        this.mostPieces = mostPieces;
        this.mostBytes = mostBytes;
        this.lengths = new int[mostPieces];
    }

    int size() {
        return size;
    }

    void add(byte[] piece) {
        while (size > 0 && (size == mostPieces || used + piece.length > mostBytes)) {
            removeFirst();
        }
        if (piece.length > mostBytes) {
            return;
        }
        makeRoom(used + piece.length);
        write(piece, (begin + used) % bytes.length);
        used += piece.length;
        lengths[(first + size) % mostPieces] = piece.length;
        size++;
    }

    private void removeFirst() {
        begin = (begin + lengths[first]) % bytes.length;
        used -= lengths[first];
        first = (first + 1) % mostPieces;
        size--;
    }

    private void makeRoom(int wanted) {
        int capacity = bytes.length;
        while (capacity < wanted) {
            capacity *= 2;
        }
        if (capacity > bytes.length) {
            bytes = Arrays.copyOf(read(begin, used), capacity);
            begin = 0;
        }
    }

    private void write(byte[] piece, int at) {
        int untilEnd = Math.min(piece.length, bytes.length - at);
        System.arraycopy(piece, 0, bytes, at, untilEnd);
        System.arraycopy(piece, untilEnd, bytes, 0, piece.length - untilEnd);
    }

    private byte[] read(int at, int length) {
        byte[] piece = Arrays.copyOfRange(bytes, at, at + length);
        int untilEnd = Math.min(length, bytes.length - at);
        System.arraycopy(bytes, 0, piece, untilEnd, length - untilEnd);
        return piece;
    }

    /** The last ones, as they came: the newest so many, or all if there are not as many. */
    byte[][] last(int count) {
        int skipped = Math.max(0, size - count);
        byte[][] pieces = new byte[size - skipped][];
        int at = begin;
        for (int i = 0; i < size; i++) {
            int length = lengths[(first + i) % mostPieces];
            if (i >= skipped) {
                pieces[i - skipped] = read(at, length);
            }
            at = (at + length) % bytes.length;
        }
        return pieces;
    }
}
