package org.tercet.bench;

import java.util.Random;
import org.tercet.cards.Card;

/** Seeded random hands, laid one after the other as a set finder takes them. */
public final class Hands {
    private Hands() {}

    public static byte[] random(long seed, int hands, int n) {
        var random = new Random(seed);
        var deck = new byte[Card.COUNT];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = (byte) i;
        }
        var cards = new byte[hands * n];
        for (int hand = 0; hand < hands; hand++) {
            for (int i = 0; i < n; i++) {
                int j = i + random.nextInt(deck.length - i);
                byte card = deck[j];
                deck[j] = deck[i];
                deck[i] = card;
                cards[hand * n + i] = card;
            }
        }
        return cards;
    }
}
