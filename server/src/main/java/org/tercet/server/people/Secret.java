package org.tercet.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Something that only one browser or program knows: 256 random bits. */
final class Secret {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;
    private static final int ID_BYTES = 12;

    private final String text;

    private Secret(String text) {
        this.text = text;
    }

    static Secret make() {
        return new Secret(random(BYTES));
    }

    static Secret of(String brought) {
        return new Secret(brought);
    }

    /** To be told once, to whom it belongs. */
    String tell() {
        return text;
    }

    /** What is kept of it. So many random bits need no slow hash. */
    String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A name that everybody may know, and that nobody else gets. */
    static String publicId() {
        return random(ID_BYTES);
    }

    private static String random(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    @Override
    public String toString() {
        return "a secret";
    }
}
