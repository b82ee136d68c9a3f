package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.scout.Ballot;
import org.tercet.rules.scout.Debt;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

class ForfeitsSpec {

    /** Seat 0 has been a mistaken scout and owes forfeit 1 until 7 s. */
    private static Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> owing(int players) {
        var scene = table(players).when(0, pointWrong());
        for (int seat = 1; seat < players; seat++) {
            scene.when(seat, giveUp());
        }
        return scene;
    }

    private static ScoutMove vote(int number, Forfeit choice) {
        return new ScoutMove.Vote(number, choice);
    }

    private static ScoutEvent sentenced(Forfeit forfeit) {
        return new ScoutEvent.Sentenced(seat(0), 1, forfeit);
    }

    @Test
    void the_others_choose_the_forfeit_by_a_vote() {
        var scene = owing(4).when(1, vote(1, Forfeit.WASHING_UP))
                .then(new ScoutEvent.Voted(seat(1), 1, Forfeit.WASHING_UP))
                .when(2, vote(1, Forfeit.SCOLDING))
                .then(new ScoutEvent.Voted(seat(2), 1, Forfeit.SCOLDING))
                .when(3, vote(1, Forfeit.WASHING_UP))
                .then(new ScoutEvent.Voted(seat(3), 1, Forfeit.WASHING_UP), sentenced(Forfeit.WASHING_UP));

        assertThat(scene.view(0).debts()).isEmpty();
        assertThat(scene.view(0).players())
                .extracting(ScoutView.Player::forfeits)
                .containsExactly(List.of(Forfeit.WASHING_UP), List.of(), List.of(), List.of());
    }

    @Test
    void everybody_sees_the_vote_and_who_may_still_give_one() {
        var scene = owing(4).when(2, vote(1, Forfeit.SCOLDING));
        Debt open = new Debt(1, seat(0), List.of(new Ballot(seat(2), Forfeit.SCOLDING)), 7_000);

        assertThat(scene.spectatorsView().debts()).containsExactly(open);
        assertThat(scene.spectatorsView().may().votes()).isEmpty();
        assertThat(scene.view(0).may().votes()).isEmpty();
        assertThat(scene.view(1).may().votes()).containsExactly(1);
        assertThat(scene.view(2).may().votes()).isEmpty();
    }

    @Test
    void the_scolding_is_chosen_when_most_want_it() {
        owing(3).when(1, vote(1, Forfeit.SCOLDING))
                .when(2, vote(1, Forfeit.SCOLDING))
                .then(new ScoutEvent.Voted(seat(2), 1, Forfeit.SCOLDING), sentenced(Forfeit.SCOLDING));
    }

    @Test
    void a_tie_means_a_scolding() {
        owing(3).when(1, vote(1, Forfeit.WASHING_UP))
                .when(2, vote(1, Forfeit.SCOLDING))
                .then(new ScoutEvent.Voted(seat(2), 1, Forfeit.SCOLDING), sentenced(Forfeit.SCOLDING));
    }

    @Test
    void no_votes_mean_a_scolding_when_the_time_is_out() {
        owing(3).timeRunsOut().then(sentenced(Forfeit.SCOLDING));
    }

    @Test
    void the_votes_given_decide_when_the_time_is_out() {
        owing(4).when(3, vote(1, Forfeit.WASHING_UP)).timeRunsOut().then(sentenced(Forfeit.WASHING_UP));
    }

    @Test
    void one_votes_once() {
        owing(3).when(1, vote(1, Forfeit.WASHING_UP))
                .refused(1, vote(1, Forfeit.SCOLDING), new Refusal.AlreadyAnswered());
    }

    @Test
    void nobody_votes_on_the_own_forfeit_or_on_one_that_nobody_owes() {
        var nothing = new Refusal.NothingToVote();
        owing(3).refused(0, vote(1, Forfeit.SCOLDING), nothing)
                .refused(1, vote(2, Forfeit.SCOLDING), nothing)
                .refused(1, vote(-1, Forfeit.SCOLDING), nothing)
                .timeRunsOut()
                .refused(1, vote(1, Forfeit.SCOLDING), nothing);
    }

    @Test
    void the_game_goes_on_beside_a_vote() {
        var scene = owing(3).after(1_000)
                .when(1, pointRight())
                .then(new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(A, B), 21_000))
                .when(2, vote(1, Forfeit.WASHING_UP));

        assertThat(GAME.deadline(scene.state())).isEqualTo(OptionalLong.of(7_000));
        scene.timeRunsOut().then(sentenced(Forfeit.WASHING_UP));
        assertThat(GAME.deadline(scene.state())).isEqualTo(OptionalLong.of(21_000));
        scene.timeRunsOut()
                .then(revealed(1, POINTED, AB, true), took(1, AB), new ScoutEvent.BackIn(seat(0)), laid(12, 0, 1, 2));
    }

    @Test
    void several_forfeits_are_voted_on_side_by_side() {
        var scene = owing(4).after(1_000).when(1, pointRight()).when(2, seek(E));

        assertThat(scene.view(3).may().votes()).containsExactly(1, 2);
        scene.when(3, vote(2, Forfeit.WASHING_UP))
                .when(2, vote(1, Forfeit.SCOLDING))
                .timeRunsOut()
                .then(sentenced(Forfeit.SCOLDING))
                .when(0, vote(2, Forfeit.WASHING_UP))
                .when(1, vote(2, Forfeit.SCOLDING))
                .then(
                        new ScoutEvent.Voted(seat(1), 2, Forfeit.SCOLDING),
                        new ScoutEvent.Sentenced(seat(2), 2, Forfeit.WASHING_UP));
        assertThat(scene.view(0).players())
                .extracting(ScoutView.Player::forfeits)
                .containsExactly(List.of(Forfeit.SCOLDING), List.of(), List.of(Forfeit.WASHING_UP), List.of());
    }

    @Test
    void what_comes_due_together_happens_together() {
        var scene = Scene.given(GAME, new ScoutOptions(5_000, 5_000), 3, order())
                .when(1, pointRight())
                .when(0, seek(E))
                .timeRunsOut();

        scene.then(sentenced(Forfeit.SCOLDING), revealed(1, POINTED, AB, true), took(1, AB), laid(12, 0, 1, 2));
    }

    @Test
    void one_who_owes_one_forfeit_may_come_to_owe_another() {
        var scene = owing(2).when(1, pointRight())
                .when(0, point(C, D, E))
                .when(1, giveUp())
                .when(1, vote(2, Forfeit.WASHING_UP))
                .when(1, vote(1, Forfeit.SCOLDING));

        assertThat(scene.view(0).players().getFirst().forfeits()).containsExactly(Forfeit.WASHING_UP, Forfeit.SCOLDING);
    }

    @Test
    void with_nobody_here_to_vote_it_is_a_scolding_at_once() {
        table(3).when(0, pointWrong())
                .goesAway(1)
                .goesAway(2)
                .then(
                        revealed(0, POINTED, Decks.set("1rso 2rso 1gso"), false),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        new ScoutEvent.SatOut(seat(0)),
                        sentenced(Forfeit.SCOLDING),
                        new ScoutEvent.BackIn(seat(0)));
    }

    @Test
    void a_vote_is_complete_when_the_only_one_missing_goes() {
        owing(3).when(1, vote(1, Forfeit.WASHING_UP)).leaves(2).then(sentenced(Forfeit.WASHING_UP));
    }

    @Test
    void leaving_saves_nobody_from_the_forfeit() {
        owing(3).leaves(0)
                .then()
                .when(1, vote(1, Forfeit.WASHING_UP))
                .when(2, vote(1, Forfeit.WASHING_UP))
                .then(new ScoutEvent.Voted(seat(2), 1, Forfeit.WASHING_UP), sentenced(Forfeit.WASHING_UP));
    }

    @Test
    void an_open_vote_is_closed_when_the_game_ends() {
        owing(3).when(2, vote(1, Forfeit.WASHING_UP))
                .leaves(1)
                .then(sentenced(Forfeit.WASHING_UP))
                .leaves(2)
                .then(new ScoutEvent.Ended(ScoutEvent.Ending.NOBODY_TO_PLAY_WITH));
        owing(2).leaves(0)
                .then(sentenced(Forfeit.SCOLDING), new ScoutEvent.Ended(ScoutEvent.Ending.NOBODY_TO_PLAY_WITH));
    }
}
