package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void layouts_are_counted_by_their_cards_the_deck_and_their_sets() {
        var figures = new Figures(List.of(tally(0, 3, 0), tally(0, 0, 2)));

        assertThat(figures.games()).isEqualTo(2);
        assertThat(figures.sizes()).containsExactly(12, 15);
        assertThat(figures.decks(12)).containsExactly(69, 66, 63);
        assertThat(figures.noSet(12, 69)).isEqualTo(new Share(2, 2, 0));
        assertThat(figures.noSet(12, 66).value()).isEqualTo(0.5);
        assertThat(figures.noSet(12, 66).error()).isCloseTo(Math.sqrt(0.5 * 0.5 / 2), within(1e-12));
        assertThat(figures.noSet(12).count()).isEqualTo(4);
        assertThat(figures.noSet(12).of()).isEqualTo(6);
        assertThat(figures.sets(12, 3).count()).isEqualTo(1);
        assertThat(figures.meanSets(12).value()).isCloseTo(5 / 6.0, within(1e-12));
        assertThat(figures.mostSets(12)).isEqualTo(3);
        assertThat(figures.mostSets(15)).isEqualTo(40);
        assertThat(figures.left()).containsExactly(6);
        assertThat(figures.left(6)).isEqualTo(new Share(2, 2, 0));
    }

    /** Two groups of x layouts each, with y and z sets: the ratio is known within half of the difference. */
    @Test
    void the_error_of_what_depends_on_one_another_comes_from_the_groups() {
        var figures = new Figures(List.of(tally(1, 1, 1), tally(3, 3, 3)));

        assertThat(figures.meanSets(12).value()).isEqualTo(2);
        assertThat(figures.meanSets(12).error()).isCloseTo(1, within(1e-12));
        assertThat(new Figures(List.of(tally(1, 2, 3))).meanSets(12).error()).isZero();
    }

    @Test
    void what_never_was_has_no_share() {
        var figures = new Figures(List.of(tally(1, 2, 3)));

        assertThat(figures.noSet(18)).isEqualTo(new Share(0, 0, 0));
        assertThat(figures.noSet(18).value()).isZero();
        assertThat(figures.noSet(18, 3)).isEqualTo(new Share(0, 0, 0));
        assertThat(figures.meanSets(18)).isEqualTo(new Mean(0, 0));
        assertThat(figures.mostSets(18)).isZero();
    }

    private static Tally tally(int... setsOfTwelve) {
        var tally = new Tally();
        for (int i = 0; i < setsOfTwelve.length; i++) {
            tally.layout(0, 12, 69 - 3 * i, setsOfTwelve[i]);
        }
        tally.layout(0, 15, 30, 40);
        tally.taken(0, 1);
        tally.over(0, 6);
        return tally;
    }
}
