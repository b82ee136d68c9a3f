package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.TWO;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.pass;
import static org.tercet.specs.setup.SetUpScenes.play;
import static org.tercet.specs.setup.SetUpScenes.playUntil;
import static org.tercet.specs.setup.SetUpScenes.twoWithASet;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpEvent.Caught;
import org.tercet.rules.setup.SetUpEvent.Ended;
import org.tercet.rules.setup.SetUpEvent.Ending;
import org.tercet.rules.setup.SetUpMove;

/** The end, and who loses. */
class SetUpEndSpec {

    @Test
    void it_ends_when_the_last_card_has_been_drawn_and_that_window_is_over() {
        var scene = given(2, TWO);
        playUntil(scene, 0);
        assertThat(scene.state().phase()).isInstanceOf(Phase.Window.class);
        assertThat(GAME.outcome(scene.state())).isEmpty();
        assertThat(GAME.admits(scene.state())).contains(new Refusal.NoLateJoining());
        scene.timeRunsOut().then(new Ended(Ending.DECK_OUT, scene.now()));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Over(Ending.DECK_OUT, scene.now()));
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), scene.now() + 1_000_000)).isEmpty();
    }

    @Test
    void the_very_last_card_can_be_challenged() {
        var scene = given(2, TWO);
        playUntil(scene, 0);
        int player = scene.state().phase() instanceof Phase.Window window
                ? window.player().number()
                : -1;
        List<Card> table = scene.state().table();
        Card last = table.getLast();
        List<Card> others = Sets.all(CardSet.of(table)).stream()
                .filter(set -> set.contains(last))
                .findFirst()
                .orElseThrow()
                .without(last)
                .toList();
        scene.when(1 - player, new SetUpMove.Challenge(others));
        assertThat(scene.events()).hasSize(2);
        assertThat(scene.events().getFirst()).isInstanceOf(Caught.class);
        assertThat(scene.events().getLast()).isEqualTo(new Ended(Ending.DECK_OUT, scene.now()));
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(
                        player == 0 ? List.of(73, 0) : List.of(0, 73),
                        List.of(seat(1 - player)),
                        List.of(seat(player))));
    }

    @Test
    void once_it_is_over_nothing_more_happens() {
        var scene = given(2, TWO);
        playUntil(scene, 0);
        scene.timeRunsOut()
                .refused(0, play("1rso"), new Refusal.GameOver())
                .refused(1, pass(), new Refusal.GameOver())
                .refused(1, challenge("1rso 1rss"), new Refusal.GameOver());
        assertThat(GAME.admits(scene.state())).contains(new Refusal.GameOver());
        scene.leaves(0).then();
    }

    @Test
    void the_most_penalty_cards_lose_and_all_others_win() {
        var scene = given(3, SetUpScenes.THREE)
                .when(1, play("1rso"))
                .when(2, play("1rss"))
                .when(0, play("1gso"))
                .timeRunsOut()
                .when(1, play("1rsd"))
                .when(0, challenge("1rso 1rss"));
        playUntil(scene, 0);
        scene.timeRunsOut();
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(0, 4, 0), List.of(seat(0), seat(2)), List.of(seat(1))));
        assertThat(scene.view(0).outcome()).isEqualTo(GAME.outcome(scene.state()));
    }

    @Test
    void when_all_have_equally_many_nobody_loses() {
        var scene = given(2, TWO);
        playUntil(scene, 0);
        scene.timeRunsOut();
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(0, 0), List.of(seat(0), seat(1)), List.of()));
    }

    @Test
    void one_who_left_neither_wins_nor_loses() {
        var scene = given(3, SetUpScenes.THREE)
                .when(1, play("1rso"))
                .when(2, play("1rss"))
                .when(0, play("1gso"))
                .timeRunsOut()
                .when(1, play("1rsd"))
                .when(0, challenge("1rso 1rss"))
                .leaves(1);
        playUntil(scene, 0);
        scene.timeRunsOut();
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(0, 4, 0), List.of(seat(0), seat(2)), List.of()));
    }

    @Test
    void who_stays_alone_has_won() {
        var scene = twoWithASet().when(0, challenge("1rso 1rss")).leaves(0);
        assertThat(GAME.outcome(scene.state())).contains(new Outcome(List.of(0, 3), List.of(seat(1)), List.of()));
        scene.leaves(1);
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(0, 3), List.of(seat(0)), List.of(seat(1))));
    }

    @Test
    void over_several_rounds_the_most_penalty_cards_in_all_lose() {
        assertThat(GAME.total(List.of(12, 30, 30, 5, 40), List.of(seat(0), seat(1), seat(2), seat(3))))
                .isEqualTo(
                        new Outcome(List.of(12, 30, 30, 5, 40), List.of(seat(0), seat(3)), List.of(seat(1), seat(2))));
        assertThat(GAME.total(List.of(9, 9), List.of(seat(0), seat(1))))
                .isEqualTo(new Outcome(List.of(9, 9), List.of(seat(0), seat(1)), List.of()));
    }
}
