package org.tercet.fair;

/** The digest of a seed, shown before the deal. */
public record Commitment(String hex) {

    private static final int BYTES = 64;

    public Commitment {
        Hex.checked(hex, BYTES, BYTES);
    }

    public static Parsed<Commitment> ofHex(String text) {
        return Hex.parse(text, BYTES, BYTES, Commitment::new);
    }

    public boolean isOf(Seed seed) {
        return equals(seed.commitment());
    }
}
