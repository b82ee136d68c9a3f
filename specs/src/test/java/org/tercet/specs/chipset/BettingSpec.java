package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;

import org.junit.jupiter.api.Test;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;

/** Fold, check, call, raise: one phase of betting. */
class BettingSpec {

    @Test
    void the_turn_goes_clockwise_from_the_dealers_left_and_a_round_of_checks_ends_the_phase() {
        three(usual())
                .when(1, CHECK)
                .then(checked(1), turn(2, 30_000))
                .after(100)
                .when(2, CHECK)
                .then(checked(2), turn(0, 30_100))
                .when(0, CHECK)
                .then(checked(0), trial(10_100));
    }

    @Test
    void only_whose_turn_it_is_may_bet() {
        three(usual())
                .refused(2, CHECK, new Refusal.NotYourTurn(seat(1)))
                .refused(0, FOLD, new Refusal.NotYourTurn(seat(1)))
                .refused(0, CALL, new Refusal.NotYourTurn(seat(1)))
                .refused(0, raise(99), new Refusal.NotYourTurn(seat(1)))
                .refused(1, EXPOSE, new Refusal.NotNow())
                .refused(2, KEEP, new Refusal.NotNow());
    }

    @Test
    void the_first_bet_is_a_raise_over_nothing_and_the_phase_ends_when_all_have_matched_it() {
        var scene = three(usual())
                .when(1, raise(2))
                .then(raised(1, 2, 2), turn(2, 30_000))
                .when(2, CALL)
                .then(called(2, 2), turn(0, 30_000))
                .when(0, CALL)
                .then(called(0, 2), trial(10_000));
        assertThat(chips(scene.state())).containsExactly(18, 18, 18);
        assertThat(scene.state().pot()).isEqualTo(6);
    }

    @Test
    void who_checked_has_to_match_a_later_bet() {
        three(usual())
                .when(1, CHECK)
                .when(2, raise(1))
                .then(raised(2, 1, 1), turn(0, 30_000))
                .when(0, CALL)
                .then(called(0, 1), turn(1, 30_000))
                .when(1, CALL)
                .then(called(1, 1), trial(10_000));
    }

    @Test
    void a_raise_calls_and_adds() {
        var scene = three(usual())
                .when(1, raise(2))
                .when(2, raise(3))
                .then(raised(2, 3, 5), turn(0, 30_000))
                .when(0, raise(1))
                .then(raised(0, 1, 6), turn(1, 30_000))
                .when(1, CALL)
                .then(called(1, 4), turn(2, 30_000))
                .when(2, CALL)
                .then(called(2, 1), trial(10_000));
        assertThat(chips(scene.state())).containsExactly(14, 14, 14);
        assertThat(scene.state().pot()).isEqualTo(18);
    }

    @Test
    void a_bet_or_raise_is_of_one_chip_at_least_and_of_the_limit_at_most() {
        three(usual())
                .refused(1, raise(0), new Refusal.RaiseOutOfRange(1, 3))
                .refused(1, raise(4), new Refusal.RaiseOutOfRange(1, 3))
                .refused(1, raise(-1), new Refusal.RaiseOutOfRange(1, 3))
                .refused(1, raise(Integer.MAX_VALUE), new Refusal.RaiseOutOfRange(1, 3))
                .refused(1, raise(Integer.MIN_VALUE), new Refusal.RaiseOutOfRange(1, 3))
                .when(1, raise(3))
                .refused(2, raise(4), new Refusal.RaiseOutOfRange(1, 3))
                .when(2, raise(3))
                .then(raised(2, 3, 6), turn(0, 30_000));
    }

    @Test
    void one_raise_a_player_a_phase_and_the_first_bet_is_one() {
        three(usual())
                .when(1, raise(1))
                .when(2, raise(1))
                .when(0, FOLD)
                .refused(1, raise(1), new Refusal.NoRaiseLeft(1))
                .refused(1, raise(99), new Refusal.NoRaiseLeft(1))
                .when(1, CALL)
                .then(called(1, 1), trial(10_000));
    }

    @Test
    void a_table_may_allow_more_raises() {
        three(options(20, 3, 2, 1))
                .when(1, raise(1))
                .when(2, raise(1))
                .when(0, FOLD)
                .when(1, raise(1))
                .then(raised(1, 1, 2), turn(2, 30_000))
                .when(2, raise(1))
                .then(raised(2, 1, 2), turn(1, 30_000))
                .refused(1, raise(1), new Refusal.NoRaiseLeft(2));
    }

    @Test
    void who_has_checked_may_still_raise_and_the_next_phase_gives_a_new_raise() {
        two(usual())
                .when(1, CHECK)
                .when(0, raise(1))
                .when(1, raise(1))
                .then(raised(1, 1, 2), turn(0, 30_000))
                .when(0, CALL)
                .when(1, KEEP)
                .when(0, KEEP)
                .then(new ChipsetEvent.Kept(seat(0)), laid("1gss"), turn(1, 30_000))
                .when(1, raise(1))
                .when(0, raise(1))
                .then(raised(0, 1, 2), turn(1, 30_000));
    }

    @Test
    void nobody_can_check_once_somebody_has_bet() {
        three(usual())
                .when(1, raise(2))
                .refused(2, CHECK, new Refusal.CannotCheck(2))
                .when(2, raise(1))
                .refused(0, CHECK, new Refusal.CannotCheck(3))
                .when(0, CALL)
                .refused(1, CHECK, new Refusal.CannotCheck(1));
    }

    @Test
    void there_is_nothing_to_call_before_a_bet() {
        three(usual())
                .refused(1, CALL, new Refusal.NothingToCall())
                .when(1, CHECK)
                .refused(2, CALL, new Refusal.NothingToCall());
    }

    @Test
    void who_has_folded_is_out_of_the_deal_and_passed_over() {
        three(usual())
                .when(1, FOLD)
                .then(folded(1, Cause.CHOICE), turn(2, 30_000))
                .refused(1, CHECK, new Refusal.Folded())
                .when(2, CHECK)
                .when(0, CHECK)
                .refused(1, EXPOSE, new Refusal.Folded())
                .when(2, KEEP)
                .when(0, KEEP)
                .then(new ChipsetEvent.Kept(seat(0)), laid("1gss"), turn(2, 30_000));
    }

    @Test
    void when_the_turn_runs_out_it_is_a_check_if_nobody_has_bet() {
        three(usual()).timeRunsOut().then(new ChipsetEvent.Checked(seat(1), Cause.TIME), turn(2, 60_000));
    }

    @Test
    void when_the_turn_runs_out_after_a_bet_it_is_a_fold() {
        three(usual())
                .when(1, raise(1))
                .timeRunsOut()
                .then(folded(2, Cause.TIME), turn(0, 60_000))
                .timeRunsOut()
                .then(folded(0, Cause.TIME), taken(share(1, 1)), paused(65_000));
    }

    @Test
    void somebody_who_is_not_at_the_table_is_told_so() {
        var scene = three(usual());
        assertThat(GAME.decide(scene.state(), seat(3), CHECK, 0))
                .isEqualTo(Decision.refuse(new Refusal.NotSeated(seat(3))));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Betting(seat(1), 30_000));
    }
}
