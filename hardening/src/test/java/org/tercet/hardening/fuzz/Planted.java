package org.tercet.hardening.fuzz;

/** Breaks on one text. */
final class Planted {

    private Planted() {}

    static void read(byte[] bytes) {
        if (bytes.length > 3 && bytes[0] == '2' && bytes[1] == 'r') {
            if (bytes[2] == 't' && bytes[3] == 's') {
                throw new AssertionError("found");
            }
        }
    }
}
