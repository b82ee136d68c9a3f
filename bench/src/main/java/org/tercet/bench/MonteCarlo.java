package org.tercet.bench;

import java.util.SplittableRandom;
import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;

/**
 * Deals hands at random and counts those without a set. A number of 64 random bits is good for four cards: the upper half
 * of its product with the number of cards that are left says which, and the lower half is random still.
 */
final class MonteCarlo {
    static final int HANDS = 4096;

    /** So many draws leave more than 38 bits, and with them an error of each below 2^-38. */
    private static final int DRAWS = 4;

    private final SetFinder finder;
    private final int cards;
    private final SplittableRandom random;
    private final byte[] deck = new byte[Card.COUNT];
    private final byte[] hands;
    private final boolean[] any = new boolean[HANDS];

    MonteCarlo(SetFinder finder, int cards, long seed) {
        this.finder = finder;
        this.cards = cards;
        this.random = new SplittableRandom(seed);
        this.hands = new byte[HANDS * cards];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = (byte) i;
        }
    }

    /** How many of the next hands hold no set. */
    int setFree() {
        for (int from = 0; from < hands.length; from += cards) {
            deal(from);
        }
        return HANDS - finder.anyEach(hands, cards, HANDS, any);
    }

    /** Whatever order the deck is in, drawing from it at random gives every hand the same chance. */
    private void deal(int from) {
        long bits = 0;
        for (int i = 0; i < cards; i++) {
            bits = i % DRAWS == 0 ? random.nextLong() : bits;
            int left = Card.COUNT - i;
            int drawn = i + (int) Math.unsignedMultiplyHigh(bits, left);
            bits *= left;
            byte card = deck[drawn];
            deck[drawn] = deck[i];
            deck[i] = card;
            hands[from + i] = card;
        }
    }
}
