package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is made of measured times. */
class ReportTest {

    private static final Machine MACHINE = new Machine("Abacus 3", 2, "Linux amd64", "Java 25", true);

    private static final Contest CONTEST = new Contest(
            "any",
            "Is there a set?",
            "hand",
            List.of(
                    new Row(
                            "naive",
                            "naive triple loop",
                            new Time(800, 12, OptionalDouble.of(600), OptionalDouble.of(0))),
                    new Row(
                            "scalar",
                            "Tercet, scalar",
                            new Time(40, 1, OptionalDouble.of(20), OptionalDouble.of(0.004))),
                    new Row("rival", "rival “a \"b\"”", Time.of(60))),
            List.of(new Against("naive", "× naive"), new Against("scalar", "× scalar")),
            Map.of("exact", 0.25),
            List.of("A note."));

    @Test
    void ratios_are_of_processor_time_and_of_time_by_the_clock_where_that_alone_is_known() {
        Against naive = CONTEST.against().getFirst();

        assertThat(CONTEST.rows()).extracting(row -> CONTEST.ratio(row, naive)).containsExactly(1.0, 30.0, 10.0);
    }

    @Test
    void the_table_is_aligned() {
        assertThat(ReportText.of(MACHINE, Pace.QUICK, List.of(CONTEST))).isEqualToNormalizingNewlines("""
                        Abacus 3, 2 processors, Linux amd64, Java 25
                        Each row: 3 iterations of 0.5 s in 1 process, the mean of the middle half, and half the distance between the quartiles (±).
                        Ratios are of processor time where it is known.

                        Is there a set?
                                                a hand         ±   processor   B a hand   hands a second   × naive   × scalar
                          naive triple loop   800.0 ns   12.0 ns    600.0 ns       0.00        1,250,000      1.00       0.03
                          Tercet, scalar       40.0 ns    1.0 ns     20.0 ns       0.00       25,000,000      30.0       1.00
                          rival “a "b"”        60.0 ns                                        16,666,667      10.0       0.33
                        A note.
                        """);
    }

    @Test
    void the_json_says_the_same() {
        JsonNode json = JsonMapper.shared()
                .readTree(ReportJson.of(new Ask(Topic.SOLVE, true, true, Optional.empty()), MACHINE, List.of(CONTEST)));

        assertThat(json.get("topic").asString()).isEqualTo("solve");
        assertThat(json.at("/machine/processors").asInt()).isEqualTo(2);
        JsonNode contest = json.get("contests").get(0);
        assertThat(contest.get("id").asString()).isEqualTo("any");
        assertThat(contest.get("exact").asDouble()).isEqualTo(0.25);
        JsonNode scalar = contest.get("rows").get(1);
        assertThat(scalar.get("nanos").asDouble()).isEqualTo(40);
        assertThat(scalar.get("processorNanos").asDouble()).isEqualTo(20);
        assertThat(scalar.get("bytes").asDouble()).isEqualTo(0.004);
        assertThat(scalar.get("perSecond").asDouble()).isEqualTo(25e6);
        assertThat(scalar.at("/ratios/naive").asDouble()).isEqualTo(30);
        assertThat(contest.get("rows").get(2).has("processorNanos")).isFalse();
        assertThat(contest.get("rows").get(2).get("title").asString()).isEqualTo("rival “a \"b\"”");
    }

    @Test
    void games_are_scaled_to_a_machine_on_which_the_naive_loop_takes_620_ns() {
        List<Row> rows = List.of(
                new Row("engine", "rules", Time.of(500_000)),
                new Row("scalar", "scalar", Time.of(2_500)),
                new Row(
                        "scalar-2",
                        "scalar, 2 threads",
                        new Time(1_300, 0, OptionalDouble.of(2_550), OptionalDouble.empty())));

        Map<String, Double> figures = GamesTopic.contest(rows, Time.of(1240)).figures();

        assertThat(figures.get("scalarGamesPerSecondAt620")).isCloseTo(800_000, within(1e-6));
        assertThat(figures.get("scalarTwoThreads")).isCloseTo(2_500 / 1_300.0, within(1e-9));
        assertThat(figures.get("scalarTwoThreadsUndisturbed")).isCloseTo(2 * 2_500 / 2_550.0, within(1e-9));
        assertThat(figures).doesNotContainKey("vectorTwoThreads");
    }

    @Test
    void the_middle_of_some_values_leaves_out_the_ends() {
        assertThat(Time.middle(1, 2, 3)).isEqualTo(2);
        assertThat(Time.middle(900, 4, 2, 0)).isEqualTo(3);
        assertThat(Time.halfSpread(1, 2, 3, 4, 5)).isEqualTo(1);
        assertThat(Time.of(500).each(5).perSecond()).isEqualTo(1e7);
    }

    @Test
    void times_have_the_unit_that_people_would_use() {
        assertThat(List.of(12.34, 2_405.8, 123_456.0, 2.5e6, 1.5e9, 7.2e12, 4 * 86_400e9, 3.2e17))
                .extracting(ReportText::duration)
                .containsExactly(
                        "12.3 ns",
                        "2,405.8 ns",
                        "123,456 ns",
                        "2.5 ms",
                        "1.50 s",
                        "2.0 hours",
                        "4.0 days",
                        "10.1 years");
        assertThat(List.of(0.5, 9.994, 9.996, 123.4, 1234.5))
                .extracting(ReportText::ratio)
                .containsExactly("0.50", "9.99", "10.0", "123.4", "1,235");
    }
}
