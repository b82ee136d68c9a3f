package org.tercet.lab.odds;

import java.util.Arrays;

/** A hand that knows its sets and how many more each further card would complete. */
final class Completion {

    /** Added to what a card completes once it is in the hand: more than any two cards complete. */
    private static final int HELD = 64;

    private final Space space;
    private final int[][] opposite;
    private final int[] completes;
    private final int[] hand;
    private final int[] alone = new int[HELD];
    private final int[] together = new int[3 * HELD];
    private int cards;
    private int sets;

    Completion(Space space) {
        this.space = space;
        completes = new int[space.points];
        hand = new int[space.points];
        opposite = new int[space.points][space.points - 1];
        for (int centre = 0; centre < space.points; centre++) {
            int n = 0;
            for (int card = 0; card < space.points; card++) {
                int other = space.third(centre, card);
                if (card < other) {
                    opposite[centre][n++] = card;
                    opposite[centre][n++] = other;
                }
            }
        }
    }

    void clear() {
        Arrays.fill(completes, 0);
        cards = 0;
        sets = 0;
    }

    boolean holds(int card) {
        return completes[card] >= HELD;
    }

    void add(int card) {
        sets += completes[card];
        for (int i = 0; i < cards; i++) {
            completes[space.third(hand[i], card)]++;
        }
        completes[card] += HELD;
        hand[cards++] = card;
    }

    void dropLast() {
        int card = hand[--cards];
        completes[card] -= HELD;
        for (int i = 0; i < cards; i++) {
            completes[space.third(hand[i], card)]--;
        }
        sets -= completes[card];
    }

    /** Counts every pair of further cards once, by the number of sets that the hand then holds. */
    void tallyPairs(long[] bySets) {
        int most = tallyAlone();
        tallyTogether();
        for (int a = 0; a <= most; a++) {
            bySets[sets + 2 * a] += (long) alone[a] * (alone[a] - 1) / 2;
            for (int b = 0; b < a; b++) {
                bySets[sets + a + b] += (long) alone[a] * alone[b];
            }
        }
        for (int sum = 0; sum <= 2 * most; sum++) {
            bySets[sets + sum] -= together[sum];
            bySets[sets + sum + 1] += together[sum];
        }
    }

    private int tallyAlone() {
        Arrays.fill(alone, 0);
        int most = 0;
        for (int sets : completes) {
            if (sets < HELD) {
                alone[sets]++;
                most = Math.max(most, sets);
            }
        }
        return most;
    }

    /** The pairs that make one more set together with a card of the hand, by what the two complete alone. */
    private void tallyTogether() {
        Arrays.fill(together, 0);
        for (int i = 0; i < cards; i++) {
            int[] pairs = opposite[hand[i]];
            for (int j = 0; j < pairs.length; j += 2) {
                together[completes[pairs[j]] + completes[pairs[j + 1]]]++;
            }
        }
    }
}
