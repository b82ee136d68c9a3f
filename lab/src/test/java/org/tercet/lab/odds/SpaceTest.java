package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;

class SpaceTest {

    private final Space space = Space.FULL_DECK;

    @Test
    void its_lines_are_the_sets_of_the_deck() {
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                assertThat(space.third(a.index(), b.index()))
                        .isEqualTo(a.third(b).index());
            }
        }
    }

    @Test
    void each_of_its_120_hyperplanes_has_27_points() {
        int[] on = new int[space.hyperplanes];
        for (int point = 0; point < space.points; point++) {
            for (byte plane : space.through(point)) {
                on[plane]++;
            }
        }

        assertThat(on).hasSize(120).containsOnly(27);
    }

    @Test
    void two_points_share_thirteen_hyperplanes_and_a_third_point_with_them() {
        for (int a = 0; a < space.points; a++) {
            for (int b = 0; b < a; b++) {
                assertThat(space.through(a, b)).hasSize(13);
                for (byte plane : space.through(a, b)) {
                    assertThat(space.through(space.third(a, b))).contains(plane);
                }
            }
        }
    }
}
