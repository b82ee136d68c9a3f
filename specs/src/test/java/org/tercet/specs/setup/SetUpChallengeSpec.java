package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.TURN;
import static org.tercet.specs.setup.SetUpScenes.TWO;
import static org.tercet.specs.setup.SetUpScenes.WINDOW;
import static org.tercet.specs.setup.SetUpScenes.caught;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.mistaken;
import static org.tercet.specs.setup.SetUpScenes.pass;
import static org.tercet.specs.setup.SetUpScenes.play;
import static org.tercet.specs.setup.SetUpScenes.threeWithoutASet;
import static org.tercet.specs.setup.SetUpScenes.turnTo;
import static org.tercet.specs.setup.SetUpScenes.twoWithASet;
import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpEvent.Passed;
import org.tercet.rules.setup.SetUpMove;

/** The time in which the others may show a set that uses the card just played. */
class SetUpChallengeSpec {

    @Test
    void who_is_caught_making_a_set_takes_the_whole_table_as_penalty_cards_and_the_next_plays() {
        var scene = twoWithASet().after(3_000).when(0, challenge("1rso 1rss"));
        scene.then(caught(0, 1, "1rso 1rss 1rsd", "1rso 1rss 1rsd"), turnTo(0, 3_000 + TURN));
        assertThat(scene.state().table()).isEmpty();
        assertThat(scene.state().holdings().get(1).penalty()).isEqualTo(set("1rso 1rss 1rsd"));
        assertThat(scene.state().holdings().get(0).penalty()).isEqualTo(CardSet.NONE);
    }

    @Test
    void penalty_cards_are_all_cards_on_the_table_and_never_go_to_the_hand() {
        var scene = given(2, TWO)
                .when(1, play("1rso"))
                .when(0, play("1rss"))
                .when(1, play("2gts"))
                .when(0, pass())
                .when(0, play("3pos"))
                .when(1, challenge("2gts 1rso"))
                .then(mistaken(1, "1rso 2gts 3pos"), turnTo(1, TURN))
                .when(1, play("1rsd"))
                .when(0, challenge("1rss 1rso"))
                .then(caught(0, 1, "1rso 1rss 1rsd", "1rso 1rss 2gts 3pos 1rsd"), turnTo(0, TURN));
        assertThat(scene.view(1).hand()).isEqualTo(set("3pto 3pod 2pto 3roo"));
        assertThat(scene.state().holdings().get(1).penalty()).isEqualTo(set("1rso 1rss 2gts 3pos 1rsd"));
    }

    @Test
    void penalty_piles_grow() {
        var scene = twoWithASet()
                .when(0, challenge("1rso 1rss"))
                .when(0, play("3gos"))
                .when(1, play("3pod"))
                .when(0, play("1gtd"))
                .when(1, pass())
                .when(1, play("3roo"))
                .when(0, challenge("3gos 3pod"))
                .then(caught(0, 1, "3gos 3pod 3roo", "3gos 3pod 1gtd 3roo"), turnTo(0, TURN));
        assertThat(scene.view(0).players().get(1).penalty()).isEqualTo(set("1rso 1rss 1rsd 3gos 3pod 1gtd 3roo"));
    }

    @Test
    void a_set_without_the_card_just_played_does_not_count() {
        var scene = twoWithASet().when(0, pass()).then(new Passed(seat(0)), turnTo(0, TURN));
        scene.when(0, play("3gos"))
                .refused(1, challenge("1rso 1rss 1rsd"), new Refusal.WrongNumberOfCards(2))
                .when(1, challenge("1rso 1rss"))
                .then(mistaken(1, "1rso 1rss 3gos"), turnTo(1, TURN));
        assertThat(scene.state().table()).hasSize(4);
    }

    @Test
    void a_wrong_challenge_costs_only_the_right_to_challenge_that_card_again() {
        var scene = threeWithoutASet().when(2, challenge("1rso 1rss")).then(mistaken(2, "1rso 1rss 1gso"));
        scene.refused(2, challenge("1rss 1rso"), new Refusal.ChallengeSpent())
                .refused(2, pass(), new Refusal.ChallengeSpent());
        assertThat(scene.view(2).mayChallenge()).isFalse();
        assertThat(scene.state().holdings().get(2).penalty()).isEqualTo(CardSet.NONE);
        scene.when(1, pass()).then(new Passed(seat(1)), turnTo(1, TURN));
        scene.when(1, play("2gts"));
        assertThat(scene.view(2).mayChallenge()).isTrue();
    }

    @Test
    void after_a_wrong_challenge_the_others_may_still_be_right() {
        var scene = given(3, SetUpScenes.THREE)
                .when(1, play("1rso"))
                .when(2, play("1rss"))
                .when(0, play("1gso"))
                .when(2, pass())
                .when(1, challenge("1rss 1rso"))
                .when(1, play("1rsd"))
                .when(0, challenge("1rso 1gso"))
                .when(2, challenge("1rso 1rss"));
        scene.then(caught(2, 1, "1rso 1rss 1rsd", "1rso 1rss 1gso 1rsd"), turnTo(2, TURN));
    }

    @Test
    void who_passes_gives_up_the_right_for_this_card() {
        threeWithoutASet()
                .when(2, pass())
                .then(new Passed(seat(2)))
                .refused(2, pass(), new Refusal.AlreadyPassed())
                .refused(2, challenge("1rso 1rss"), new Refusal.AlreadyPassed());
    }

    @Test
    void the_window_is_over_when_everybody_else_has_passed_or_was_mistaken() {
        threeWithoutASet()
                .when(2, pass())
                .then(new Passed(seat(2)))
                .after(2_000)
                .when(1, challenge("1rso 1rss"))
                .then(mistaken(1, "1rso 1rss 1gso"), turnTo(1, 2_000 + TURN));
    }

    @Test
    void the_window_is_over_when_its_time_is() {
        var scene = threeWithoutASet();
        assertThat(GAME.deadline(scene.state())).hasValue(WINDOW);
        scene.timeRunsOut().then(turnTo(1, WINDOW + TURN));
        assertThat(GAME.deadline(scene.state())).hasValue(WINDOW + TURN);
    }

    @Test
    void nobody_challenges_or_passes_their_own_card() {
        threeWithoutASet()
                .refused(0, challenge("1rso 1rss"), new Refusal.OwnCard())
                .refused(0, pass(), new Refusal.OwnCard());
    }

    @Test
    void a_challenge_names_two_different_cards_on_the_table_besides_the_last() {
        threeWithoutASet()
                .refused(1, challenge(""), new Refusal.WrongNumberOfCards(2))
                .refused(1, challenge("1rso"), new Refusal.WrongNumberOfCards(2))
                .refused(
                        1,
                        new SetUpMove.Challenge(Collections.nCopies(100_000, card("1rso"))),
                        new Refusal.WrongNumberOfCards(2))
                .refused(1, challenge("3pod 1rso"), new Refusal.NotOnTable(card("3pod")))
                .refused(1, challenge("1rso 3pod"), new Refusal.NotOnTable(card("3pod")))
                .refused(1, challenge("1rso 1rso"), new Refusal.SameCardTwice(card("1rso")))
                .refused(1, challenge("1rso 1gso"), new Refusal.SameCardTwice(card("1gso")))
                .refused(1, challenge("1gso 1rss"), new Refusal.SameCardTwice(card("1gso")));
    }

    @Test
    void the_window_shows_who_has_nothing_more_to_say() {
        var scene = threeWithoutASet().when(2, challenge("1rso 1rss"));
        assertThat(scene.state().phase())
                .isEqualTo(new Phase.Window(seat(0), card("1gso"), List.of(), List.of(seat(2)), WINDOW));
        scene = threeWithoutASet().when(1, pass());
        assertThat(scene.state().phase())
                .isEqualTo(new Phase.Window(seat(0), card("1gso"), List.of(seat(1)), List.of(), WINDOW));
    }
}
