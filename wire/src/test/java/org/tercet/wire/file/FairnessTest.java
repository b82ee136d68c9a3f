package org.tercet.wire.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.rules.game.Seat;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.file.Fairness.Contribution;

/** What was settled about the shuffles is in the head of the file, as strictly as the rest. */
class FairnessTest {

    private static final Fairness FAIRNESS = new Fairness(
            "c0".repeat(64),
            Optional.of("5e".repeat(64)),
            List.of(new Contribution(new Seat(0), "a1".repeat(16)), new Contribution(new Seat(1), "b2".repeat(64))));

    private static final String TEXT = GameFileTest.small().with(FAIRNESS).text();

    @Test
    void it_stands_between_the_seed_and_the_deck() {
        assertThat(TEXT)
                .contains("\nSeed: 1\nCommitment: " + "c0".repeat(64) + "\nFair-Seed: " + "5e".repeat(64)
                        + "\nContribution: #1 " + "a1".repeat(16) + "\nContribution: #2 " + "b2".repeat(64)
                        + "\nDeck:\n");
        assertThat(GameFile.read(TEXT))
                .isEqualTo(new Reading.Read<>(GameFileTest.small().with(FAIRNESS)));
    }

    @Test
    void a_seed_that_is_not_revealed_yet_is_left_out() {
        GameFile<?, ?> file =
                GameFileTest.small().with(new Fairness(FAIRNESS.commitment(), Optional.empty(), List.of()));

        assertThat(file.text()).doesNotContain("Fair-Seed", "Contribution");
        assertThat(GameFile.read(file.text())).isEqualTo(new Reading.Read<>(file));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Commitment: c0             | Commitment:              | 15 | WrittenAs
                    Commitment: c0             | Commitment: C0           | 15 | Expected
                    Commitment: c0             | Commitment: c0c          | 15 | Expected
                    Commitment: c0             | Commitment: 0            | 15 | Expected
                    Fair-Seed: 5e              | Fair-Seed: 5e5e          | 16 | Expected
                    Fair-Seed: 5e              | Fair-Seed:  e            | 16 | Expected
                    Fair-Seed: 5e              | Fair-Seed: xe            | 16 | Expected
                    Contribution: #1 a1        | Contribution: #1 a       | 17 | Expected
                    Contribution: #1 a1        | Contribution: #1         | 17 | Expected
                    Contribution: #1 a1        | Contribution: #3 a1      | 17 | NotAllowed
                    Contribution: #1 a1        | Contribution: #2 a1      | 18 | NotAllowed
                    Contribution: #1 a1        | Contribution: a1         | 17 | Expected
                    Contribution: #2 b2        | Contribution: #1 b2      | 18 | NotAllowed
                    Contribution: #2 b2        | Contribution: #02 b2     | 18 | WrittenAs
                    Contribution: #2 b2        | Contribution: #2 b2b2    | 18 | Expected
                    Contribution: #2 b2        | Contribution:            | 18 | WrittenAs
                    Contribution: #2 b2        | Fair-Seed: b2            | 18 | WrittenAs
                    """)
    void what_is_wrong_is_told_with_its_line(String right, String wrong, int line, String problem) {
        assertThat(TEXT).contains(right);

        assertThat(GameFile.read(TEXT.replaceFirst(Pattern.quote(right), wrong)))
                .isInstanceOfSatisfying(Reading.Unreadable.class, unreadable -> {
                    assertThat(unreadable.problem().getClass().getSimpleName())
                            .as(unreadable.toString())
                            .isEqualTo(problem);
                    assertThat(unreadable.path()).as(unreadable.toString()).isEqualTo("line " + line);
                });
    }

    @Test
    void a_revealed_seed_or_a_contribution_without_a_commitment_is_refused() {
        String text = TEXT.replaceFirst("Commitment: [0-9a-f]*\n", "");

        assertThat(GameFile.read(text)).isEqualTo(new Reading.Unreadable<>("line 15", new Problem.WrittenAs("Deck:")));
        assertThat(GameFile.read(text.replaceFirst("Fair-Seed: [0-9a-f]*\n", "")))
                .isEqualTo(new Reading.Unreadable<>("line 15", new Problem.WrittenAs("Deck:")));
    }

    @Test
    void it_holds_hexadecimal_digits_only() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Contribution(new Seat(0), "a1".repeat(15)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Contribution(new Seat(0), "a1".repeat(65)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Contribution(new Seat(0), "A1".repeat(16)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Fairness("c0".repeat(63), Optional.empty(), List.of()));
    }
}
