package org.tercet.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.tercet.journal.CommitLoop;

class ReportTest {

    private static final CommitLoop.Figures ROWS = new CommitLoop.Figures(64_000, 1_000, 50_000, 1.0, 2.0);

    private static Beside.Figures beside() {
        Times echo = new Times();
        echo.add(3_000_000);
        return new Beside.Figures(echo, ROWS);
    }

    private static Report report() {
        Report.Baselines bare = new Report.Baselines(beside(), beside(), ROWS, 20_000);
        Drive.Figures acts = new Drive.Figures(2_000, 1.5, 10, 40_000, Map.of("not-now", new AtomicLong(2)), 300);
        Drive.Figures fast = new Drive.Figures(8_000, 100, 300, 160_000, Map.of(), 1_000);
        return new Report(
                Plan.USUAL,
                new Report.Pace(acts, 400),
                new Report.Pace(fast, 200),
                Optional.of(new Report.Watched(acts, acts)),
                bare,
                18_000,
                130_000_000);
    }

    @Test
    void an_echo_that_keeps_both_processors_busy_and_a_row_that_keeps_one_busy_bound_what_is_possible() {
        assertThat(report().bare().bound(2)).isCloseTo(1e6 / 60, within(1.0));
    }

    @Test
    void latency_is_held_against_an_echo_and_a_commit() {
        assertThat(report().json()).contains("\"multiple\":2.000").contains("\"multipleMeanwhile\":2.000");
        assertThat(report().text()).contains("p99 as a multiple of the two                                2.00");
    }

    @Test
    void speed_is_held_against_bare_rows() {
        assertThat(report().json()).contains("\"partOfRows\":0.160").contains("\"echoesPartOfRows\":0.400");
    }

    @Test
    void the_same_figures_are_told_to_people_and_to_programs() {
        assertThat(report().json())
                .startsWith("{")
                .endsWith("}\n")
                .doesNotContain("NaN")
                .doesNotContain(",,");
        assertThat(report().text().lines()).hasSize(26).allMatch(line -> line.length() < 110);
        assertThat(report().text()).contains("refused: {not-now=2}");
    }
}
