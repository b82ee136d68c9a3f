package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

class DifficultyTest {

    private static final int PUZZLES = 3_000;

    @Test
    void sets_with_many_differing_attributes_and_near_misses_take_effort() {
        assertThat(Difficulty.effort(cards("1rso 2rso 3rso"))).isEqualTo(2);
        assertThat(Difficulty.effort(cards("1rso 2gts 3pod"))).isEqualTo(8);
        assertThat(Difficulty.effort(cards("1rso 2rso 1gso"))).isZero();
        assertThat(Difficulty.effort(cards("1rso 2rso 3gso"))).isEqualTo(1);
        assertThat(Difficulty.effort(cards("1rso 2rso 3rso 3rto"))).isEqualTo(3);
    }

    @Test
    void effort_is_what_the_definition_counts() {
        Bits bits = Bits.of("effort");
        for (int i = 0; i < 100; i++) {
            List<Card> layout =
                    PuzzleMaker.make(Format.TWELVE, bits).orElseThrow().layout();
            assertThat(Difficulty.effort(layout)).isEqualTo(effort(layout));
        }
    }

    @Test
    void an_even_layout_is_medium_and_the_margin_is_two() {
        assertThat(Stream.of(51, 52, 55, 56).map(DifficultyTest::twelveWith))
                .containsExactly(Difficulty.EASY, Difficulty.MEDIUM, Difficulty.MEDIUM, Difficulty.HARD);
    }

    @ParameterizedTest
    @CsvSource({"4, 12, 6", "3, 9, 4", "4, 12, 3", "4, 15, 6", "4, 9, 3", "3, 12, 9", "4, 21, 17", "4, 6, 1"})
    void each_difficulty_is_about_a_third(int attributes, int cards, int sets) {
        Format format = new Format(attributes, cards, sets);
        Bits bits = Bits.of("thirds");
        Map<Difficulty, Integer> hits = new EnumMap<>(Difficulty.class);
        for (int i = 0; i < PUZZLES; i++) {
            hits.merge(PuzzleMaker.make(format, bits).orElseThrow().difficulty(), 1, Integer::sum);
        }

        assertThat(hits.values())
                .hasSize(3)
                .allSatisfy(count -> assertThat(count / (double) PUZZLES).isCloseTo(1 / 3.0, Offset.offset(0.07)));
    }

    private static Difficulty twelveWith(int effort) {
        Bits bits = Bits.of("twelve");
        while (true) {
            Puzzle puzzle = PuzzleMaker.make(Format.TWELVE, bits).orElseThrow();
            if (effort(puzzle.layout()) == effort) {
                return puzzle.difficulty();
            }
        }
    }

    private static int effort(List<Card> layout) {
        int effort = 0;
        for (List<Card> three : Plain.triples(layout)) {
            effort += switch (Plain.broken(three)) {
                case 0 -> 2 * Plain.differing(three);
                case 1 -> 1;
                default -> 0;
            };
        }
        return effort;
    }

    private static List<Card> cards(String text) {
        return Stream.of(text.split(" "))
                .map(card -> Notation.card(card).orElseThrow())
                .toList();
    }
}
