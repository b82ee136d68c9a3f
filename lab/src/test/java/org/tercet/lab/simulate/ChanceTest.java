package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChanceTest {

    @Test
    void numbers_are_those_of_the_jdk_from_the_same_start() {
        long state = Chance.start(5, 17);
        var random = new SplittableRandom(state);
        for (int bound = 1; bound < 200; bound++) {
            state = Chance.next(state);
            assertThat(Chance.below(state, bound))
                    .isEqualTo((int) Math.unsignedMultiplyHigh(random.nextLong(), bound))
                    .isBetween(0, bound - 1);
        }
    }

    @Test
    void games_and_seeds_start_apart() {
        var starts = new HashSet<Long>();
        for (long seed = -5; seed < 5; seed++) {
            for (long game = 0; game < 1000; game++) {
                starts.add(Chance.start(seed, game));
            }
        }
        assertThat(starts).hasSize(10_000);
    }

    @Test
    void a_shuffle_is_an_order_of_the_cards_and_leaves_the_rest_of_the_array_alone() {
        var orders = new byte[100];
        OneTable.shuffle(orders, 10, 1, 2);

        for (byte card = 1; card < 81; card++) {
            assertThat(orders).containsOnlyOnce(card);
        }
        for (int i = 0; i < orders.length; i++) {
            assertThat(orders[i]).isBetween((byte) 0, i < 10 || i > 90 ? (byte) 0 : (byte) 80);
        }
    }

    @Test
    void every_card_comes_to_every_place_equally_often() {
        int games = 81_000;
        var times = new int[81][81];
        var order = new byte[81];
        for (int game = 0; game < games; game++) {
            OneTable.shuffle(order, 0, 1, game);
            for (int place = 0; place < 81; place++) {
                times[place][order[place]]++;
            }
        }
        double expected = games / 81.0;
        double chiSquare = 0;
        for (int[] place : times) {
            for (int count : place) {
                chiSquare += (count - expected) * (count - expected) / expected;
            }
        }
        assertThat(chiSquare).isCloseTo(80 * 80, within(5 * Math.sqrt(2 * 80 * 80)));
    }
}
