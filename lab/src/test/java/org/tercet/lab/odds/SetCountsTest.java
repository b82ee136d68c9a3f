package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class SetCountsTest {

    private static final Odds ODDS = Odds.ofDeck();
    private static final List<CardSet> SETS = sets();

    /** How many ordered choices of three different sets, the first given, cover so many cards. */
    private static final long[] TRIPLES = triplesBySize();

    static IntStream everyNumberOfCards() {
        return IntStream.rangeClosed(SetCounts.FEWEST_CARDS, SetCounts.MOST_CARDS);
    }

    @ParameterizedTest
    @MethodSource("everyNumberOfCards")
    void the_counts_have_the_right_sum_moments_and_start(int cards) {
        SetCounts counts = SetCounts.of(cards);

        assertThat(factorialMoment(counts, 0)).isEqualTo(Binomial.of(81, cards));
        assertThat(factorialMoment(counts, 1)).isEqualTo(holding(3, cards).multiply(BigInteger.valueOf(1080)));
        assertThat(factorialMoment(counts, 2)).isEqualTo(pairsOfSets(cards));
        assertThat(factorialMoment(counts, 3)).isEqualTo(triplesOfSets(cards));
        assertThat(counts.distribution().getFirst()).isEqualTo(ODDS.setFree(cards));
        assertThat(counts.mean()).isEqualTo(new Fraction(Binomial.of(cards, 3), BigInteger.valueOf(79)));
    }

    @Test
    void twelve_cards_hold_two_hundred_and_twenty_in_seventy_nine_sets_and_at_most_fourteen() {
        SetCounts twelve = SetCounts.of(12);

        assertThat(twelve.mean()).hasToString("220/79");
        assertThat(twelve.max()).isEqualTo(14);
        assertThat(twelve.distribution()).hasSize(15);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void looking_at_every_hand_gives_the_same_counts(int cards) {
        assertThat(SetCounts.of(cards).distribution()).isEqualTo(plain(81, cards));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10})
    void the_small_deck_agrees_with_looking_at_every_hand(int cards) {
        assertThat(SetCounts.of(3, cards).distribution()).isEqualTo(plain(27, cards));
    }

    @Test
    void fewer_than_three_or_more_than_fifteen_cards_are_refused() {
        assertThatThrownBy(() -> SetCounts.of(2)).hasMessage("sets are counted among 3 to 15 cards, not among 2");
        assertThatThrownBy(() -> SetCounts.of(16)).hasMessage("sets are counted among 3 to 15 cards, not among 16");
    }

    private static List<BigInteger> plain(int deck, int cards) {
        List<BigInteger> counts = new ArrayList<>();
        for (long count : PlainCount.of(deck, cards)) {
            counts.add(BigInteger.valueOf(count));
        }
        while (counts.getLast().signum() == 0) {
            counts.removeLast();
        }
        return counts;
    }

    /** Over all hands, the number of ordered choices of {@code order} different sets in the hand. */
    private static BigInteger factorialMoment(SetCounts counts, int order) {
        BigInteger sum = BigInteger.ZERO;
        for (int sets = 0; sets <= counts.max(); sets++) {
            BigInteger term = counts.distribution().get(sets);
            for (int i = 0; i < order; i++) {
                term = term.multiply(BigInteger.valueOf(sets - i));
            }
            sum = sum.add(term);
        }
        return sum;
    }

    private static BigInteger holding(int given, int cards) {
        return cards < given ? BigInteger.ZERO : Binomial.of(81 - given, cards - given);
    }

    private static BigInteger pairsOfSets(int cards) {
        long touching = 3 * 39;
        long apart = 1080 - 1 - touching;
        return holding(5, cards)
                .multiply(BigInteger.valueOf(1080 * touching))
                .add(holding(6, cards).multiply(BigInteger.valueOf(1080 * apart)));
    }

    private static BigInteger triplesOfSets(int cards) {
        BigInteger sum = BigInteger.ZERO;
        for (int size = 0; size < TRIPLES.length; size++) {
            sum = sum.add(holding(size, cards).multiply(BigInteger.valueOf(1080 * TRIPLES[size])));
        }
        return sum;
    }

    private static long[] triplesBySize() {
        long[] bySize = new long[10];
        CardSet first = SETS.getFirst();
        for (CardSet second : SETS.subList(1, SETS.size())) {
            CardSet two = first.plus(second);
            for (CardSet third : SETS.subList(1, SETS.size())) {
                if (!third.equals(second)) {
                    bySize[two.plus(third).size()]++;
                }
            }
        }
        return bySize;
    }

    private static List<CardSet> sets() {
        List<CardSet> sets = new ArrayList<>();
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                Card c = a.third(b);
                if (a.compareTo(b) < 0 && b.compareTo(c) < 0) {
                    sets.add(CardSet.of(a, b, c));
                }
            }
        }
        return sets;
    }
}
