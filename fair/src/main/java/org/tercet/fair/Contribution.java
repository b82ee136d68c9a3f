package org.tercet.fair;

import java.security.SecureRandom;

/** Random bytes that a player has sent before the deal. */
public record Contribution(String hex) {

    public static final int FEWEST_BYTES = 16;
    public static final int MOST_BYTES = 64;

    private static final int USUAL_BYTES = 32;

    public Contribution {
        Hex.checked(hex, FEWEST_BYTES, MOST_BYTES);
    }

    public static Contribution random(SecureRandom random) {
        byte[] bytes = new byte[USUAL_BYTES];
        random.nextBytes(bytes);
        return new Contribution(Hex.of(bytes));
    }

    public static Parsed<Contribution> ofHex(String text) {
        return Hex.parse(text, FEWEST_BYTES, MOST_BYTES, Contribution::new);
    }

    byte[] bytes() {
        return Hex.bytes(hex);
    }
}
