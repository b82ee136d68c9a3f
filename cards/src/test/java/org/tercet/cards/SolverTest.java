package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SolverTest {
    private static final SetFinder SOLVER = Solver.INSTANCE;

    @Test
    void hands_of_every_size_are_solved_as_by_the_definition() {
        for (int size = 0; size <= 81; size++) {
            int hands = size == 12 ? 2000 : size <= 21 ? 100 : 2;
            for (long seed = 1; seed <= hands; seed++) {
                assertSolved(Brute.dealt(new Random(seed * 100 + size), size), "seed " + (seed * 100 + size));
            }
        }
    }

    @Test
    void every_set_is_found_wherever_it_lies_among_twelve() {
        for (CardSet set : Brute.all(Pattern.SET, CardSet.ALL)) {
            var random = new Random(set.hashCode());
            List<Card> hand = new ArrayList<>(set.toList());
            for (Card card : Brute.dealt(random, 81)) {
                if (hand.size() < 12 && !hand.contains(card)) {
                    hand.add(card);
                }
            }
            Collections.shuffle(hand, random);
            assertSolved(hand, set.toString());
        }
    }

    /** The hand lies among other cards, and room is left around what is written. */
    private static void assertSolved(List<Card> hand, String as) {
        int[] sets = brute(hand);
        int before = 3;
        int n = hand.size();
        byte[] cards = Arrays.copyOf(new byte[] {80, 80, 80}, before + n + 2);
        System.arraycopy(Brute.indices(hand), 0, cards, before, n);
        var out = new int[before + SetFinder.room(n)];
        int listed = SOLVER.list(cards, before, n, out, before);
        var expected = new int[out.length];
        System.arraycopy(sets, 0, expected, before, sets.length);
        Arrays.sort(out, before, before + listed);
        if (SOLVER.any(cards, before, n) != (sets.length > 0)
                || SOLVER.count(cards, before, n) != sets.length
                || listed != sets.length
                || !Arrays.equals(out, expected)) {
            fail(as + " " + hand + " holds " + Arrays.toString(sets));
        }
    }

    private static int[] brute(List<Card> hand) {
        byte[] sorted = Brute.indices(hand.stream().sorted().toList());
        var sets = new ArrayList<Integer>();
        for (int i = 0; i < sorted.length; i++) {
            for (int j = i + 1; j < sorted.length; j++) {
                for (int k = j + 1; k < sorted.length; k++) {
                    if (Geometry.CLASSIC.isSet(sorted[i], sorted[j], sorted[k])) {
                        sets.add((sorted[i] * 256 + sorted[j]) * 256 + sorted[k]);
                    }
                }
            }
        }
        return sets.stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void many_hands_are_solved_as_each_alone() {
        for (int size : new int[] {3, 9, 12, 15, 18, 21}) {
            int hands = 300;
            var cards = new byte[hands * size];
            for (int hand = 0; hand < hands; hand++) {
                System.arraycopy(Brute.indices(Brute.dealt(new Random(hand), size)), 0, cards, hand * size, size);
            }
            var any = new boolean[hands];
            var counts = new int[hands];
            var out = new int[hands * SetFinder.room(size)];
            var ends = new int[hands];
            int yes = SOLVER.anyEach(cards, size, hands, any);
            long sum = SOLVER.countEach(cards, size, hands, counts);
            assertThat(SOLVER.listEach(cards, size, hands, out, ends)).isEqualTo((int) sum);
            int from = 0;
            for (int hand = 0; hand < hands; hand++) {
                var alone = new int[SetFinder.room(size)];
                int count = SOLVER.list(cards, hand * size, size, alone, 0);
                assertThat(any[hand]).isEqualTo(count > 0);
                assertThat(counts[hand]).isEqualTo(count);
                assertThat(Arrays.copyOfRange(out, from, ends[hand])).isEqualTo(Arrays.copyOf(alone, count));
                from = ends[hand];
                yes -= count > 0 ? 1 : 0;
                sum -= count;
            }
            assertThat(yes).isZero();
            assertThat(sum).isZero();
        }
    }

    @Test
    void there_is_room_for_the_most_sets_there_can_be() {
        assertThat(SetFinder.room(0)).isZero();
        assertThat(SetFinder.room(2)).isZero();
        assertThat(SetFinder.room(3)).isEqualTo(1);
        assertThat(SetFinder.room(9)).isEqualTo(12);
        assertThat(SetFinder.room(81)).isEqualTo(1_080);
    }

    @Test
    void a_set_packs_in_index_order_and_unpacks() {
        int packed = SetFinder.packed(2, 80, 41);
        assertThat(packed).isEqualTo((2 << 16) + (41 << 8) + 80);
        for (int[] order : new int[][] {{2, 41, 80}, {41, 2, 80}, {41, 80, 2}, {80, 2, 41}, {80, 41, 2}}) {
            assertThat(SetFinder.packed(order[0], order[1], order[2])).isEqualTo(packed);
        }
        assertThat(SetFinder.unpacked(packed)).containsExactly(Card.of(2), Card.of(41), Card.of(80));
    }
}
