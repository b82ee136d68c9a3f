package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetEvent.Ending;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;

/** People go away for a while, come back, or sit down late. */
class AwaySpec {

    @Test
    void nobody_waits_for_one_who_goes_away_in_the_own_turn() {
        three(usual()).goesAway(1).then(away(1), turn(2, 30_000));
    }

    @Test
    void the_turn_of_one_who_is_away_is_a_check_or_else_a_fold_at_once() {
        three(usual())
                .goesAway(2)
                .then()
                .when(1, CHECK)
                .then(checked(1), away(2), turn(0, 30_000))
                .when(0, raise(1))
                .then(raised(0, 1, 1), turn(1, 30_000))
                .when(1, CALL)
                .then(called(1, 1), folded(2, Cause.AWAY), trial(10_000));
    }

    @Test
    void who_comes_back_plays_on_with_the_next_turn() {
        three(usual())
                .goesAway(2)
                .when(1, CHECK)
                .comesBack(2)
                .then()
                .when(0, raise(1))
                .when(1, CALL)
                .then(called(1, 1), turn(2, 30_000))
                .when(2, CALL)
                .then(called(2, 1), trial(10_000));
    }

    @Test
    void a_trial_does_not_wait_for_one_who_is_away_but_who_comes_back_in_time_may_answer() {
        var scene = three(usual())
                .when(1, CHECK)
                .when(2, CHECK)
                .when(0, CHECK)
                .goesAway(1)
                .then();
        scene.comesBack(1).when(1, KEEP).goesAway(2).then();
        scene.when(0, KEEP).then(new ChipsetEvent.Kept(seat(0)), laid("1gss"), turn(1, 30_000));
    }

    @Test
    void a_trial_ends_when_the_only_one_who_has_not_answered_goes_away() {
        three(usual())
                .when(1, CHECK)
                .when(2, CHECK)
                .when(0, CHECK)
                .when(1, KEEP)
                .when(0, KEEP)
                .goesAway(2)
                .then(laid("1gss"), turn(1, 30_000));
    }

    @Test
    void one_who_is_away_shows_like_all_others_and_may_win() {
        table(usual(), 2, deck(MIDDLE, "2gts", "3pod 2pod", ONE_SET))
                .goesAway(1)
                .then(away(1), turn(0, 30_000))
                .when(0, CHECK)
                .when(0, KEEP)
                .then(new ChipsetEvent.Kept(seat(0)), laid("2gts"), away(1), turn(0, 30_000))
                .when(0, CHECK)
                .then(checked(0), trial(10_000))
                .when(0, EXPOSE)
                .then(
                        exposed(
                                0,
                                showing(1, "3pod 2pod", "1rso 2gts 3pod", "2rso 2gts 2pod"),
                                showing(0, ONE_SET, "1rso 2rso 3rso")),
                        taken(share(1, 0)),
                        paused(5_000));
    }

    @Test
    void one_who_is_away_is_dealt_in_and_deals() {
        var scene = three(usual()).goesAway(1).when(2, FOLD).when(0, FOLD).timeRunsOut();
        scene.shuffled(CardSet.ALL.toList());
        assertThat(scene.state().dealer()).isEqualTo(seat(1));
        assertThat(stake(scene.state(), 1).standing()).isEqualTo(Standing.IN);
    }

    @Test
    void while_all_are_away_the_clock_runs_for_everybody() {
        var scene = two(usual()).goesAway(0).then().goesAway(1).then();
        scene.timeRunsOut()
                .then(new ChipsetEvent.Checked(seat(1), Cause.TIME), turn(0, 60_000))
                .timeRunsOut()
                .then(new ChipsetEvent.Checked(seat(0), Cause.TIME), trial(70_000))
                .timeRunsOut()
                .then(laid("1gss"), turn(1, 100_000))
                .comesBack(0)
                .then(away(1), turn(0, 100_000));
    }

    @Test
    void if_only_one_who_is_out_of_the_deal_is_here_the_deal_plays_itself_to_the_end() {
        var scene = three(usual()).when(1, FOLD).goesAway(2).goesAway(0);
        assertThat(scene.state().deck()).isEmpty();
        assertThat(scene.events()).contains(laid("1gss"), laid("2gos"));
        assertThat(scene.events().getLast()).isEqualTo(paused(5_000));
        assertThat(scene.events().stream().filter(ChipsetEvent.Laid.class::isInstance))
                .hasSize(81 - 2 - 6);
    }

    @Test
    void who_sits_down_late_gets_as_many_chips_and_waits_for_the_next_deal() {
        var scene = two(usual()).when(1, raise(1)).joins().then(new ChipsetEvent.BoughtIn(seat(2), 20, 0));
        assertThat(chips(scene.state())).containsExactly(20, 19, 20);
        assertThat(stake(scene.state(), 2).standing()).isEqualTo(Standing.WAITING);
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
        scene.refused(2, CHECK, new Refusal.SitsOut(seat(2)));
        assertThat(scene.view(2).hand()).isEmpty();
        scene.when(0, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        assertThat(stake(scene.state(), 2).hand()).hasSize(2);
        assertThat(scene.events().getLast()).isEqualTo(turn(2, scene.now() + 30_000));
    }

    @Test
    void who_sits_down_while_the_cards_are_shuffled_is_in_that_deal() {
        var scene = two(usual()).when(1, FOLD).timeRunsOut().joins().then(new ChipsetEvent.BoughtIn(seat(2), 20, 0));
        scene.shuffled(CardSet.ALL.toList());
        assertThat(scene.state().stakes()).allMatch(stake -> stake.standing() == Standing.IN);
    }

    @Test
    void a_newcomer_counts_as_having_dealt_as_often_as_whoever_dealt_least() {
        var scene = two(options(20, 3, 1, 2)).when(1, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        scene.joins().then(new ChipsetEvent.BoughtIn(seat(2), 20, 1));
        Seat[] dealers = new Seat[3];
        scene.when(0, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        dealers[0] = scene.state().dealer();
        scene.when(0, FOLD).when(1, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        dealers[1] = scene.state().dealer();
        scene.when(1, FOLD).when(2, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        dealers[2] = scene.state().dealer();
        scene.when(2, FOLD).when(0, FOLD);
        assertThat(dealers).containsExactly(seat(2), seat(0), seat(1));
        assertThat(scene.events().getLast()).isEqualTo(ended(Ending.ALL_HAVE_DEALT));
    }

    @Test
    void somebody_who_is_in_with_the_last_chips_counts_among_those_who_may_still_deal() {
        var scene = two(new ChipsetOptions(5, 5, 1, 1, 30_000, 10_000, 5_000)).when(1, raise(5));
        scene.joins().then(new ChipsetEvent.BoughtIn(seat(2), 5, 0));
        scene.when(0, CALL).then(called(0, 5), trial(10_000));
        scene.joins().then(new ChipsetEvent.BoughtIn(seat(3), 5, 0));
        scene.when(1, EXPOSE);
        assertThat(scene.events().getLast()).isEqualTo(paused(5_000));
        assertThat(chips(scene.state())).containsExactly(0, 10, 5, 5);
    }

    @Test
    void all_chips_being_in_the_pot_does_not_make_it_the_last_deal() {
        var scene = two(options(5, 5, 1, 1)).when(1, raise(5)).when(0, CALL);
        assertThat(chips(scene.state())).containsExactly(0, 0);
        assertThat(GAME.admits(scene.state())).isEmpty();
    }

    @Test
    void nobody_sits_down_in_the_last_deal() {
        var scene = two(usual()).when(1, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        assertThat(GAME.admits(scene.state())).contains(new Refusal.NoLateJoining());
    }

    private static ChipsetEvent away(int seat) {
        return new ChipsetEvent.Checked(seat(seat), Cause.AWAY);
    }
}
