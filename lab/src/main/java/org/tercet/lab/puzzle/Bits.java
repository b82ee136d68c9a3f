package org.tercet.lab.puzzle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers drawn by lot from a text, the same on every machine and forever: the bytes are SHA-256 of the text in UTF-8
 * and a counter of eight bytes that begins at 0. Not for two threads at once.
 */
public final class Bits {

    /** As many as seven bytes can decide between. */
    private static final long MOST = 1L << 56;

    private final MessageDigest digest = sha256();
    private final ByteBuffer message;
    private final int counterAt;
    private byte[] block = {};
    private long blocks;
    private int used;

    private Bits(byte[] text) {
        message = ByteBuffer.allocate(text.length + Long.BYTES).put(text);
        counterAt = text.length;
    }

    public static Bits of(String text) {
        return new Bits(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * A number from 0 to one less than the limit, each equally likely: the next bytes, as few as can make so many
     * numbers, the first one the highest. Numbers beyond the last full round of the limit are drawn again.
     */
    public long below(long limit) {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("nothing can be drawn below " + limit);
        }
        long range = 1;
        while (range < limit) {
            range <<= Byte.SIZE;
        }
        long fair = range - range % limit;
        long drawn;
        do {
            drawn = 0;
            for (long left = range; left > 1; left >>>= Byte.SIZE) {
                drawn = drawn << Byte.SIZE | nextByte();
            }
        } while (drawn >= fair);
        return drawn % limit;
    }

    public int below(int limit) {
        return (int) below((long) limit);
    }

    /** So many different numbers below a limit, each choice and order equally likely. */
    public int[] draw(int count, int limit) {
        int[] numbers = new int[limit];
        for (int i = 0; i < limit; i++) {
            numbers[i] = i;
        }
        int[] drawn = new int[count];
        for (int i = 0; i < count; i++) {
            int at = i + below(limit - i);
            drawn[i] = numbers[at];
            numbers[at] = numbers[i];
        }
        return drawn;
    }

    /** The same things in any order, each equally likely. */
    <T> List<T> shuffled(List<T> things) {
        List<T> shuffled = new ArrayList<>(things.size());
        for (int place : draw(things.size(), things.size())) {
            shuffled.add(things.get(place));
        }
        return shuffled;
    }

    private int nextByte() {
        if (used == block.length) {
            block = digest.digest(message.putLong(counterAt, blocks++).array());
            used = 0;
        }
        return block[used++] & 0xff;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
