package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.OPTIONS;
import static org.tercet.specs.setup.SetUpScenes.THREE;
import static org.tercet.specs.setup.SetUpScenes.TURN;
import static org.tercet.specs.setup.SetUpScenes.TWO;
import static org.tercet.specs.setup.SetUpScenes.WINDOW;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.dealt;
import static org.tercet.specs.setup.SetUpScenes.drawn;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.pass;
import static org.tercet.specs.setup.SetUpScenes.play;
import static org.tercet.specs.setup.SetUpScenes.played;
import static org.tercet.specs.setup.SetUpScenes.threeWithoutASet;
import static org.tercet.specs.setup.SetUpScenes.turnTo;
import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Decks.cards;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Start;
import org.tercet.rules.setup.SetUpOptions;

/** What a table can choose, the deal, and turns. */
class SetUpTurnSpec {

    @Test
    void it_is_called_setup_and_is_for_two_to_twelve_with_the_full_deck() {
        assertThat(GAME.id()).isEqualTo("setup");
        assertThat(GAME.players(OPTIONS)).isEqualTo(new Players(2, 12));
        assertThat(GAME.deck(OPTIONS)).isEqualTo(CardSet.ALL);
        assertThat(GAME.rulebooks()).containsExactly("fx-schmidt");
        assertThat(GAME.lengths("fx-schmidt")).containsExactly(Length.ONE_ROUND, Length.EVERYONE_DEALS);
    }

    @Test
    void a_table_chooses_the_time_for_challenges_and_for_turns() {
        assertThat(GAME.settings("fx-schmidt"))
                .containsExactly(
                        new Setting.Whole("window-seconds", 2, 60, 10), new Setting.Whole("turn-seconds", 5, 120, 30));
        assertThat(GAME.options(new Chosen("fx-schmidt", Map.of("window-seconds", "2", "turn-seconds", "120"))))
                .isEqualTo(new SetUpOptions(2_000, 120_000));
    }

    @Test
    void everybody_is_dealt_four_cards_and_the_player_left_of_the_dealer_begins() {
        given(3, THREE)
                .then(
                        dealt(1, "1rso 1rsd 2gts 3pto"),
                        dealt(2, "1rss 2rts 3gos 1gtd"),
                        dealt(0, "1gso 1rto 3rso 2pod"),
                        turnTo(1, TURN));
    }

    @Test
    void the_table_starts_empty_and_the_rest_is_the_deck() {
        var scene = given(12, "");
        assertThat(scene.state().table()).isEmpty();
        assertThat(scene.state().deck()).hasSize(81 - 12 * 4);
    }

    @Test
    void another_dealer_lets_the_seat_to_the_left_begin() {
        var state = GAME.begin(new Start<>(OPTIONS, Seating.of(3), seat(2), CardSet.ALL.toList(), 0));
        assertThat(GAME.open(state, 500).getLast()).isEqualTo(turnTo(0, 500 + TURN));
    }

    @Test
    void nobody_plays_before_the_deal() {
        var state = GAME.begin(new Start<>(OPTIONS, Seating.of(2), seat(0), CardSet.ALL.toList(), 0));
        assertThat(GAME.decide(state, seat(1), play("1rso"), 0)).isEqualTo(Decision.refuse(new Refusal.NotNow()));
        assertThat(GAME.deadline(state)).isEmpty();
        assertThat(GAME.lapse(state, 1_000_000)).isEmpty();
        assertThat(GAME.settle(state, 0)).isEmpty();
        assertThat(GAME.admits(state)).isEmpty();
    }

    @Test
    void who_plays_a_card_lays_it_on_the_table_and_draws_one() {
        var scene = given(2, TWO).after(700).when(1, play("2gts"));
        scene.then(played(1, "2gts", 700 + WINDOW), drawn(1, "3pod"), turnTo(0, 700 + TURN));
        assertThat(scene.state().table()).containsExactly(card("2gts"));
        assertThat(scene.view(1).hand()).isEqualTo(CardSet.of(cards("1rso 1rsd 3pto 3pod")));
        assertThat(scene.view(1).deck()).isEqualTo(81 - 8 - 1);
    }

    @Test
    void with_fewer_than_three_cards_on_the_table_nothing_can_be_challenged_and_nobody_waits() {
        given(2, TWO)
                .when(1, play("1rso"))
                .then(played(1, "1rso", WINDOW), drawn(1, "3pod"), turnTo(0, TURN))
                .when(0, play("1rss"))
                .then(played(0, "1rss", WINDOW), drawn(0, "3pos"), turnTo(1, TURN))
                .when(1, play("1rsd"))
                .then(played(1, "1rsd", WINDOW), drawn(1, "2pto"));
    }

    @Test
    void a_card_drawn_can_be_played() {
        given(2, TWO)
                .when(1, play("1rso"))
                .when(0, play("1rss"))
                .when(1, play("3pod"))
                .then(played(1, "3pod", WINDOW), drawn(1, "2pto"));
    }

    @Test
    void only_the_player_whose_turn_it_is_plays_and_only_from_the_hand() {
        given(2, TWO)
                .refused(0, play("1rss"), new Refusal.NotYourTurn(seat(1)))
                .refused(1, play("1rss"), new Refusal.NotInHand(card("1rss")))
                .when(1, play("1rso"))
                .refused(1, play("1rsd"), new Refusal.NotYourTurn(seat(0)))
                .when(0, play("1rss"))
                .refused(1, play("1rso"), new Refusal.NotInHand(card("1rso")));
    }

    @Test
    void there_is_nothing_to_challenge_or_to_pass_while_a_card_is_awaited() {
        given(2, TWO).refused(0, challenge("1rso 1rss"), new Refusal.NotNow()).refused(0, pass(), new Refusal.NotNow());
    }

    @Test
    void the_next_player_cannot_play_while_the_card_can_be_challenged() {
        threeWithoutASet()
                .refused(1, play("1rsd"), new Refusal.NotNow())
                .refused(0, play("1rto"), new Refusal.NotNow());
    }

    @Test
    void turns_go_on_to_the_left() {
        var scene = threeWithoutASet().timeRunsOut().when(1, play("2gts")).timeRunsOut();
        scene.then(turnTo(2, scene.now() + TURN));
    }

    @Test
    void nothing_is_ever_shuffled() {
        var scene = given(2, TWO);
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
        assertThat(GAME.shuffled(scene.state(), List.of(), 0)).isEmpty();
    }
}
