package org.tercet.fair;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** 64 secret bytes from which all shuffles of one match follow. One match, one seed: it is revealed when the match is over. */
public final class Seed {

    public static final int BYTES = 64;

    private static final byte[] TAG = "tercet-commitment-1".getBytes(StandardCharsets.US_ASCII);

    private final String hex;

    private Seed(String hex) {
        this.hex = hex;
    }

    public static Seed random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Seed(Hex.of(bytes));
    }

    public static Parsed<Seed> ofHex(String text) {
        return Hex.parse(text, BYTES, BYTES, Seed::new);
    }

    /** The secret itself. */
    public String hex() {
        return hex;
    }

    /** What may be shown before the deal: it fixes the seed and tells nothing about it. */
    public Commitment commitment() {
        MessageDigest digest = sha512();
        digest.update(TAG);
        return new Commitment(Hex.of(digest.digest(bytes())));
    }

    byte[] bytes() {
        return Hex.bytes(hex);
    }

    private static MessageDigest sha512() {
        try {
            return MessageDigest.getInstance("SHA-512");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-512", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed seed && MessageDigest.isEqual(bytes(), seed.bytes());
    }

    @Override
    public int hashCode() {
        return hex.hashCode();
    }

    /** A seed must not get into a log by accident. */
    @Override
    public String toString() {
        return "Seed[of " + commitment() + "]";
    }
}
