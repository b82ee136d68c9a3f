package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetMove;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.ChipsetView;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;
import org.tercet.testkit.Scene;

/** The trial of strength. */
class TrialSpec {

    @Test
    void exposing_is_offered_to_all_still_in_at_once() {
        var scene = trial();
        assertThat(scene.state().phase()).isEqualTo(new Phase.Trial(10_000));
        for (int seat = 0; seat < 3; seat++) {
            assertThat(scene.view(seat).may()).isEqualTo(new ChipsetView.May(false, false, 0, 0, true));
        }
        scene.refused(1, CHECK, new Refusal.NotNow())
                .refused(1, CALL, new Refusal.NotNow())
                .refused(1, FOLD, new Refusal.NotNow())
                .refused(1, raise(1), new Refusal.NotNow());
    }

    @Test
    void if_one_exposes_all_still_in_show_and_the_most_sets_take_the_pot() {
        var scene = trial().when(1, EXPOSE)
                .then(
                        exposed(1, showing(1, ONE_SET, "1rso 2rso 3rso"), showing(2, LATE_SET), showing(0, NO_SET)),
                        taken(share(1, 3)),
                        paused(5_000));
        assertThat(chips(scene.state())).containsExactly(19, 22, 19);
    }

    @Test
    void who_has_folded_does_not_show() {
        three(usual())
                .when(1, CHECK)
                .when(2, FOLD)
                .when(0, CHECK)
                .when(1, EXPOSE)
                .then(
                        exposed(1, showing(1, ONE_SET, "1rso 2rso 3rso"), showing(0, NO_SET)),
                        taken(share(1, 0)),
                        paused(5_000));
    }

    @Test
    void the_exposer_may_lose_to_more_sets() {
        table(usual(), 2, deck(MIDDLE, "2gts", ONE_SET, "3pod 2pod"))
                .when(1, raise(2))
                .when(0, CALL)
                .when(1, KEEP)
                .when(0, KEEP)
                .when(1, CHECK)
                .when(0, CHECK)
                .when(1, EXPOSE)
                .then(
                        exposed(
                                1,
                                showing(1, ONE_SET, "1rso 2rso 3rso"),
                                showing(0, "3pod 2pod", "1rso 2gts 3pod", "2rso 2gts 2pod")),
                        taken(share(0, 4)),
                        paused(5_000));
    }

    @Test
    void only_who_has_a_set_may_expose() {
        trial().refused(2, EXPOSE, new Refusal.NoSetToExpose()).refused(0, EXPOSE, new Refusal.NoSetToExpose());
    }

    @Test
    void a_set_of_the_middle_alone_is_nobodys() {
        var scene = table(usual(), 2, deck(MIDDLE, "3rso", "1gts 1gto", "2gto 2pts"))
                .when(1, CHECK)
                .when(0, CHECK)
                .timeRunsOut()
                .then(laid("3rso"), turn(1, 40_000))
                .when(1, CHECK)
                .when(0, CHECK);
        scene.refused(1, EXPOSE, new Refusal.NoSetToExpose()).refused(0, EXPOSE, new Refusal.NoSetToExpose());
    }

    @Test
    void nobody_exposes_and_one_more_card_opens_another_phase() {
        var scene = trial().when(2, KEEP)
                .then(new ChipsetEvent.Kept(seat(2)))
                .when(1, KEEP)
                .then(new ChipsetEvent.Kept(seat(1)))
                .after(50)
                .when(0, KEEP)
                .then(new ChipsetEvent.Kept(seat(0)), laid("1gss"), turn(1, 30_050));
        assertThat(scene.state().middle()).hasSize(3);
        assertThat(scene.state().pot()).isEqualTo(3);
        assertThat(scene.view(1).high()).isZero();
        assertThat(scene.view(1).may()).isEqualTo(new ChipsetView.May(true, true, 0, 3, false));
    }

    @Test
    void no_answer_in_time_means_no() {
        trial().when(1, KEEP).timeRunsOut().then(laid("1gss"), turn(1, 40_000));
    }

    @Test
    void an_answer_stands() {
        trial().when(1, KEEP)
                .refused(1, EXPOSE, new Refusal.AlreadyAnswered())
                .refused(1, KEEP, new Refusal.AlreadyAnswered());
    }

    @Test
    void an_exposure_does_not_wait_for_the_others() {
        trial().when(0, KEEP).when(1, EXPOSE);
    }

    @Test
    void that_somebody_keeps_is_shown_to_nobody_else() {
        var scene = trial();
        var before = List.of(scene.view(0), scene.view(2), scene.spectatorsView());
        scene.when(1, KEEP);
        assertThat(List.of(scene.view(0), scene.view(2), scene.spectatorsView()))
                .isEqualTo(before);
        assertThat(scene.view(1).may().answer()).isFalse();
        var kept = scene.events().getFirst();
        assertThat(GAME.show(kept, new Viewer.At(seat(1)))).contains(new ChipsetEvent.AnswerTaken(seat(1)));
        assertThat(GAME.show(kept, new Viewer.At(seat(0)))).isEmpty();
        assertThat(GAME.show(kept, new Viewer.Spectator())).isEmpty();
    }

    @Test
    void having_a_set_or_not_makes_no_difference_to_what_may_be_answered() {
        var scene = trial();
        assertThat(scene.view(1).may()).isEqualTo(scene.view(0).may());
    }

    @Test
    void when_the_deck_is_out_the_trial_is_compulsory() {
        var scene = two(usual()).when(1, raise(2)).when(0, CALL);
        while (!scene.state().deck().isEmpty()) {
            scene.timeRunsOut().when(1, CHECK);
            assertThat(scene.state().phase()).isEqualTo(new Phase.Betting(seat(0), scene.now() + 30_000));
            scene.when(0, CHECK);
        }
        assertThat(scene.events()).hasSize(4).first().isEqualTo(checked(0));
        assertThat(scene.events().get(1)).isInstanceOfSatisfying(ChipsetEvent.HandsShown.class, shown -> {
            assertThat(shown.exposer()).isEqualTo(Optional.empty());
            assertThat(shown.showings()).hasSize(2);
            assertThat(shown.showings()).allMatch(showing -> !showing.sets().isEmpty());
        });
        assertThat(scene.state().middle()).hasSize(77);
        assertThat(chips(scene.state()).stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(40);
    }

    @Test
    void who_is_alone_after_a_fold_out_is_not_asked_to_expose() {
        two(usual()).when(1, FOLD).then(folded(1, Cause.CHOICE), taken(share(0, 0)), paused(5_000));
    }

    /** Three players, one chip each in the pot, all asked. */
    private static Scene<ChipsetOptions, ChipsetState, ChipsetMove, ChipsetEvent, ChipsetView> trial() {
        return three(usual()).when(1, raise(1)).when(2, CALL).when(0, CALL);
    }
}
