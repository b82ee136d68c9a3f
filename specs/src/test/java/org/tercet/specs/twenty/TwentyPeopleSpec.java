package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.HAND_1;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.seats;
import static org.tercet.specs.twenty.Twenty.spots;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.three;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seating;
import org.tercet.rules.twenty.Owed;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.testkit.Decks;

class TwentyPeopleSpec {

    private static final TwentyMove NO = new TwentyMove.NoSet();
    private static final TwentyMove CALL = new TwentyMove.Call();

    @Test
    void the_personal_cards_of_one_who_leaves_go_aside() {
        var scene = three(CALLING).leaves(1).then(new TwentyEvent.LaidAside(seat(1), Decks.set(HAND_1)));
        assertThat(scene.state().aside()).isEqualTo(Decks.set(HAND_1));
        assertThat(scene.state().hands().get(1).isEmpty()).isTrue();
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
    }

    @Test
    void cards_of_one_who_left_are_worth_nothing_to_the_winner() {
        var scene = three(ONE_GESTURE).leaves(1).when(0, take("1rso 1rss 1rsd")).when(0, take("1gso 1gss 1gsd"));
        assertThat(GAME.outcome(scene.state())).hasValue(new Outcome(List.of(6, 0, 0), seats(0), List.of()));
    }

    @Test
    void when_only_one_is_left_the_round_ends_and_the_one_wins_it_with_no_points() {
        var scene = two(CALLING)
                .leaves(1)
                .then(
                        new TwentyEvent.LaidAside(seat(1), Decks.set(HAND_1)),
                        new TwentyEvent.Ended(seats(0), 0, Phase.Ending.ALONE));
        assertThat(GAME.outcome(scene.state())).hasValue(new Outcome(List.of(0, 0), seats(0), List.of()));
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
    }

    @Test
    void when_all_leave_at_once_the_round_is_everybodys() {
        TwentyState state = two(CALLING).state();
        Seating empty = state.seating().now(seat(0), Presence.LEFT).now(seat(1), Presence.LEFT);
        assertThat(GAME.settle(GAME.seated(state, empty), 0))
                .endsWith(new TwentyEvent.Ended(seats(0, 1), 0, Phase.Ending.ALONE));
    }

    @Test
    void a_caller_who_leaves_drops_the_call_and_nobody_pays() {
        var scene = three(CALLING)
                .when(1, CALL)
                .leaves(1)
                .then(new TwentyEvent.CallDropped(seat(1)), new TwentyEvent.LaidAside(seat(1), Decks.set(HAND_1)));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
        scene.when(0, CALL);
    }

    @Test
    void when_another_leaves_the_call_goes_on() {
        var scene = three(CALLING).when(1, CALL).leaves(2);
        assertThat(scene.state().phase()).isEqualTo(new Phase.Called(seat(1), 5_000));
    }

    @Test
    void a_caller_who_goes_away_runs_out_of_time_like_anybody() {
        three(CALLING)
                .when(1, CALL)
                .goesAway(1)
                .then()
                .timeRunsOut()
                .then(
                        new TwentyEvent.RanOut(seat(1), true),
                        new TwentyEvent.Given(seat(1), Decks.cards("1pss"), Owed.Reason.PENALTY));
    }

    @Test
    void who_is_away_does_not_hold_up_an_agreement() {
        three(CALLING)
                .when(0, NO)
                .when(1, NO)
                .goesAway(2)
                .then(new TwentyEvent.AllAgreed(3), new TwentyEvent.Added(spots("6:1pss 7:1psd 8:1pts")));
    }

    @Test
    void who_has_left_does_not_hold_up_an_agreement() {
        var scene = three(CALLING).when(0, NO).when(2, NO).leaves(1);
        assertThat(scene.events()).contains(new TwentyEvent.AllAgreed(3));
    }

    @Test
    void who_is_back_is_asked_again() {
        three(CALLING).goesAway(2).comesBack(2).when(0, NO).when(1, NO).then(new TwentyEvent.Agreed(seat(1)));
    }

    @Test
    void with_everybody_away_nothing_is_agreed() {
        two(CALLING).goesAway(0).goesAway(1).then();
    }

    @Test
    void an_agreement_that_a_call_held_up_counts_once_the_caller_is_away_and_out_of_time() {
        var scene = two(CALLING);
        for (int i = 0; i < 3; i++) {
            scene.when(0, new TwentyMove.Ask());
        }
        scene.when(1, NO)
                .when(0, CALL)
                .goesAway(0)
                .then()
                .timeRunsOut()
                .then(
                        new TwentyEvent.RanOut(seat(0), false),
                        new TwentyEvent.AllAgreed(3),
                        new TwentyEvent.Added(spots("6:1pto 7:2pso 8:2pss")));
    }

    @Test
    void an_away_players_cards_still_count_for_the_winner() {
        var scene = two(ONE_GESTURE).goesAway(1).when(0, take("1rso 1rss 1rsd")).when(0, take("1gso 1gss 1gsd"));
        assertThat(GAME.outcome(scene.state())).hasValue(new Outcome(List.of(6, 0), seats(0), List.of()));
    }
}
