package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.OPTIONS;
import static org.tercet.specs.setup.SetUpScenes.THREE;
import static org.tercet.specs.setup.SetUpScenes.TURN;
import static org.tercet.specs.setup.SetUpScenes.TWO;
import static org.tercet.specs.setup.SetUpScenes.WINDOW;
import static org.tercet.specs.setup.SetUpScenes.caught;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.dealt;
import static org.tercet.specs.setup.SetUpScenes.drawn;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.pass;
import static org.tercet.specs.setup.SetUpScenes.play;
import static org.tercet.specs.setup.SetUpScenes.played;
import static org.tercet.specs.setup.SetUpScenes.playedFor;
import static org.tercet.specs.setup.SetUpScenes.threeWithoutASet;
import static org.tercet.specs.setup.SetUpScenes.turnTo;
import static org.tercet.specs.setup.SetUpScenes.twoWithASet;
import static org.tercet.testkit.Scene.seat;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.setup.SetUpEvent.Passed;
import org.tercet.testkit.Decks;

/** Out of time, and away: nobody is kept waiting. */
class SetUpClockSpec {

    @Test
    void for_a_player_out_of_time_the_lowest_card_is_played() {
        given(2, TWO)
                .timeRunsOut()
                .then(playedFor(1, "1rso", TURN + WINDOW), drawn(1, "3pod"), turnTo(0, TURN + TURN))
                .timeRunsOut()
                .then(playedFor(0, "1rss", 2 * TURN + WINDOW), drawn(0, "3pos"), turnTo(1, 3 * TURN))
                .timeRunsOut()
                .then(playedFor(1, "1rsd", 3 * TURN + WINDOW), drawn(1, "2pto"));
    }

    @Test
    void the_card_of_a_player_out_of_time_can_be_challenged() {
        given(2, TWO)
                .timeRunsOut()
                .timeRunsOut()
                .timeRunsOut()
                .when(0, challenge("1rso 1rss"))
                .then(caught(0, 1, "1rso 1rss 1rsd", "1rso 1rss 1rsd"), turnTo(0, 4 * TURN));
    }

    @Test
    void who_goes_away_at_their_turn_has_the_lowest_card_played_at_once() {
        given(2, TWO)
                .after(5_000)
                .goesAway(1)
                .then(playedFor(1, "1rso", 5_000 + WINDOW), drawn(1, "3pod"), turnTo(0, 5_000 + TURN));
    }

    @Test
    void who_is_away_when_their_turn_comes_has_the_lowest_card_played_at_once() {
        given(2, TWO)
                .goesAway(0)
                .then()
                .when(1, play("2gts"))
                .then(
                        played(1, "2gts", WINDOW),
                        drawn(1, "3pod"),
                        turnTo(0, TURN),
                        playedFor(0, "1rss", WINDOW),
                        drawn(0, "3pos"),
                        turnTo(1, TURN));
    }

    @Test
    void the_window_is_open_for_the_card_of_one_who_is_away() {
        given(2, TWO)
                .when(1, play("1rso"))
                .when(0, play("1rss"))
                .goesAway(1)
                .then(playedFor(1, "1rsd", WINDOW), drawn(1, "2pto"))
                .when(0, challenge("1rso 1rss"))
                .then(caught(0, 1, "1rso 1rss 1rsd", "1rso 1rss 1rsd"), turnTo(0, TURN));
    }

    @Test
    void who_is_away_does_not_hold_the_window_up() {
        threeWithoutASet().when(1, pass()).goesAway(2).then(turnTo(1, TURN));
        threeWithoutASet().goesAway(2).then().when(1, pass()).then(new Passed(seat(1)), turnTo(1, TURN));
    }

    @Test
    void with_nobody_else_here_to_challenge_the_next_turn_comes_at_once() {
        twoWithASet().goesAway(0).then(turnTo(0, TURN), playedFor(0, "1gtd", WINDOW), drawn(0, "2gso"));
    }

    @Test
    void who_comes_back_takes_part_again() {
        threeWithoutASet()
                .goesAway(2)
                .comesBack(2)
                .then()
                .when(1, pass())
                .then(new Passed(seat(1)))
                .when(2, pass())
                .then(new Passed(seat(2)), turnTo(1, TURN));
    }

    @Test
    void when_nobody_is_here_the_game_goes_on_by_the_clock_alone() {
        var scene = given(3, THREE).goesAway(0).goesAway(2).then();
        scene.goesAway(1).then();
        scene.timeRunsOut().then(playedFor(1, "1rso", TURN + WINDOW), drawn(1, "3pod"), turnTo(2, 2 * TURN));
        scene.timeRunsOut().then(playedFor(2, "1rss", 2 * TURN + WINDOW), drawn(2, "3pos"), turnTo(0, 3 * TURN));
        scene.timeRunsOut().then(playedFor(0, "1rto", 3 * TURN + WINDOW), drawn(0, "2pto"));
        scene.timeRunsOut().then(turnTo(1, 4 * TURN + WINDOW));
    }

    @Test
    void when_somebody_comes_back_to_an_empty_table_the_others_cards_are_played_at_once_again() {
        given(3, THREE)
                .goesAway(0)
                .goesAway(2)
                .goesAway(1)
                .comesBack(2)
                .then(playedFor(1, "1rso", WINDOW), drawn(1, "3pod"), turnTo(2, TURN));
    }

    @Test
    void one_who_is_away_at_the_deal_is_played_for_at_once() {
        Seating seating = Seating.of(2).now(seat(1), Presence.AWAY);
        var state = GAME.begin(new Start<>(OPTIONS, seating, seat(0), Decks.stacked(CardSet.ALL, TWO), 0));
        assertThat(GAME.open(state, 50))
                .containsExactly(
                        dealt(1, "1rso 1rsd 2gts 3pto"),
                        dealt(0, "1rss 2rts 3gos 1gtd"),
                        turnTo(1, 50 + TURN),
                        playedFor(1, "1rso", 50 + WINDOW),
                        drawn(1, "3pod"),
                        turnTo(0, 50 + TURN));
    }
}
