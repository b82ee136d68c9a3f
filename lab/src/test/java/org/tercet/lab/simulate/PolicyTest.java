package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;
import org.tercet.cards.Solver;
import org.tercet.cards.Verdict;

class PolicyTest {

    @Test
    void among_any_sets_in_any_order_the_right_one_is_taken() {
        for (long seed = 1; seed <= 500; seed++) {
            int[] sets = someSets(new Random(seed));
            int[] sorted = sets.clone();
            Arrays.sort(sorted);
            long state = Chance.start(seed, 0);

            assertThat(Policy.FIRST.choose(sets, sets.length, state)).isEqualTo(sorted[0]);
            assertThat(Policy.RANDOM.choose(sets, sets.length, state))
                    .isEqualTo(sorted[Chance.below(state, sets.length)]);
            assertThat(Policy.SIMILAR.choose(sets, sets.length, state)).isEqualTo(extreme(sorted, 1));
            assertThat(Policy.DIFFERENT.choose(sets, sets.length, state)).isEqualTo(extreme(sorted, -1));
        }
    }

    /** Sets of a hand of 18, as the solver happens to list them. */
    private static int[] someSets(Random random) {
        var cards = new byte[81];
        OneTable.shuffle(cards, 0, random.nextLong(), 0);
        var out = new int[SetFinder.room(18)];
        int count = Solver.INSTANCE.list(cards, 0, 18, out, 0);
        return count == 0 ? someSets(random) : Arrays.copyOf(out, count);
    }

    private static int extreme(int[] sorted, int sign) {
        int best = sorted[0];
        for (int set : sorted) {
            best = sign * differing(set) < sign * differing(best) ? set : best;
        }
        return best;
    }

    private static int differing(int set) {
        return Verdict.of(Card.of(set >>> 16), Card.of(set >>> 8 & 0xff), Card.of(set & 0xff))
                .differing();
    }
}
