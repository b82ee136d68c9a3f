package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTallyTest {

    @Test
    void a_match_is_counted_by_its_score_and_length() {
        var chronicle = CoopGames.play(CoopPolicy.GREEDY, 1, 1);
        var tally = new MatchTally();
        var end = tally.note(CoopGames.MATCH, chronicle);
        tally.note(CoopGames.MATCH, chronicle);
        var sum = new MatchTally();
        sum.add(tally);
        sum.add(tally);

        int score = end.results().stream().mapToInt(result -> result.points()).sum();
        assertThat(sum.matches()).isEqualTo(4);
        assertThat(sum.seats()).isEqualTo(1);
        assertThat(sum.score(0)).isEqualTo(new Mean(score, 0));
        assertThat(sum.wins(0)).isEqualTo(new Share(4, 4, 0));
        assertThat(sum.steps().value()).isEqualTo(chronicle.steps().size());
        assertThat(sum.seconds().value()).isEqualTo(chronicle.steps().size());
        assertThat(new Figures(List.of(sum.layouts())).games()).isEqualTo(4);
        assertThat(new Figures(List.of(sum.layouts())).left())
                .containsExactly(end.layout().size());
    }

    @Test
    void means_and_their_errors_are_those_of_the_textbook() {
        var spread = new Spread();
        assertThat(spread.mean()).isEqualTo(new Mean(0, 0));
        spread.add(2);
        assertThat(spread.mean()).isEqualTo(new Mean(2, 0));
        spread.add(4);
        spread.add(9);

        assertThat(spread.mean().value()).isEqualTo(5);
        assertThat(spread.mean().error()).isCloseTo(Math.sqrt(13.0 / 3), within(1e-12));
    }
}
