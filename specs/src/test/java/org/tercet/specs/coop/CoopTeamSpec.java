package org.tercet.specs.coop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.coop.CoopScenes.GAME;
import static org.tercet.specs.coop.CoopScenes.NONE;
import static org.tercet.specs.coop.CoopScenes.ONE;
import static org.tercet.specs.coop.CoopScenes.TWO;
import static org.tercet.specs.coop.CoopScenes.given;
import static org.tercet.specs.coop.CoopScenes.laid;
import static org.tercet.specs.coop.CoopScenes.mistaken;
import static org.tercet.specs.coop.CoopScenes.scored;
import static org.tercet.specs.coop.CoopScenes.spot;
import static org.tercet.specs.coop.CoopScenes.stillLooking;
import static org.tercet.specs.coop.CoopScenes.stop;
import static org.tercet.specs.coop.CoopScenes.take;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.coop.CoopEvent.Agreed;
import org.tercet.rules.coop.CoopEvent.Disagreed;
import org.tercet.rules.coop.CoopEvent.Ended;
import org.tercet.rules.coop.CoopEvent.Ending;
import org.tercet.rules.coop.CoopEvent.Laid;
import org.tercet.rules.coop.CoopEvent.LaidAside;
import org.tercet.rules.coop.Grade;
import org.tercet.rules.coop.Tally;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;

/** Agreeing to leave a layout, and people who come and go. */
class CoopTeamSpec {

    @Test
    void the_team_may_leave_a_layout_with_sets_in_it_and_keeps_what_it_took() {
        var scene = given(2, TWO + " 3pod 3pos 3poo")
                .when(0, take("1rsd 2rts 3roo"))
                .when(1, stop())
                .then(new Agreed(seat(1)))
                .when(0, stop())
                .then(
                        new Agreed(seat(0)),
                        scored(1, 0, 0, 0),
                        new Laid(List.of(spot(0, "3pod"), spot(7, "3pos"), spot(10, "3poo"))));
        assertThat(scene.state().stops().seats()).isEmpty();
        assertThat(scene.state().aside()).isEqualTo(CardSet.NONE);
    }

    @Test
    void a_layout_left_without_a_find_is_laid_aside_for_a_fresh_one() {
        var scene = given(1, TWO + " " + "1gtd 3poo 2poo 1pso 2pto 3gtd 1pts 1ptd 1gsd 3pod 3pos 3psd");
        scene.when(0, stop())
                .then(
                        new Agreed(seat(0)),
                        scored(0, 0, 0, 0),
                        new LaidAside(set(TWO)),
                        laid("1gtd 3poo 2poo 1pso 2pto 3gtd 1pts 1ptd 1gsd 3pod 3pos 3psd"));
        assertThat(scene.state().aside()).isEqualTo(set(TWO));
        assertThat(scene.view(0).aside()).isEqualTo(12);
    }

    @Test
    void cards_added_to_a_layout_cost_their_points_even_if_nothing_is_found() {
        var scene = given(1, NONE + " 2gso 1rsd").when(0, stop());
        assertThat(scene.events())
                .startsWith(new Agreed(seat(0)), scored(0, 2, -2, -2), new LaidAside(set(NONE + " 2gso 1rsd")));
    }

    @Test
    void one_says_stop_once_and_may_take_it_back() {
        given(2, ONE)
                .refused(0, stillLooking(), new Refusal.NotAgreed())
                .when(0, stop())
                .refused(0, stop(), new Refusal.AlreadyAgreed())
                .when(0, stillLooking())
                .then(new Disagreed(seat(0)))
                .refused(0, stillLooking(), new Refusal.NotAgreed())
                .when(1, stop())
                .then(new Agreed(seat(1)));
    }

    @Test
    void a_taken_set_cancels_what_was_agreed_and_a_wrong_take_does_not() {
        var scene =
                given(2, TWO).when(0, stop()).when(1, take("2rts 3rod 2ros")).then(mistaken(1, "2rts 3rod 2ros"));
        assertThat(scene.view(1).agreed()).containsExactly(seat(0));
        scene.when(1, take("1rsd 2rts 3roo"));
        assertThat(scene.view(1).agreed()).isEmpty();
        scene.when(1, stop()).then(new Agreed(seat(1)));
    }

    @Test
    void a_new_layout_cancels_what_was_agreed() {
        var scene = given(2, ONE + " 1goo 3psd 3pss").when(0, stop()).when(1, take("1gtd 2gos 3gso"));
        assertThat(scene.view(0).agreed()).isEmpty();
    }

    @Test
    void one_who_is_away_or_has_left_does_not_hold_up_the_agreement() {
        var scene = given(3, TWO + " 3pod 3pos 3poo")
                .when(0, take("1rsd 2rts 3roo"))
                .when(0, stop())
                .goesAway(1)
                .then()
                .leaves(2);
        scene.then(scored(1, 0, 0, 0), new Laid(List.of(spot(0, "3pod"), spot(7, "3pos"), spot(10, "3poo"))));
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
    }

    @Test
    void when_all_are_away_the_table_waits() {
        given(2, TWO)
                .when(0, stop())
                .goesAway(0)
                .then()
                .goesAway(1)
                .then()
                .comesBack(1)
                .then();
        var scene = given(2, TWO).when(0, stop()).goesAway(0).goesAway(1).comesBack(0);
        assertThat(scene.events()).startsWith(scored(0, 0, 0, 0), new LaidAside(set(TWO)));
    }

    @Test
    void one_more_pair_of_eyes_is_welcome_at_any_time() {
        var scene = given(1, TWO).joins().then().when(0, stop()).then(new Agreed(seat(0)));
        scene.when(1, take("1rsd 2rts 3roo"));
        assertThat(scene.view(1).tallies()).containsExactly(new Tally(0, 0), new Tally(1, 0));
        assertThat(scene.view(1).found()).hasSize(1);
    }

    @Test
    void when_the_last_one_leaves_the_game_ends_as_it_stands() {
        var scene =
                given(2, TWO).when(0, take("1rsd 2rts 3roo")).leaves(0).then().after(30);
        scene.leaves(1).then(scored(1, 0, 0, 0), new Ended(Ending.NOBODY_LEFT, Grade.KEEP_PLAYING, 30));
        assertThat(GAME.outcome(scene.state()))
                .contains(new Outcome(List.of(0, 0), List.of(seat(0), seat(1)), List.of()));
    }
}
