package org.tercet.lab.coop;

import java.math.BigInteger;
import java.util.Arrays;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.odds.Fraction;

/**
 * How many sets the next layout holds on average, when some cards stay and others are drawn from the unseen ones, each draw as
 * likely as any other. A set of which {@code j} cards are unseen comes about with the chance that these {@code j} are all drawn;
 * the average is the sum of those chances, whether sets overlap or not.
 */
final class NextLayout {

    private static final int RECTANGLE = 12;

    private static final int SET = 3;

    private static final int UNKNOWN = -1;

    /** The third card of two, by their indices. */
    private static final int[][] THIRD = thirds();

    private final boolean[] isUnseen = new boolean[Card.COUNT];
    private final int[] deck;
    private final long unseenSets;

    /** How many pairs of unseen cards each card completes. */
    private final int[] pairs = new int[Card.COUNT];

    NextLayout(CardSet unseen) {
        deck = indices(unseen);
        for (int card : deck) {
            isUnseen[card] = true;
        }
        unseenSets = Sets.count(unseen);
        Arrays.fill(pairs, UNKNOWN);
    }

    Fraction average(CardSet staying) {
        return average(weight(staying));
    }

    /** The average for a weight. */
    Fraction average(long weight) {
        return new Fraction(BigInteger.valueOf(weight), BigInteger.valueOf(draws(0, 0)));
    }

    /** The average as a whole number, in units that are the same for all cards that may stay. */
    long weight(CardSet staying) {
        int drawn = Math.min(deck.length, Math.max(1, RECTANGLE - staying.size()));
        int[] cards = indices(staying);
        long withOneUnseen = 0;
        long withTwoUnseen = 0;
        long withNone = 0;
        for (int i = 0; i < cards.length; i++) {
            withTwoUnseen += pairs(cards[i]);
            for (int j = i + 1; j < cards.length; j++) {
                int third = THIRD[cards[i]][cards[j]];
                withOneUnseen += isUnseen[third] ? 1 : 0;
                withNone += third > cards[j] && staying.contains(Card.of(third)) ? 1 : 0;
            }
        }
        return withNone * draws(0, drawn)
                + withOneUnseen * draws(1, drawn)
                + withTwoUnseen * draws(2, drawn)
                + unseenSets * draws(SET, drawn);
    }

    /** Of all ways to name three unseen cards in order, in how many the first {@code j} are drawn ones. */
    private long draws(int j, int drawn) {
        long ways = 1;
        for (int i = 0; i < SET; i++) {
            ways *= i < j ? Math.max(0, drawn - i) : Math.max(1, deck.length - i);
        }
        return ways;
    }

    private int pairs(int card) {
        if (pairs[card] == UNKNOWN) {
            int twice = 0;
            for (int other : deck) {
                twice += isUnseen[THIRD[card][other]] ? 1 : 0;
            }
            pairs[card] = twice / 2;
        }
        return pairs[card];
    }

    private static int[] indices(CardSet cards) {
        return cards.stream().mapToInt(Card::index).toArray();
    }

    private static int[][] thirds() {
        int[][] thirds = new int[Card.COUNT][Card.COUNT];
        for (Card one : Card.all()) {
            for (Card other : Card.all()) {
                thirds[one.index()][other.index()] = one.third(other).index();
            }
        }
        return thirds;
    }
}
