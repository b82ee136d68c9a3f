package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrewTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "1, 4, 10",
        "7, 3, 1",
        "199, 2, 5",
        "200, 2, 5",
        "201, 2, 5",
        "12345, 5, 7",
        "12345, 1, 100000"
    })
    void every_game_is_played_once_and_the_groups_are_in_order(long games, int threads, int stint) {
        List<Long> told = new ArrayList<>();
        List<List<Long>> groups = new Crew(games, threads, stint, told::add)
                .play(
                        () -> (first, end, count) -> {
                            assertThat(end - first).isBetween(1L, (long) stint);
                            LongStream.range(first, end).forEach(count::add);
                        },
                        ArrayList::new);

        assertThat(groups).hasSize((int) Math.min(games, 200));
        assertThat(groups.stream().flatMap(List::stream))
                .containsExactlyElementsOf(LongStream.range(0, games).boxed().toList());
        assertThat(told).isSorted().last().isEqualTo(games);
    }

    @Test
    void the_figures_do_not_depend_on_the_threads() {
        Figures alone = simulated(1);
        Figures together = simulated(3);

        assertThat(together.games()).isEqualTo(5000);
        for (int cards : alone.sizes()) {
            assertThat(together.noSet(cards)).isEqualTo(alone.noSet(cards));
            assertThat(together.meanSets(cards)).isEqualTo(alone.meanSets(cards));
            assertThat(together.left(cards)).isEqualTo(alone.left(cards));
        }
    }

    private static Figures simulated(int threads) {
        var terms = new BaseGames.Terms(9, Policy.RANDOM, false);
        return new Figures(new Crew(5000, threads, 100, _ -> {})
                .play(
                        () -> {
                            var player = new OneByOne();
                            return (first, end, tally) -> player.play(terms, first, end, tally);
                        },
                        Tally::new));
    }

    @Test
    void what_goes_wrong_in_a_game_comes_out() {
        assertThatThrownBy(() -> new Crew(1000, 3, 1, _ -> {})
                        .play(
                                () -> (first, _, _) -> {
                                    if (first == 500) {
                                        throw new UnsupportedOperationException("game 500");
                                    }
                                },
                                Tally::new))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("game 500");
    }

    @Test
    void nobody_plays_nothing() {
        assertThatThrownBy(() -> new Crew(0, 1, 1, _ -> {})).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Crew(1, 0, 1, _ -> {})).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Crew(1, 1, 0, _ -> {})).isInstanceOf(IllegalArgumentException.class);
    }
}
