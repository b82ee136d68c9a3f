package org.tercet.lab.odds;

import java.util.Arrays;

/**
 * The affine space of {@code dimension} attributes over the field of three elements. Its points are the cards, numbered
 * by their base-3 digits, and its lines are the sets: three points whose digits each sum to zero modulo three.
 */
final class Space {

    static final Space FULL_DECK = new Space(4);

    final int dimension;
    final int points;
    final int hyperplanes;

    private final byte[] third;
    private final byte[][] through;
    private final byte[][] throughTwo;
    private final long[] throughLow;
    private final long[] throughHigh;

    Space(int dimension) {
        this.dimension = dimension;
        points = power(dimension);
        hyperplanes = 3 * (points - 1) / 2;
        third = new byte[points * points];
        for (int a = 0; a < points; a++) {
            for (int b = 0; b < points; b++) {
                third[a * points + b] = (byte) complete(a, b);
            }
        }
        through = new byte[points][(points - 1) / 2];
        throughLow = new long[points];
        throughHigh = new long[points];
        drawHyperplanes();
        throughTwo = new byte[points * points][];
        for (int a = 0; a < points; a++) {
            for (int b = 0; b < points; b++) {
                throughTwo[a * points + b] = common(through[a], through[b]);
            }
        }
    }

    /** The space of a deck of three or four attributes. */
    static Space ofDeck(int attributes) {
        if (attributes < 3 || attributes > 4) {
            throw new IllegalArgumentException("a deck has 3 or 4 attributes, not " + attributes);
        }
        return attributes == FULL_DECK.dimension ? FULL_DECK : new Space(attributes);
    }

    static int power(int exponent) {
        int value = 1;
        for (int i = 0; i < exponent; i++) {
            value *= 3;
        }
        return value;
    }

    /** The card that makes a set with two others; of a card with itself, the card. */
    int third(int a, int b) {
        return third[a * points + b];
    }

    /** The hyperplanes that contain a point, one of each parallel class. */
    byte[] through(int point) {
        return through[point];
    }

    /** The hyperplanes that contain two different points. */
    byte[] through(int a, int b) {
        return throughTwo[a * points + b];
    }

    long throughLow(int point) {
        return throughLow[point];
    }

    long throughHigh(int point) {
        return throughHigh[point];
    }

    private int complete(int a, int b) {
        int card = 0;
        for (int place = 1; place < points; place *= 3) {
            card += (6 - a / place % 3 - b / place % 3) % 3 * place;
        }
        return card;
    }

    private void drawHyperplanes() {
        int direction = 0;
        for (int normal = 1; normal < points; normal++) {
            if (leadingDigit(normal) != 1) {
                continue;
            }
            for (int point = 0; point < points; point++) {
                int plane = 3 * direction + product(normal, point);
                through[point][direction] = (byte) plane;
                if (plane < 64) {
                    throughLow[point] |= 1L << plane;
                } else {
                    throughHigh[point] |= 1L << plane;
                }
            }
            direction++;
        }
    }

    private static byte[] common(byte[] some, byte[] others) {
        byte[] both = new byte[some.length];
        int n = 0;
        for (int direction = 0; direction < some.length; direction++) {
            if (some[direction] == others[direction]) {
                both[n++] = some[direction];
            }
        }
        return Arrays.copyOf(both, n);
    }

    private static int leadingDigit(int vector) {
        int digit = vector;
        while (digit >= 3) {
            digit /= 3;
        }
        return digit;
    }

    private static int product(int normal, int point) {
        int sum = 0;
        for (int u = normal, x = point; u > 0; u /= 3, x /= 3) {
            sum += u % 3 * (x % 3);
        }
        return sum % 3;
    }
}
