package org.tercet.cards;

/** The third card of every pair, as a table of bytes small enough for the first-level cache. */
final class Thirds {
    /** Rows are this far apart: a power of two, so that a place in the table needs no bounds check. */
    static final int ROW = 128;

    static final byte[] TABLE = table();

    private Thirds() {}

    static int of(int a, int b) {
        return TABLE[a * ROW + b];
    }

    /** The digit-wise sum of two cards: minus the third card, as three digits of a set add up to nothing. */
    static int sum(int a, int b) {
        return of(0, of(a, b));
    }

    private static byte[] table() {
        var table = new byte[ROW * ROW];
        for (int a = 0; a < Card.COUNT; a++) {
            for (int b = 0; b < Card.COUNT; b++) {
                table[a * ROW + b] = (byte) third(a, b);
            }
        }
        return table;
    }

    private static int third(int a, int b) {
        int third = 0;
        for (int weight = 1; weight < Card.COUNT; weight *= Attribute.VALUES) {
            int digits = a / weight % Attribute.VALUES + b / weight % Attribute.VALUES;
            third += weight * ((2 * Attribute.VALUES - digits) % Attribute.VALUES);
        }
        return third;
    }
}
