package org.tercet.bots.human;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;

/**
 * How a hand of two stands against hands that nobody knows, counted over every two of the cards that the player has not seen. The hands of
 * several others are taken to be independent of one another, which two cards each out of some seventy nearly are.
 */
final class ChipsetOdds {

    /** The index of the card that makes a set with two others: looked up some hundred thousand times for one bet. */
    private static final byte[][] THIRD = thirds();

    private final int[] hand;
    private final int[] unseen;
    private final int[] open;
    private int laid;
    private final boolean[] middle;
    private final int own;
    private final int opponents;
    private final double[] others;

    /**
     * Odds of a hand.
     *
     * @param own how many sets the player counts in it
     */
    ChipsetOdds(List<Card> hand, CardSet middle, int own, int opponents) {
        this.hand = hand.stream().mapToInt(Card::index).toArray();
        this.unseen = CardSet.ALL.minus(CardSet.of(hand)).minus(middle).stream()
                .mapToInt(Card::index)
                .toArray();
        this.open = new int[middle.size() + 1];
        this.middle = new boolean[Card.COUNT];
        middle.forEach(card -> lay(card.index()));
        this.own = own;
        this.opponents = opponents;
        this.others = spread();
    }

    /** How many sets a hand makes with the middle. */
    static int sets(List<Card> hand, CardSet middle) {
        return Sets.count(middle.plus(CardSet.of(hand))) - Sets.count(middle);
    }

    /** The share of the pot to expect if all show now. */
    double now() {
        return share(own, others);
    }

    /** The same after one more card in the middle, on average over the cards that it can be: this is what outs are worth. */
    double next() {
        int counted = sets();
        double sum = 0;
        for (int card : unseen) {
            lay(card);
            sum += share(own + sets() - counted, spread());
            middle[open[--laid]] = false;
        }
        return sum / unseen.length;
    }

    /** The chance that nobody else has a set. */
    double nobody() {
        return Math.pow(others[0], opponents);
    }

    private void lay(int card) {
        open[laid++] = card;
        middle[card] = true;
    }

    private int sets() {
        return withMiddle(hand[0]) + withMiddle(hand[1]) + (middle[THIRD[hand[0]][hand[1]]] ? 1 : 0);
    }

    /** Whoever has the most takes all, and equals share. */
    private double share(int sets, double[] spread) {
        double fewer = 0;
        for (int less = 0; less < Math.min(sets, spread.length); less++) {
            fewer += spread[less];
        }
        double equal = sets < spread.length ? spread[sets] : 0;
        double share = 0;
        double ways = 1;
        for (int tied = 0; tied <= opponents; tied++) {
            share += ways * Math.pow(equal, tied) * Math.pow(fewer, opponents - tied) / (tied + 1);
            ways = ways * (opponents - tied) / (tied + 1);
        }
        return share;
    }

    /** How likely two cards that are neither seen nor in the middle have no set, one, two and so on. */
    private double[] spread() {
        int[] single = new int[Card.COUNT];
        int[] cards = new int[laid + 1];
        int left = 0;
        for (int card : unseen) {
            if (!middle[card]) {
                single[card] = withMiddle(card);
                cards[single[card]]++;
                left++;
            }
        }
        double[] spread = apart(cards);
        for (int card : unseen) {
            for (int i = 0; i < laid && !middle[card]; i++) {
                int other = THIRD[card][open[i]];
                if (other < card && hidden(other)) {
                    spread[single[card] + single[other]]--;
                    spread[single[card] + single[other] + 1]++;
                }
            }
        }
        double pairs = left * (left - 1) / 2.0;
        for (int sets = 0; sets < spread.length; sets++) {
            spread[sets] /= pairs;
        }
        return spread;
    }

    /** How many pairs have so many sets, those that need both cards left out. */
    private static double[] apart(int[] cards) {
        double[] pairs = new double[2 * cards.length];
        for (int one = 0; one < cards.length; one++) {
            pairs[2 * one] += cards[one] * (cards[one] - 1) / 2.0;
            for (int other = 0; other < one; other++) {
                pairs[one + other] += (double) cards[one] * cards[other];
            }
        }
        return pairs;
    }

    private boolean hidden(int card) {
        return !middle[card] && card != hand[0] && card != hand[1];
    }

    /** The sets of one card with two of the middle. */
    private int withMiddle(int card) {
        int twice = 0;
        for (int i = 0; i < laid; i++) {
            twice += middle[THIRD[card][open[i]]] ? 1 : 0;
        }
        return twice / 2;
    }

    private static byte[][] thirds() {
        byte[][] thirds = new byte[Card.COUNT][Card.COUNT];
        for (Card one : Card.all()) {
            for (Card other : Card.all()) {
                thirds[one.index()][other.index()] = (byte) one.third(other).index();
            }
        }
        return thirds;
    }
}
