package org.tercet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.bots.human.Strength;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceView;
import org.tercet.wire.words.Language;

/** With seed 1 the table begins with 1rto 1pto 1gos 3gsd / 1rtd 2rod 2gso 2rso / 2gto 1gsd 1rts 3rss. */
class SessionTest {

    private static final long START = 1_000_000;

    @Test
    void space_calls_and_three_keys_take() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, " qav", START + 2_000);

        assertThat(said(session)).endsWith("You call.", "You take 1rto 1rts 1rtd.");
        assertThat(session.scene().players()).containsExactly(new Scene.Side("You", "3", ""));
        assertThat(session.scene().facts()).containsExactly("66 cards in the deck");
    }

    @Test
    void cards_cannot_be_chosen_before_the_call() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, "qav", START);

        assertThat(said(session)).endsWith("Call first: space.", "Call first: space.", "Call first: space.");
        assertThat(session.picture(START).chosen()).isEmpty();
    }

    @Test
    void in_one_gesture_the_third_key_takes_and_a_second_press_takes_a_card_back() {
        Session<RaceView, RaceMove> session = session(Map.of("gesture", "one"), 1);

        press(session, "qwwa", START);
        assertThat(session.picture(START).chosen()).extracting(Slot::key).containsExactly('q', 'a');

        press(session, "V", START);
        assertThat(said(session)).endsWith("You take 1rto 1rts 1rtd.");
    }

    @Test
    void backspace_takes_the_last_card_back_and_escape_all() {
        Session<RaceView, RaceMove> session = session(Map.of("gesture", "one"), 1);

        press(session, "qw\b", START);
        assertThat(session.picture(START).chosen()).extracting(Slot::key).containsExactly('q');

        press(session, "w\u001b\b", START);
        assertThat(session.picture(START).chosen()).isEmpty();
    }

    @Test
    void a_wrong_take_is_explained_and_paid() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, " qav qwe", START);

        assertThat(said(session).getLast()).isEqualTo("You lose 3 won cards.");
        assertThat(said(session).get(said(session).size() - 2))
                .startsWith("You are wrong with ")
                .contains("It is not a set: two");
    }

    @Test
    void time_runs_out_by_itself() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);
        press(session, " q", START);
        assertThat(session.picture(START + 1_500).prompt()).isEqualTo("Your call: choose 3 cards. q 3.5 s left");

        session.pass(START + 5_000);

        assertThat(said(session)).endsWith("Your time is up.");
        assertThat(session.picture(START).chosen()).isEmpty();
    }

    @Test
    void leaving_is_asked_for_and_can_be_thought_better_of() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, "x", START);
        assertThat(session.picture(START).prompt()).startsWith("Leave the game?");
        press(session, "n", START);
        assertThat(session.isDone()).isFalse();
        assertThat(session.scene().facts()).containsExactly("69 cards in the deck");

        press(session, "xy", START);
        assertThat(session.isDone()).isTrue();
        assertThat(session.isOver()).isFalse();
    }

    @Test
    void help_goes_away_with_any_key_which_does_nothing_else() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, "?", START);
        assertThat(session.picture(START).help()).isNotEmpty();
        press(session, "n", START);

        assertThat(session.picture(START).help()).isEmpty();
        assertThat(session.scene().facts()).containsExactly("69 cards in the deck");
    }

    @Test
    void a_lone_player_gets_hints_and_nobody_else() {
        Session<RaceView, RaceMove> alone = session(Map.of(), 1);
        press(alone, "ii", START);
        assertThat(said(alone).get(said(alone).size() - 2)).matches("There (is|are) \\d+ to find\\.");
        assertThat(said(alone).getLast()).startsWith("One of them has ");

        Session<RaceView, RaceMove> together = session(Map.of(), 2);
        press(together, "i", START);
        assertThat(said(together)).endsWith("There is no hint here.");
    }

    @Test
    void bots_take_what_they_see_and_everybody_is_told() {
        Session<RaceView, RaceMove> session = session(Map.of(), 3);

        session.pass(START + 300_000);

        assertThat(said(session)).anyMatch(line -> line.startsWith("Ada takes "));
        assertThat(session.log()).isSortedAccordingTo((a, b) -> Long.compare(a.at(), b.at()));
    }

    @Test
    void a_key_without_meaning_says_so() {
        Session<RaceView, RaceMove> session = session(Map.of(), 1);

        press(session, "9", START);

        assertThat(said(session)).endsWith("9 means nothing here; ? for help.");

        press(session, "\t", START);

        assertThat(said(session)).endsWith("That key means nothing here; ? for help.");
    }

    private static void press(Session<?, ?> session, String keys, long now) {
        keys.chars().forEach(key -> session.press((char) key, now));
    }

    private static List<String> said(Session<?, ?> session) {
        return session.log().stream().map(Session.Entry::text).toList();
    }

    private static Session<RaceView, RaceMove> session(Map<String, String> options, int players) {
        List<String> names = List.of("I", "Ada", "Bruno").subList(0, players);
        Chosen chosen = switch (Chosen.of("devir", Games.BASE.settings("devir"), options)) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
        Terms terms = new Terms(chosen, Length.ONE_ROUND, names, Strength.GOOD, 1, START);
        RaceFront front = new RaceFront();
        Voice voice = new Voice(Language.EN, Keyboard.QWERTY, names, Sitting.ME);
        return new Session<>(new Sitting<>(new Stock<>(Games.BASE, front), terms), front, voice);
    }
}
