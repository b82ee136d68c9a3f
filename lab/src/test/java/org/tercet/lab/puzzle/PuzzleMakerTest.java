package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class PuzzleMakerTest {

    static Stream<Format> formatsKnownToExist() {
        return Stream.concat(formats(3, 12), formats(4, 15));
    }

    @ParameterizedTest
    @MethodSource("formatsKnownToExist")
    void whatever_exists_is_found(Format format) {
        Puzzle puzzle = PuzzleMaker.make(format, Bits.of("found")).orElseThrow();

        assertThat(puzzle.format()).isEqualTo(format);
        assertThat(Plain.sets(puzzle.layout())).isEqualTo(format.sets());
        assertThat(puzzle.solution()).hasSize(format.sets());
    }

    @Test
    void every_layout_in_every_order_is_equally_likely() {
        Format format = new Format(3, 3, 1);
        Bits bits = Bits.of("layouts");
        int draws = 35_100;
        Map<List<Card>, Integer> hits = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            hits.merge(made(format, bits).layout(), 1, Integer::sum);
        }

        assertThat(hits).hasSize(117 * 6);
        assertThat(Plain.deviation(hits.values(), 117 * 6, draws)).isBetween(-4.0, 4.0);
    }

    @Test
    void every_rare_layout_is_equally_likely() {
        Format format = new Format(4, 9, 12);
        Bits bits = Bits.of("planes");
        int draws = 46_800;
        Map<CardSet, Integer> hits = new HashMap<>();
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            List<Card> layout = made(format, bits).layout();
            hits.merge(CardSet.of(layout), 1, Integer::sum);
            places.merge(layout.indexOf(CardSet.of(layout).first()), 1, Integer::sum);
        }

        assertThat(hits).hasSize(1_170);
        assertThat(Plain.deviation(hits.values(), 1_170, draws)).isBetween(-4.0, 4.0);
        assertThat(Plain.deviation(places.values(), 9, draws)).isBetween(-4.0, 4.0);
    }

    @ParameterizedTest
    @CsvSource({"4, 12, 6", "3, 9, 4", "4, 12, 14", "4, 21, 17", "4, 12, 0"})
    void a_puzzle_is_as_hard_as_wished(int attributes, int cards, int sets) {
        Format format = new Format(attributes, cards, sets);
        for (Difficulty difficulty : Difficulty.values()) {
            assertThat(PuzzleMaker.make(format, difficulty, Bits.of("wish")).map(Puzzle::difficulty))
                    .contains(difficulty);
        }
    }

    @Test
    void what_is_impossible_is_not_looked_for() {
        assertThat(PuzzleMaker.make(new Format(4, 21, 0), Bits.of(""))).isEmpty();
        assertThat(PuzzleMaker.make(new Format(4, 12, 15), Bits.of(""))).isEmpty();
    }

    @Test
    void what_is_too_rare_is_given_up() {
        Optional<Puzzle> threeCards = PuzzleMaker.make(new Format(4, 3, 1), Difficulty.MEDIUM, Bits.of(""));

        assertThat(threeCards).isEmpty();
    }

    @Test
    void a_puzzle_is_what_its_format_says() {
        List<Card> red = IntStream.range(0, 9).mapToObj(Card::of).toList();

        assertThat(new Puzzle(new Format(4, 9, 12), red).solution()).hasSize(12);
        assertThatIllegalArgumentException().isThrownBy(() -> new Puzzle(new Format(4, 9, 8), red));
        assertThatIllegalArgumentException().isThrownBy(() -> new Puzzle(new Format(4, 8, 8), red));
        assertThatIllegalArgumentException().isThrownBy(() -> new Puzzle(new Format(3, 9, 12), red));
    }

    private static Stream<Format> formats(int attributes, int mostCards) {
        return IntStream.rangeClosed(Format.FEWEST_CARDS, mostCards)
                .boxed()
                .flatMap(cards ->
                        SetNumbers.among(attributes, cards).stream().map(sets -> new Format(attributes, cards, sets)));
    }

    private static Puzzle made(Format format, Bits bits) {
        return PuzzleMaker.make(format, bits).orElseThrow();
    }
}
