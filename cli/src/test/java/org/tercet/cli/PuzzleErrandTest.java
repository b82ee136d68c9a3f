package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PuzzleErrandTest {

    @Test
    void the_puzzle_of_a_day_is_laid_in_rows_and_in_words_with_its_solution() {
        assertThat(Asked.tercet("puzzle", "--date", "2026-07-27", "--solution")).isEqualTo(new Asked(0, """
                Puzzle 208, 2026-07-27: 12 cards, 6 sets, medium.

                  3rss  3gto  2rso  1pto
                  3psd  1gss  3pso  2rto
                  3pos  1gos  2pos  1rod

                  3rss  three red solid squiggles
                  3gto  three green striped ovals
                  2rso  two red solid ovals
                  1pto  one purple striped oval
                  3psd  three purple solid diamonds
                  1gss  one green solid squiggle
                  3pso  three purple solid ovals
                  2rto  two red striped ovals
                  3pos  three purple open squiggles
                  1gos  one green open squiggle
                  2pos  two purple open squiggles
                  1rod  one red open diamond

                The sets:
                  1rod 1gss 1pto
                  1rod 2rto 3rss
                  1gss 2rso 3psd
                  1gos 2rto 3psd
                  1pto 2rto 3gto
                  1pto 2pos 3psd
                """, ""));
    }

    @Test
    void nine_cards_are_laid_in_threes_and_keep_their_solution_to_themselves() {
        String out = Asked.tercet("puzzle", "--attributes", "3", "--number", "1", "--lang", "fr")
                .out();

        assertThat(out)
                .startsWith("Problème 1, 2026-01-01 : 9 cartes, 4 sets, ")
                .doesNotContain("Les sets");
        assertThat(out.lines().skip(2).limit(3)).allMatch(row -> row.matches("(  [123][rgp]s[osd]){3}"));
        assertThat(out.lines()).hasSize(1 + 1 + 3 + 1 + 9);
    }

    @Test
    void json_is_for_programs() {
        assertThat(Asked.tercet("puzzle", "--date", "2026-07-27", "--json", "--lang", "it")
                        .out())
                .isEqualTo("""
                        {"number": 208, "date": "2026-07-27", \
                        "cards": ["3rss", "3gto", "2rso", "1pto", "3psd", "1gss", \
                        "3pso", "2rto", "3pos", "1gos", "2pos", "1rod"], \
                        "attributes": 4, "sets": 6, "difficulty": "medium"}
                        """);
    }

    @Test
    void the_solution_is_in_json_when_it_is_asked_for() {
        JsonNode puzzle = json("puzzle", "--number", "208", "--json", "--solution");

        assertThat(puzzle.get("solution")).hasSize(6);
        assertThat(puzzle.get("solution").get(0).toString()).isEqualTo("[\"1rod\",\"1gss\",\"1pto\"]");
    }

    @Test
    void a_seed_gives_the_same_puzzle_again_and_another_seed_another() {
        JsonNode puzzle = json("puzzle", "--seed", "abc", "--cards", "6", "--sets", "1", "--json");

        assertThat(puzzle.has("date")).isFalse();
        assertThat(puzzle.get("seed").stringValue()).isEqualTo("abc");
        assertThat(puzzle).isEqualTo(json("puzzle", "--seed", "abc", "--cards", "6", "--sets", "1", "--json"));
        assertThat(puzzle).isNotEqualTo(json("puzzle", "--seed", "abd", "--cards", "6", "--sets", "1", "--json"));
        assertThat(Asked.tercet("puzzle", "--seed", "a\tb").out())
                .startsWith("Puzzle of “a\uFFFDb”: 12 cards, 6 sets, ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "HARD"})
    void a_wish_for_a_difficulty_is_met(String difficulty) {
        assertThat(json("puzzle", "--difficulty", difficulty, "--number", "5", "--json")
                        .get("difficulty")
                        .stringValue())
                .isEqualTo(difficulty.toLowerCase(Locale.ROOT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Pacific/Kiritimati", "Pacific/Pago_Pago"})
    void without_a_date_it_is_today_where_one_is(String zone) {
        TimeZone before = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            LocalDate from = LocalDate.now(ZoneId.of(zone));
            LocalDate shown =
                    LocalDate.parse(json("puzzle", "--json").get("date").stringValue());
            assertThat(shown).isBetween(from, LocalDate.now(ZoneId.of(zone)));
        } finally {
            TimeZone.setDefault(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es", "pt", "it", "fr"})
    void every_language_has_all_its_sentences(String language) {
        assertThat(Asked.tercet("puzzle", "--lang", language, "--number", "3", "--solution")
                        .code())
                .isZero();
        assertThat(Asked.tercet("puzzle", "--lang", language, "--seed", "3").code())
                .isZero();
        assertThat(Asked.tercet("help", "puzzle", "--lang", language).out()).contains("--difficulty", "--solution");
        assertThat(Asked.tercet("puzzle", "--lang", language, "--cards", "22").err())
                .matches("tercet: .*3.*21.*22\\.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --cards 22                        | A puzzle of 4 attributes has 3 to 21 cards, not 22.
                    --cards 2                         | A puzzle of 4 attributes has 3 to 21 cards, not 2.
                    --attributes 3 --cards 13         | A puzzle of 3 attributes has 3 to 12 cards, not 13.
                    --attributes 5                    | --attributes is 3 or 4, not 5.
                    --sets -1                         | --sets is 0 or more, not -1.
                    --sets 15                         | 12 cards of 4 attributes never hold exactly 15 sets: the number of sets is one of 0–14.
                    --cards 21 --sets 0               | 21 cards of 4 attributes never hold exactly 0 sets: the number of sets is one of 1–47, 51–54.
                    --attributes 3 --sets 7           | 9 cards of 3 attributes never hold exactly 7 sets: the number of sets is one of 0–6, 8, 12.
                    --cards 21 --sets 43              | No such puzzle came up among 2 million layouts: they are too rare, if there are any.
                    --difficulty harder               | “harder” is not a difficulty: there are easy, medium, hard and any.
                    --date 2026-02-30                 | “2026-02-30” is not a date: one is written like 2026-07-27.
                    --date tomorrow                   | “tomorrow” is not a date: one is written like 2026-07-27.
                    --date 2025-12-31                 | There are daily puzzles from 2026-01-01 to 9999-12-31, not on 2025-12-31.
                    --number 0                        | Daily puzzles are numbered from 1 to 2912443; there is no 0.
                    --number 2912444                  | Daily puzzles are numbered from 1 to 2912443; there is no 2912444.
                    --number 1 --date 2026-01-01      | --date, --number and --seed each choose the puzzle: give only one of them.
                    --cards twelve                    | “twelve” cannot be understood.
                    """)
    void wrong_input_gets_one_sentence_and_exit_code_two(String arguments, String sentence) {
        assertThat(Asked.tercet(("puzzle " + arguments).split(" ", -1)))
                .isEqualTo(new Asked(2, "", "tercet: " + sentence + "\n"));
    }

    private static JsonNode json(String... words) {
        return JsonMapper.shared().readTree(Asked.tercet(words).out());
    }
}
