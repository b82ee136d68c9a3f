package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.rules.coop.Grade;

class CoopGamesTest {

    private static final List<CoopPolicy> BOTH = List.of(CoopPolicy.values());

    @Test
    void the_same_game_has_the_same_deck_whatever_the_policy() {
        var greedy = CoopGames.play(CoopPolicy.GREEDY, 3, 8);
        var best = CoopGames.play(CoopPolicy.BEST, 3, 8);

        assertThat(greedy.opening()).isEqualTo(best.opening());
        assertThat(greedy.steps()).isNotEqualTo(best.steps());
        assertThat(CoopGames.play(CoopPolicy.BEST, 3, 8)).isEqualTo(best);
        assertThat(CoopGames.play(CoopPolicy.BEST, 3, 9).opening()).isNotEqualTo(best.opening());
    }

    @Test
    void the_best_choice_beats_the_greedy_one() {
        List<CoopMatchup> groups = Stream.of(0, 1)
                .map(group -> {
                    var matchup = new CoopMatchup(BOTH);
                    for (int game = 0; game < 40; game++) {
                        matchup.play(1, 40L * group + game);
                    }
                    return matchup;
                })
                .toList();
        CoopFigures greedy = CoopMatchup.figures(groups, CoopPolicy.GREEDY);
        CoopFigures best = CoopMatchup.figures(groups, CoopPolicy.BEST);
        Mean gain = CoopMatchup.gain(groups);

        assertThat(gain.value()).isCloseTo(best.score().value() - greedy.score().value(), within(1e-9));
        assertThat(gain.value()).isGreaterThan(2 * gain.error()).isPositive();
        assertThat(Stream.of(Grade.values())
                        .mapToLong(grade -> best.grade(grade).count())
                        .sum())
                .isEqualTo(80);
        assertThat(best.found(2).value()).isGreaterThan(greedy.found(2).value());
        assertThat(best.mostFound()).isBetween(3, 5);
        assertThat(best.added().value()).isLessThan(greedy.added().value());
    }

    @Test
    void layouts_count_as_they_are_laid_and_as_they_grow() {
        var matchup = new CoopMatchup(List.of(CoopPolicy.GREEDY));
        for (int game = 0; game < 200; game++) {
            matchup.play(1, game);
        }
        Figures layouts =
                CoopMatchup.figures(List.of(matchup), CoopPolicy.GREEDY).layouts();

        assertThat(layouts.noSet(12, 69).of()).isEqualTo(200);
        assertThat(layouts.noSet(12).count()).isPositive();
        assertThat(layouts.noSet(13).of())
                .as("without a set one card more is laid, while there are any")
                .isBetween(layouts.noSet(12).count() - 200, layouts.noSet(12).count());
        assertThat(CoopMatchup.figures(List.of(matchup), CoopPolicy.BEST).score())
                .isEqualTo(new Mean(0, 0));
    }
}
