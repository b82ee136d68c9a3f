package org.tercet.lab.odds;

import org.tercet.cards.Card;

/** Looks at every hand of so many cards, one by one, and counts its sets triple by triple. */
final class PlainCount {

    private final int deck;
    private final int cards;
    private final int[] hand;
    private final int[][] third;
    private final long[] bySets = new long[100];

    private PlainCount(int deck, int cards) {
        this.deck = deck;
        this.cards = cards;
        hand = new int[cards];
        third = new int[deck][deck];
        for (int a = 0; a < deck; a++) {
            for (int b = 0; b < deck; b++) {
                third[a][b] = Card.of(a).third(Card.of(b)).index();
            }
        }
    }

    /** The number of hands with 0, 1, 2 … sets among the first {@code deck} cards, which must be closed under sets. */
    static long[] of(int deck, int cards) {
        var count = new PlainCount(deck, cards);
        count.extend(0, 0, 0);
        return count.bySets;
    }

    private void extend(int held, int from, int sets) {
        if (held == cards) {
            bySets[sets]++;
            return;
        }
        for (int card = from; card < deck; card++) {
            hand[held] = card;
            extend(held + 1, card + 1, sets + completedBy(card, held));
        }
    }

    private int completedBy(int card, int held) {
        int completed = 0;
        for (int i = 0; i < held; i++) {
            for (int j = 0; j < i; j++) {
                if (third[hand[i]][hand[j]] == card) {
                    completed++;
                }
            }
        }
        return completed;
    }
}
