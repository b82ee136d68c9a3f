package org.tercet.lab.odds;

import java.util.Arrays;

/**
 * A hand whose cards have colours that no symmetry of the deck changes. At first a colour tells how many cards lie on
 * each hyperplane through the card; for every point of a frame it is refined by the hyperplanes that the card shares
 * with the frame. Two colours may be equal by chance: that makes a search longer, never wrong.
 */
final class ColouredHand {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Space space;
    private final int[] hand = new int[CanonicalForm.MOST_CARDS];
    private final int[] cardsOn;
    private final long[] weight = new long[CanonicalForm.MOST_CARDS + 1];
    private final long[] step = new long[CanonicalForm.MOST_CARDS + 1];
    private final long[] loaded = new long[CanonicalForm.MOST_CARDS];
    private final long[][] colours;
    private int cards;

    ColouredHand(Space space) {
        this.space = space;
        cardsOn = new int[space.hyperplanes];
        colours = new long[space.dimension + 2][CanonicalForm.MOST_CARDS];
        weight[0] = mix(1);
        for (int i = 1; i < weight.length; i++) {
            weight[i] = mix(i + 1L);
            step[i] = weight[i] - weight[i - 1];
        }
    }

    int cards() {
        return cards;
    }

    int point(int card) {
        return hand[card];
    }

    /** The colours of the cards as a frame of that length sees them. */
    long[] colours(int length) {
        return colours[length];
    }

    void load(int[] points) {
        cards = points.length;
        System.arraycopy(points, 0, hand, 0, cards);
        Arrays.fill(cardsOn, 0);
        for (int point : points) {
            for (byte plane : space.through(point)) {
                cardsOn[plane]++;
            }
        }
        for (int i = 0; i < cards; i++) {
            loaded[i] = colourOf(hand[i]);
        }
        System.arraycopy(loaded, 0, colours[0], 0, cards);
    }

    /** Puts one more card to the hand that was loaded. */
    void add(int point) {
        for (byte plane : space.through(point)) {
            cardsOn[plane]++;
        }
        for (int i = 0; i < cards; i++) {
            long colour = loaded[i];
            for (byte plane : space.through(hand[i], point)) {
                colour += step[cardsOn[plane]];
            }
            colours[0][i] = colour;
        }
        colours[0][cards] = colourOf(point);
        hand[cards++] = point;
    }

    /** Takes away the card that was put to the hand. */
    void dropLast() {
        cards--;
        for (byte plane : space.through(hand[cards])) {
            cardsOn[plane]--;
        }
    }

    /** Colours the hand for a frame one longer, whose points all lie on the given hyperplanes. */
    void refine(int length, long planesLow, long planesHigh) {
        for (int i = 0; i < cards; i++) {
            long colour = colours[length][i] * SPREAD;
            for (long left = planesLow & space.throughLow(hand[i]); left != 0; left &= left - 1) {
                colour += weight[cardsOn[Long.numberOfTrailingZeros(left)]];
            }
            for (long left = planesHigh & space.throughHigh(hand[i]); left != 0; left &= left - 1) {
                colour += weight[cardsOn[Long.SIZE + Long.numberOfTrailingZeros(left)]];
            }
            colours[length + 1][i] = colour;
        }
    }

    private long colourOf(int point) {
        long colour = 0;
        for (byte plane : space.through(point)) {
            colour += weight[cardsOn[plane]];
        }
        return colour;
    }

    private static long mix(long value) {
        long z = value * SPREAD;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
