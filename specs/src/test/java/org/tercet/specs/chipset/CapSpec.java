package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;
import static org.tercet.testkit.Decks.cards;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetEvent.Ending;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.testkit.Scene;

/** No side pots: nobody bets more than the poorest still in can match. */
class CapSpec {

    /** Five chips each, bets of up to 20: only the chips themselves bound a bet. */
    private static final ChipsetOptions SHORT = options(5, 20, 2, 2);

    @Test
    void nobody_bets_more_than_there_are_chips() {
        three(SHORT).refused(1, raise(6), new Refusal.RaiseOutOfRange(1, 5)).when(1, raise(5));
    }

    @Test
    void what_has_been_contributed_counts_towards_what_can_be_matched() {
        three(SHORT)
                .when(1, raise(2))
                .refused(2, raise(4), new Refusal.RaiseOutOfRange(1, 3))
                .when(2, raise(3))
                .then(raised(2, 3, 5), turn(0, 30_000))
                .refused(0, raise(1), new Refusal.RaiseOutOfRange(1, 0));
    }

    @Test
    void the_poorest_still_in_sets_the_bound_and_a_fold_loosens_it() {
        var scene = uneven();
        assertThat(chips(scene.state())).containsExactly(5, 8, 2);
        scene.refused(2, raise(3), new Refusal.RaiseOutOfRange(1, 2))
                .when(2, FOLD)
                .refused(0, raise(6), new Refusal.RaiseOutOfRange(1, 5))
                .when(0, raise(5))
                .then(raised(0, 5, 5), turn(1, 35_000));
        assertThat(scene.view(1).may()).isEqualTo(new ChipsetView.May(true, false, 5, 0, false));
    }

    @Test
    void a_rich_player_may_not_drive_a_poor_one_out() {
        uneven().when(2, CHECK)
                .when(0, CHECK)
                .refused(1, raise(3), new Refusal.RaiseOutOfRange(1, 2))
                .when(1, raise(2))
                .when(2, CALL)
                .then(called(2, 2), turn(0, 35_000));
    }

    @Test
    void with_somebody_in_who_has_no_chips_left_nobody_may_bet_and_nobody_is_forced_out() {
        var scene = allIn();
        assertThat(stake(scene.state(), 2).chips()).isZero();
        scene.refused(2, raise(1), new Refusal.RaiseOutOfRange(1, 0))
                .refused(2, CALL, new Refusal.NothingToCall())
                .timeRunsOut()
                .then(new ChipsetEvent.Checked(seat(2), Cause.TIME), turn(0, 65_000))
                .refused(0, raise(1), new Refusal.RaiseOutOfRange(1, 0))
                .when(0, CHECK)
                .refused(1, raise(1), new Refusal.RaiseOutOfRange(1, 0))
                .when(1, CHECK)
                .then(checked(1), trial(45_000));
    }

    @Test
    void once_the_one_without_chips_has_folded_the_others_bet_again() {
        allIn().when(2, FOLD)
                .refused(0, raise(4), new Refusal.RaiseOutOfRange(1, 3))
                .when(0, raise(3))
                .then(raised(0, 3, 3), turn(1, 35_000));
    }

    @Test
    void who_bet_the_last_chip_has_no_further_turn_in_the_phase() {
        uneven().when(2, raise(2))
                .when(0, CALL)
                .refused(1, raise(1), new Refusal.RaiseOutOfRange(1, 0))
                .when(1, CALL)
                .then(called(1, 2), trial(15_000));
    }

    @Test
    void who_has_no_chips_sits_out_from_the_next_deal_on() {
        var scene = allIn();
        scene.when(2, CHECK).when(0, CHECK).when(1, CHECK).when(0, EXPOSE);
        assertThat(chips(scene.state())).containsExactly(9, 6, 0);
        scene.timeRunsOut()
                .shuffled(deck(MIDDLE, NEXT, ONE_SET, LATE_SET))
                .then(
                        new ChipsetEvent.Shuffled(deck(MIDDLE, NEXT, ONE_SET, LATE_SET)),
                        new ChipsetEvent.Dealt(seat(0), cards(MIDDLE), List.of(hand(1, ONE_SET), hand(0, LATE_SET))),
                        turn(1, scene.now() + 30_000))
                .refused(2, CHECK, new Refusal.SitsOut(seat(2)));
        assertThat(stake(scene.state(), 2).standing()).isEqualTo(Standing.WAITING);
        assertThat(scene.view(2).hand()).isEmpty();
    }

    @Test
    void the_game_is_over_when_one_has_all_chips() {
        var scene = two(SHORT)
                .when(1, raise(5))
                .when(0, CALL)
                .when(1, EXPOSE)
                .then(
                        exposed(1, showing(1, ONE_SET, "1rso 2rso 3rso"), showing(0, LATE_SET)),
                        taken(share(1, 10)),
                        ended(Ending.ONE_HAS_ALL))
                .refused(0, CHECK, new Refusal.GameOver());
        assertThat(GAME.outcome(scene.state())).contains(new Outcome(List.of(0, 10), List.of(seat(1)), List.of()));
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), Long.MAX_VALUE)).isEmpty();
    }

    /** The second deal, by seat 1, with 5, 8 and 2 chips; seat 2 acts first. */
    private static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> uneven() {
        return three(SHORT)
                .when(1, raise(3))
                .when(2, CALL)
                .when(0, FOLD)
                .when(1, EXPOSE)
                .timeRunsOut()
                .shuffled(deck(MIDDLE, NEXT, LATE_SET, ONE_SET, NO_SET));
    }

    /** The same deal in its second phase, with seat 2 out of chips. Seat 0 has a set. */
    private static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> allIn() {
        return uneven().when(2, raise(2))
                .when(0, CALL)
                .when(1, CALL)
                .when(2, KEEP)
                .when(0, KEEP)
                .when(1, KEEP);
    }
}
