package org.tercet.fair;

import java.util.List;

/**
 * How often each card came to each place, and each card behind each other (the first card counts as coming behind the last), over
 * many decks; and how far that is from what chance does.
 *
 * <p><b>Places.</b> In N fair decks of n cards every cell is expected N/n times. Rows and columns all sum to N, so the sum of
 * (seen − expected)²/expected, times (n−1)/n, follows chi-square with (n−1)² degrees of freedom.
 *
 * <p><b>Neighbours.</b> On a fair deck, taken as a ring, card b follows card a with probability 1/(n−1), any two possible pairs together with
 * 1/((n−1)(n−2)). What is seen less what is expected splits into a part that does not care which of two cards is first, with
 * n(n−3)/2 degrees of freedom and variance 1/(n−1) a deck in each direction, and a part that cares about nothing else, with
 * (n−1)(n−2)/2 of them and variance n/((n−1)(n−2)). Each sum of squares over its variance follows chi-square.
 */
final class DeckCounts {

    private final int cards;
    private final long[][] places;
    private final long[][] follows;
    private long decks;

    DeckCounts(int cards) {
        this.cards = cards;
        this.places = new long[cards][cards];
        this.follows = new long[cards][cards];
    }

    void add(List<Integer> deck) {
        decks++;
        int before = deck.getLast();
        for (int place = 0; place < cards; place++) {
            int card = deck.get(place);
            places[place][card]++;
            follows[before][card]++;
            before = card;
        }
    }

    double placesDeviation() {
        double expected = (double) decks / cards;
        double sum = 0;
        for (long[] row : places) {
            for (long seen : row) {
                sum += (seen - expected) * (seen - expected) / expected;
            }
        }
        return deviation(sum * (cards - 1) / cards, (cards - 1) * (cards - 1));
    }

    double neighboursDeviation() {
        double variance = (double) decks / (cards - 1);
        return deviation(neighbours(1) / variance, cards * (cards - 3) / 2);
    }

    double orderOfNeighboursDeviation() {
        double variance = (double) decks * cards / ((cards - 1) * (cards - 2));
        return deviation(neighbours(-1) / variance, (cards - 1) * (cards - 2) / 2);
    }

    /** The squares of the part that stays (1) or turns round (−1) when two cards change places. */
    private double neighbours(int sign) {
        double expected = (double) decks / (cards - 1);
        double sum = 0;
        for (int a = 0; a < cards; a++) {
            for (int b = 0; b < cards; b++) {
                if (a != b) {
                    double part = ((follows[a][b] - expected) + sign * (follows[b][a] - expected)) / 2;
                    sum += part * part;
                }
            }
        }
        return sum;
    }

    /** In standard deviations of a normal variable (Wilson and Hilferty): the cube root of chi-square is nearly normal. */
    private static double deviation(double chiSquare, int freedom) {
        double spread = 2.0 / (9.0 * freedom);
        return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
    }
}
