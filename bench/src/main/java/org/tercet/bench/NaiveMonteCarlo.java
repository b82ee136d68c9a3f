package org.tercet.bench;

import java.util.SplittableRandom;
import org.tercet.cards.Card;

/** As anybody would write it: draw cards one by one, try all triples. */
final class NaiveMonteCarlo {
    private final NaiveTriples finder = new NaiveTriples();
    private final SplittableRandom random;
    private final byte[] deck = new byte[Card.COUNT];
    private final int cards;

    NaiveMonteCarlo(int cards, long seed) {
        this.cards = cards;
        this.random = new SplittableRandom(seed);
        for (int i = 0; i < deck.length; i++) {
            deck[i] = (byte) i;
        }
    }

    /** How many of so many hands hold no set. */
    int setFree(int hands) {
        int setFree = 0;
        for (int hand = 0; hand < hands; hand++) {
            for (int i = 0; i < cards; i++) {
                int drawn = random.nextInt(i, deck.length);
                byte card = deck[drawn];
                deck[drawn] = deck[i];
                deck[i] = card;
            }
            setFree += finder.any(deck, 0, cards) ? 0 : 1;
        }
        return setFree;
    }
}
