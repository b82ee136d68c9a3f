package org.tercet.wire.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Refusal;
import org.tercet.wire.Reading;
import org.tercet.wire.file.Verifier.Replay;

class VerifierTest {

    @Test
    void a_true_record_replays_the_same() {
        assertThat(Verifier.replay(GameFileTest.small())).isEqualTo(new Replay.Same(Optional.empty()));
    }

    @Test
    void the_first_line_that_differs_is_named() {
        assertThat(replay("until=8.214", "until=8.215"))
                .isEqualTo(new Replay.Differs(29, "→ called seat=#2 until=8.215", "→ called seat=#2 until=8.214"));
    }

    @Test
    void an_event_that_did_not_happen_or_is_left_out_is_named() {
        assertThat(replay("\n            → paid seat=#2 cards=[] points=1", ""))
                .isEqualTo(new Replay.Differs(32, "", "→ paid seat=#2 cards=[] points=1"));
        assertThat(replay("→ ran-out seat=#2", "→ ran-out seat=#2\n            → ran-out seat=#2"))
                .isEqualTo(new Replay.Differs(32, "→ ran-out seat=#2", "→ paid seat=#2 cards=[] points=1"));
    }

    @Test
    void an_input_that_the_rules_refuse_is_named_with_the_reason() {
        assertThat(replay("8.214  lapse", "8.213  lapse"))
                .isEqualTo(new Replay.NotAllowed(30, new Refusal.NothingDue()));
    }

    @Test
    void a_deal_that_is_not_that_of_the_deck_is_named() {
        assertThat(replay("Seat: #2 person here\n", "")).isInstanceOf(Replay.NotAllowed.class);
        assertThat(replay("spots=[0:", "spots=[1:"))
                .isInstanceOfSatisfying(
                        Replay.Differs.class,
                        differs -> assertThat(differs.line()).isEqualTo(27));
    }

    @Test
    void whatever_the_head_says_there_is_an_answer() {
        assertThat(replay("#1 person here", "#1 bot away")).isInstanceOf(Replay.class);
        assertThat(replay("#1 person here", "#1 person left")).isInstanceOf(Replay.class);
        assertThat(replay("person here", "person left")).isInstanceOf(Replay.class);
        assertThat(replay("1pod 3psd", "3psd 1pod"))
                .isInstanceOfSatisfying(
                        Replay.Differs.class,
                        differs -> assertThat(differs.line()).isEqualTo(27));
        assertThat(replay("1pod 3psd", "1pod 1pod")).isEqualTo(new Replay.NotAllowed(26, new Refusal.WrongOrder()));
    }

    private static Replay replay(String recorded, String changed) {
        String text = GameFileTest.small().text();
        assertThat(text).contains(recorded);
        return switch (GameFile.read(text.replace(recorded, changed))) {
            case Reading.Read<GameFile<?, ?>>(var file) -> Verifier.replay(file);
            case Reading.Unreadable<GameFile<?, ?>> unreadable -> throw new AssertionError(unreadable);
        };
    }
}
