package org.tercet.lab.coop;

import java.math.BigInteger;
import java.util.List;
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

    private final CardSet unseen;
    private final List<Card> deck;
    private final long unseenSets;

    NextLayout(CardSet unseen) {
        this.unseen = unseen;
        this.deck = unseen.toList();
        this.unseenSets = Sets.count(unseen);
    }

    /** A full table without a set gets one card more, so that one is drawn at least. */
    Fraction average(CardSet staying) {
        int drawn = Math.min(deck.size(), Math.max(1, RECTANGLE - staying.size()));
        long[] sets = {Sets.count(staying), withOneUnseen(staying), withTwoUnseen(staying), unseenSets};
        long sum = 0;
        for (int j = 0; j <= SET; j++) {
            sum += sets[j] * draws(j, drawn);
        }
        return new Fraction(BigInteger.valueOf(sum), BigInteger.valueOf(draws(0, drawn)));
    }

    /** Of all ways to name three unseen cards in order, in how many the first {@code j} are drawn ones. */
    private long draws(int j, int drawn) {
        long ways = 1;
        for (int i = 0; i < SET; i++) {
            ways *= i < j ? Math.max(0, drawn - i) : Math.max(1, deck.size() - i);
        }
        return ways;
    }

    private long withOneUnseen(CardSet staying) {
        List<Card> cards = staying.toList();
        long count = 0;
        for (int i = 0; i < cards.size(); i++) {
            for (int j = i + 1; j < cards.size(); j++) {
                count += unseen.contains(cards.get(i).third(cards.get(j))) ? 1 : 0;
            }
        }
        return count;
    }

    private long withTwoUnseen(CardSet staying) {
        long twice = 0;
        for (Card stays : staying) {
            for (Card drawn : deck) {
                twice += unseen.contains(stays.third(drawn)) ? 1 : 0;
            }
        }
        return twice / 2;
    }
}
