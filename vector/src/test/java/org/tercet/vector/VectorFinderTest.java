package org.tercet.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;

class VectorFinderTest {

    private static final SetFinder PLAIN = Solver.INSTANCE;
    private static final SetFinder VECTORS = new VectorFinder();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 81})
    void hands_of_every_size_get_the_answers_of_the_solver(int n) {
        int hands = n == 12 ? 20_000 : n > 21 ? 100 : 1_500 + n;
        assertSame(random(n, hands, n), n, hands);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129})
    void any_number_of_hands_is_solved(int hands) {
        assertSame(random(1, hands, 12), 12, hands);
    }

    @Test
    void every_set_is_found_in_every_three_places_of_twelve() {
        for (int n = 8; n <= 21; n++) {
            int triples = n * (n - 1) * (n - 2) / 6;
            byte[] cards = random(n, triples, n);
            int hand = 0;
            for (int i = 0; i < n; i++) {
                for (int j = i + 1; j < n; j++) {
                    for (int k = j + 1; k < n; k++) {
                        putSet(cards, hand++ * n, n, i, j, k);
                    }
                }
            }
            assertSame(cards, n, triples);
        }
    }

    @Test
    void a_single_hand_is_solved_as_by_the_solver() {
        byte[] cards = random(3, 1, 12);
        assertThat(VECTORS.any(cards, 0, 12)).isEqualTo(PLAIN.any(cards, 0, 12));
        assertThat(VECTORS.count(cards, 0, 12)).isEqualTo(PLAIN.count(cards, 0, 12));
        assertThat(VECTORS.list(cards, 0, 12, new int[22], 0)).isEqualTo(PLAIN.count(cards, 0, 12));
    }

    /** Swaps cards within a hand or with others so that these three places hold a set. */
    private static void putSet(byte[] cards, int from, int n, int i, int j, int k) {
        int third = org.tercet.cards.Card.of(cards[from + i])
                .third(org.tercet.cards.Card.of(cards[from + j]))
                .index();
        for (int other = 0; other < n; other++) {
            if (cards[from + other] == third) {
                cards[from + other] = cards[from + k];
            }
        }
        cards[from + k] = (byte) third;
    }

    private static void assertSame(byte[] cards, int n, int hands) {
        var any = new boolean[hands];
        var anyPlain = new boolean[hands];
        assertThat(VECTORS.anyEach(cards, n, hands, any)).isEqualTo(PLAIN.anyEach(cards, n, hands, anyPlain));
        assertThat(any).isEqualTo(anyPlain);
        var counts = new int[hands];
        var countsPlain = new int[hands];
        assertThat(VECTORS.countEach(cards, n, hands, counts)).isEqualTo(PLAIN.countEach(cards, n, hands, countsPlain));
        assertThat(counts).isEqualTo(countsPlain);
        var sets = new int[hands * SetFinder.room(n)];
        var setsPlain = new int[hands * SetFinder.room(n)];
        int found = VECTORS.listEach(cards, n, hands, sets, counts);
        assertThat(found).isEqualTo(PLAIN.listEach(cards, n, hands, setsPlain, countsPlain));
        assertThat(counts).isEqualTo(countsPlain);
        assertThat(sortedByHand(sets, counts)).isEqualTo(sortedByHand(setsPlain, countsPlain));
    }

    private static int[] sortedByHand(int[] sets, int[] ends) {
        int from = 0;
        for (int end : ends) {
            Arrays.sort(sets, from, end);
            from = end;
        }
        return sets;
    }

    private static byte[] random(long seed, int hands, int n) {
        var random = new Random(seed);
        var deck = new byte[81];
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
