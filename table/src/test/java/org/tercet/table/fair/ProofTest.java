package org.tercet.table.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.fair.Contribution;
import org.tercet.fair.Contributions;
import org.tercet.fair.FairShuffle;
import org.tercet.fair.Seed;
import org.tercet.rules.Games;
import org.tercet.rules.game.Seat;
import org.tercet.table.fair.Proof.Promise;
import org.tercet.table.fair.Proof.Shuffles;
import org.tercet.wire.Reading;
import org.tercet.wire.file.Fairness;
import org.tercet.wire.file.GameFile;
import org.tercet.wire.file.Verifier.Replay;

class ProofTest {

    private static final Seed SEED = Seed.ofHex("5e".repeat(64)).good().orElseThrow();
    private static final Seed OTHER = Seed.ofHex("07".repeat(64)).good().orElseThrow();
    private static final FairShuffle SHUFFLE = FairShuffle.of(
            SEED,
            Contributions.NONE.with(0, new Contribution("a1".repeat(16))).with(1, new Contribution("b2".repeat(40))));

    /** Rounds and reshuffles: many shuffles in one match. */
    private static final GameFile<?, ?> FILE =
            FairMatches.played(Casts.find(Games.TWENTY.id()).orElseThrow(), 2, SHUFFLE, 3);

    static Stream<Cast<?, ?, ?, ?, ?>> casts() {
        return Casts.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("casts")
    void a_fair_match_of_any_game_is_proved_from_its_text(Cast<?, ?, ?, ?, ?> cast) {
        GameFile<?, ?> file = FairMatches.played(cast, 2, SHUFFLE, 1);

        Proof proof = proof(file.text());

        assertThat(proof.promise()).isEqualTo(new Promise.Kept(SEED.commitment().hex()));
        assertThat(proof.shuffles()).isInstanceOfSatisfying(Shuffles.AsSettled.class, settled -> {
            assertThat(settled.contributions()).isEqualTo(2);
            assertThat(settled.shuffles()).isPositive();
        });
        assertThat(proof.rules()).isInstanceOf(Replay.Same.class);
        assertThat(proof.holds()).isTrue();
        assertThat(proof.isComplete()).isTrue();
    }

    @Test
    void every_later_shuffle_is_looked_at() {
        assertThat(proof(FILE.text()).shuffles())
                .isInstanceOfSatisfying(
                        Shuffles.AsSettled.class,
                        settled -> assertThat(settled.shuffles()).isGreaterThan(2));
    }

    @Test
    void another_seed_breaks_the_promise() {
        Fairness forged = new Fairness(OTHER.commitment().hex(), Optional.of(SEED.hex()), contributions());

        Proof proof = proof(with(FILE, forged));

        assertThat(proof.promise())
                .isEqualTo(new Promise.Broken(
                        OTHER.commitment().hex(), SEED.commitment().hex()));
        assertThat(proof.shuffles()).isInstanceOf(Shuffles.AsSettled.class);
        assertThat(proof.holds()).isFalse();
    }

    @Test
    void a_seed_that_was_committed_to_and_not_used_is_noticed_at_the_first_deal() {
        Fairness forged = new Fairness(OTHER.commitment().hex(), Optional.of(OTHER.hex()), contributions());

        Proof proof = proof(with(FILE, forged));

        assertThat(proof.promise()).isInstanceOf(Promise.Kept.class);
        assertThat(proof.shuffles()).isInstanceOfSatisfying(Shuffles.Other.class, other -> {
            assertThat(other.shuffle()).isZero();
            assertThat(other.settled()).isNotEqualTo(other.dealt());
        });
        assertThat(proof.holds()).isFalse();
        assertThat(proof.isComplete()).isFalse();
    }

    @Test
    void a_contribution_that_was_dropped_or_added_or_given_to_another_seat_is_noticed() {
        List<Fairness.Contribution> sent = contributions();
        for (List<Fairness.Contribution> forged : List.of(
                List.<Fairness.Contribution>of(),
                sent.subList(1, 2),
                List.of(new Fairness.Contribution(new Seat(1), sent.getFirst().random())))) {
            Fairness fairness = new Fairness(SEED.commitment().hex(), Optional.of(SEED.hex()), forged);

            assertThat(proof(with(FILE, fairness)).shuffles()).isInstanceOf(Shuffles.Other.class);
        }
    }

    @Test
    void two_cards_that_change_places_in_a_later_shuffle_are_noticed() {
        String text = FILE.text();
        int at = text.indexOf("shuffle order=[", text.indexOf("shuffle order=[") + 1) + "shuffle order=[".length();
        String first = text.substring(at, at + 4);
        String second = text.substring(at + 5, at + 9);
        String forged = text.substring(0, at) + second + " " + first + text.substring(at + 9);

        Proof proof = proof(forged);

        assertThat(proof.promise()).isInstanceOf(Promise.Kept.class);
        assertThat(proof.shuffles()).isInstanceOfSatisfying(Shuffles.Other.class, other -> {
            assertThat(other.shuffle()).isEqualTo(2);
            assertThat(other.position()).isEqualTo(1);
            assertThat(other.settled()).hasToString(first);
            assertThat(other.dealt()).hasToString(second);
        });
        assertThat(proof.rules()).isNotInstanceOf(Replay.Same.class);
    }

    @Test
    void without_a_seed_nothing_is_wrong_and_nothing_shown() {
        Proof unrevealed = proof(with(FILE, FairCards.unrevealed(SEED.commitment(), SHUFFLE.contributions())));
        assertThat(unrevealed.promise())
                .isEqualTo(new Promise.Unrevealed(SEED.commitment().hex()));
        assertThat(unrevealed.shuffles()).isInstanceOf(Shuffles.Unprovable.class);
        assertThat(unrevealed.holds()).isTrue();
        assertThat(unrevealed.isComplete()).isFalse();

        Proof plain = proof(FILE.text().replaceAll("(?m)^(Commitment|Fair-Seed|Contribution): .*\n", ""));
        assertThat(plain.promise()).isEqualTo(new Promise.NoPromise());
        assertThat(plain.holds()).isTrue();
        assertThat(plain.isComplete()).isFalse();
    }

    @Test
    void an_event_that_does_not_follow_is_noticed_however_fair_the_shuffles() {
        String text = FILE.text();
        Proof proof = proof(text.substring(0, text.lastIndexOf("            ⇒ match-ended")));

        assertThat(proof.promise()).isInstanceOf(Promise.Kept.class);
        assertThat(proof.shuffles()).isInstanceOf(Shuffles.AsSettled.class);
        assertThat(proof.rules()).isInstanceOf(Replay.Differs.class);
        assertThat(proof.holds()).isFalse();
    }

    private static List<Fairness.Contribution> contributions() {
        return FairCards.revealed(SHUFFLE).contributions();
    }

    private static String with(GameFile<?, ?> file, Fairness fairness) {
        return file.with(fairness).text();
    }

    private static Proof proof(String text) {
        return switch (GameFile.read(text)) {
            case Reading.Read<GameFile<?, ?>>(var file) -> {
                assertThat(file.text()).isEqualTo(text);
                yield Proof.of(file);
            }
            case Reading.Unreadable<GameFile<?, ?>> unreadable -> throw new AssertionError(unreadable);
        };
    }
}
