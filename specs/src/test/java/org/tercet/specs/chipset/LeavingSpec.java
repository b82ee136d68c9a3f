package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetEvent.Ending;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;

/** People go for good: the table plays on without them. */
class LeavingSpec {

    @Test
    void who_leaves_in_the_middle_of_the_own_turn_folds_and_the_turn_passes() {
        var scene = three(usual())
                .when(1, raise(2))
                .after(10)
                .leaves(2)
                .then(folded(2, Cause.LEFT), turn(0, 30_010))
                .when(0, CALL)
                .then(called(0, 2), trial(10_010));
        assertThat(chips(scene.state())).containsExactly(18, 18, 20);
        assertThat(scene.state().pot()).isEqualTo(4);
    }

    @Test
    void who_leaves_out_of_turn_folds_and_the_turn_stays() {
        var scene = three(usual()).leaves(0).then(folded(0, Cause.LEFT));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Betting(seat(1), 30_000));
        assertThat(GAME.settle(scene.state(), 5)).isEmpty();
        scene.when(1, CHECK).when(2, CHECK).then(checked(2), trial(10_000));
    }

    @Test
    void a_bet_stands_even_if_who_made_it_has_left() {
        var scene = three(usual())
                .when(1, raise(3))
                .leaves(1)
                .then(folded(1, Cause.LEFT))
                .refused(2, CHECK, new Refusal.CannotCheck(3))
                .when(2, CALL)
                .when(0, CALL)
                .then(called(0, 3), trial(10_000));
        assertThat(chips(scene.state())).containsExactly(17, 17, 17);
        assertThat(scene.state().pot()).isEqualTo(9);
    }

    @Test
    void the_last_one_in_takes_the_pot_when_the_others_have_left() {
        var scene = three(usual())
                .when(1, raise(3))
                .when(2, CALL)
                .leaves(0)
                .then(folded(0, Cause.LEFT), trial(10_000))
                .leaves(1)
                .then(folded(1, Cause.LEFT), taken(share(2, 6)), ended(Ending.TOO_FEW));
        assertThat(chips(scene.state())).containsExactly(20, 17, 23);
    }

    @Test
    void the_last_one_in_takes_the_pot_in_the_own_turn_too() {
        two(usual()).leaves(0).then(folded(0, Cause.LEFT), taken(share(1, 0)), ended(Ending.TOO_FEW));
    }

    @Test
    void if_all_who_are_in_leave_together_the_last_of_them_takes_the_pot_along() {
        var state = three(usual()).when(1, raise(3)).when(2, CALL).when(0, FOLD).state();
        var seating = state.seating().now(seat(1), Presence.LEFT).now(seat(2), Presence.LEFT);
        assertThat(GAME.settle(GAME.seated(state, seating), 0))
                .containsExactly(folded(1, Cause.LEFT), taken(share(2, 6)), ended(Ending.TOO_FEW));
    }

    @Test
    void a_trial_goes_on_among_those_who_stay_and_ends_when_they_have_answered() {
        three(usual())
                .when(1, CHECK)
                .when(2, CHECK)
                .when(0, CHECK)
                .when(1, KEEP)
                .leaves(2)
                .then(folded(2, Cause.LEFT))
                .when(0, KEEP)
                .then(new ChipsetEvent.Kept(seat(0)), laid("1gss"), turn(1, 30_000));
    }

    @Test
    void a_trial_ends_when_the_only_one_who_has_not_answered_leaves() {
        three(usual())
                .when(1, CHECK)
                .when(2, CHECK)
                .when(0, CHECK)
                .when(1, KEEP)
                .when(0, KEEP)
                .leaves(2)
                .then(folded(2, Cause.LEFT), laid("1gss"), turn(1, 30_000));
    }

    @Test
    void a_dealer_who_leaves_changes_nothing_in_the_order_and_the_deal_passes_on_from_that_seat() {
        var scene = three(usual())
                .leaves(0)
                .then(folded(0, Cause.LEFT))
                .when(1, CHECK)
                .when(2, CHECK)
                .when(1, KEEP)
                .when(2, KEEP)
                .then(new ChipsetEvent.Kept(seat(2)), laid("1gss"), turn(1, 30_000))
                .when(1, FOLD)
                .timeRunsOut()
                .shuffled(CardSet.ALL.toList());
        assertThat(scene.state().dealer()).isEqualTo(seat(1));
        assertThat(stake(scene.state(), 0).hand()).isEmpty();
        scene.when(2, FOLD).timeRunsOut().shuffled(CardSet.ALL.toList());
        assertThat(scene.state().dealer()).isEqualTo(seat(2));
        scene.when(1, FOLD).then(folded(1, Cause.CHOICE), taken(share(2, 0)), ended(Ending.ALL_HAVE_DEALT));
    }

    @Test
    void who_should_have_dealt_next_and_leaves_while_the_cards_are_shuffled_is_passed_over() {
        var scene = three(usual())
                .when(1, FOLD)
                .when(2, FOLD)
                .timeRunsOut()
                .leaves(1)
                .then();
        scene.shuffled(CardSet.ALL.toList());
        assertThat(scene.state().dealer()).isEqualTo(seat(2));
    }

    @Test
    void between_two_deals_the_game_ends_when_fewer_than_two_can_play() {
        two(usual()).when(1, FOLD).leaves(1).then(ended(Ending.TOO_FEW));
        var shuffling = two(usual()).when(1, FOLD).timeRunsOut().leaves(0).then(ended(Ending.TOO_FEW));
        assertThat(GAME.shuffles(shuffling.state())).isEqualTo(CardSet.NONE);
    }

    @Test
    void between_two_deals_the_game_ends_when_all_who_stay_have_dealt() {
        three(usual())
                .when(1, FOLD)
                .when(2, FOLD)
                .timeRunsOut()
                .shuffled(CardSet.ALL.toList())
                .when(2, FOLD)
                .when(0, FOLD)
                .leaves(2)
                .then(ended(Ending.ALL_HAVE_DEALT));
    }

    @Test
    void who_has_bet_the_last_chip_wins_them_all_back_when_the_others_leave() {
        var state = three(options(5, 5, 1, 1))
                .when(1, raise(5))
                .when(2, CALL)
                .when(0, CALL)
                .state();
        var gone =
                GAME.seated(state, state.seating().now(seat(1), Presence.LEFT).now(seat(2), Presence.LEFT));
        assertThat(GAME.settle(gone, 0))
                .containsExactly(
                        folded(1, Cause.LEFT), folded(2, Cause.LEFT), taken(share(0, 15)), ended(Ending.TOO_FEW));
    }

    @Test
    void the_hand_of_who_left_is_put_aside_unseen() {
        var scene = three(usual()).leaves(2);
        var aside = GAME.placement(scene.state()).piles().stream()
                .filter(pile -> pile.place() == Placement.Place.ASIDE)
                .filter(pile -> !pile.cards().isEmpty())
                .toList();
        assertThat(aside).hasSize(1);
        assertThat(aside.getFirst().seenBy(new Viewer.At(seat(1)))).isFalse();
        assertThat(aside.getFirst().seenBy(new Viewer.Spectator())).isFalse();
    }
}
