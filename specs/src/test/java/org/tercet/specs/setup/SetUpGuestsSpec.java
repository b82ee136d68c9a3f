package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.OPTIONS;
import static org.tercet.specs.setup.SetUpScenes.THREE;
import static org.tercet.specs.setup.SetUpScenes.TURN;
import static org.tercet.specs.setup.SetUpScenes.TWO;
import static org.tercet.specs.setup.SetUpScenes.caught;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.dealt;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.pass;
import static org.tercet.specs.setup.SetUpScenes.play;
import static org.tercet.specs.setup.SetUpScenes.playUntil;
import static org.tercet.specs.setup.SetUpScenes.threeWithoutASet;
import static org.tercet.specs.setup.SetUpScenes.turnTo;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.setup.SetUpEvent.Ended;
import org.tercet.rules.setup.SetUpEvent.Ending;
import org.tercet.rules.setup.SetUpEvent.LaidAside;
import org.tercet.rules.setup.SetUpEvent.Passed;

/** People come and go. */
class SetUpGuestsSpec {

    @Test
    void the_hand_of_one_who_leaves_is_put_aside_unseen() {
        var scene = given(3, THREE).leaves(2).then(new LaidAside(seat(2)));
        assertThat(scene.state().aside()).isEqualTo(set("1rss 2rts 3gos 1gtd"));
        assertThat(scene.view(2).hand()).isEqualTo(CardSet.NONE);
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
    }

    @Test
    void a_turn_passes_on_from_one_who_leaves() {
        given(3, THREE).after(100).leaves(1).then(new LaidAside(seat(1)), turnTo(2, 100 + TURN));
    }

    @Test
    void turns_skip_one_who_has_left() {
        var scene = given(3, THREE).leaves(2).when(1, play("1rso"));
        assertThat(scene.events()).endsWith(turnTo(0, TURN));
    }

    @Test
    void one_who_leaves_does_not_hold_the_window_up() {
        threeWithoutASet().when(1, pass()).leaves(2).then(new LaidAside(seat(2)), turnTo(1, TURN));
    }

    @Test
    void the_card_of_one_who_leaves_after_playing_can_still_be_challenged() {
        var scene = given(3, THREE)
                .when(1, play("1rso"))
                .when(2, play("1rss"))
                .when(0, play("1gso"))
                .timeRunsOut()
                .when(1, play("1rsd"))
                .leaves(1)
                .then(new LaidAside(seat(1)))
                .when(0, pass())
                .then(new Passed(seat(0)))
                .when(2, challenge("1rso 1rss"));
        scene.then(caught(2, 1, "1rso 1rss 1rsd", "1rso 1rss 1rsd 1gso"), turnTo(2, scene.now() + TURN));
        assertThat(scene.state().holdings().get(1).penalty()).isEqualTo(set("1rso 1rss 1rsd 1gso"));
    }

    @Test
    void the_game_ends_as_it_stands_when_fewer_than_two_are_left() {
        var scene = given(2, TWO).after(40).leaves(0);
        scene.then(new LaidAside(seat(0)), new Ended(Ending.TOO_FEW, 40));
        assertThat(GAME.settle(scene.state(), 50)).isEmpty();
        threeWithoutASet().leaves(0).leaves(2).then(new LaidAside(seat(2)), new Ended(Ending.TOO_FEW, 0));
    }

    @Test
    void a_round_cannot_be_played_by_one_alone() {
        Seating seating = Seating.of(2).now(seat(1), Presence.LEFT);
        var state = GAME.begin(new Start<>(OPTIONS, seating, seat(0), CardSet.ALL.toList(), 0));
        assertThat(GAME.open(state, 7)).containsExactly(dealt(0, "1rso 1rss 1rsd 1rto"), new Ended(Ending.TOO_FEW, 7));
    }

    @Test
    void seats_left_before_the_round_are_dealt_nothing() {
        Seating seating = Seating.of(3).now(seat(1), Presence.LEFT);
        var state = GAME.begin(new Start<>(OPTIONS, seating, seat(0), CardSet.ALL.toList(), 0));
        assertThat(GAME.open(state, 0))
                .containsExactly(dealt(2, "1rso 1rss 1rsd 1rto"), dealt(0, "1rts 1rtd 1roo 1ros"), turnTo(2, TURN));
    }

    @Test
    void who_sits_down_late_is_dealt_four_cards_and_plays_last() {
        var scene = given(2, TWO).joins().then(dealt(2, "3pod 3pos 2pto 2gso"));
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
        scene.when(1, play("1rso"));
        assertThat(scene.events()).endsWith(turnTo(2, TURN));
        scene.when(2, play("3pod"));
        assertThat(scene.events()).endsWith(turnTo(0, TURN));
    }

    @Test
    void who_sits_down_while_a_card_can_be_challenged_may_challenge_it() {
        var scene = SetUpScenes.twoWithASet().joins().when(0, pass()).then(new Passed(seat(0)));
        assertThat(scene.view(2).mayChallenge()).isTrue();
        scene.when(2, challenge("1rso 1rss")).then(caught(2, 1, "1rso 1rss 1rsd", "1rso 1rss 1rsd"), turnTo(2, TURN));
    }

    @Test
    void nobody_sits_down_when_the_deck_has_no_hand_to_spare() {
        var scene = given(2, TWO);
        playUntil(scene, 5);
        assertThat(GAME.admits(scene.state())).isEmpty();
        playUntil(scene, 4);
        assertThat(GAME.admits(scene.state())).contains(new Refusal.NoLateJoining());
    }

    @Test
    void the_last_hand_that_can_be_dealt_leaves_one_card_to_draw() {
        var scene = given(2, TWO);
        playUntil(scene, 5);
        scene.joins();
        assertThat(scene.state().deck()).hasSize(1);
        assertThat(scene.view(2).hand().size()).isEqualTo(4);
    }

    @Test
    void one_who_was_not_dealt_in_sits_out() {
        var scene = given(2, TWO);
        playUntil(scene, 4);
        var late = GAME.seated(scene.state(), Seating.of(2).joined(Occupant.PERSON));
        assertThat(GAME.settle(late, scene.now())).isEmpty();
        assertThat(GAME.view(late, new Viewer.At(seat(2))).mayChallenge()).isFalse();
        var sitsOut = Decision.refuse(new Refusal.SitsOut(seat(2)));
        assertThat(GAME.decide(late, seat(2), pass(), 0)).isEqualTo(sitsOut);
        assertThat(GAME.decide(late, seat(2), challenge("1rso 1rss"), 0)).isEqualTo(sitsOut);
        assertThat(GAME.decide(late, seat(2), play("1rso"), 0)).isEqualTo(sitsOut);
        for (var event : GAME.lapse(late, scene.now() + 1_000_000)) {
            late = GAME.evolve(late, event);
        }
        assertThat(GAME.decide(late, seat(2), play("1rso"), 0)).isEqualTo(sitsOut);
        assertThat(GAME.decide(late, seat(2), pass(), 0)).isEqualTo(sitsOut);
    }
}
