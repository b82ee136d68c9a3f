package org.tercet.lab.odds;

import org.tercet.cards.CardSet;

/** All hands that the symmetries of the deck make of one hand, and how many they are. */
record Orbit(CardSet hand, long size) {

    static final Orbit OF_NO_CARD = new Orbit(CardSet.NONE, 1);

    int[] points() {
        return points(hand);
    }

    static int[] points(CardSet hand) {
        int[] points = new int[hand.size()];
        int n = 0;
        for (long left = hand.low(); left != 0; left &= left - 1) {
            points[n++] = Long.numberOfTrailingZeros(left);
        }
        for (long left = hand.high(); left != 0; left &= left - 1) {
            points[n++] = Long.SIZE + Long.numberOfTrailingZeros(left);
        }
        return points;
    }
}
