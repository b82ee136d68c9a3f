package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Scene;

class LayingSpec {

    private static final ScoutMove STILL_LOOKING = new ScoutMove.StillLooking();

    private static Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> grown(int times) {
        var scene = table(2);
        for (int i = 0; i < times; i++) {
            scene.when(0, noSet()).when(1, noSet());
        }
        return scene;
    }

    @Test
    void when_all_agree_that_they_see_no_set_three_more_cards_are_laid() {
        table(3).when(0, noSet())
                .then(new ScoutEvent.Agreed(seat(0)))
                .when(2, noSet())
                .then(new ScoutEvent.Agreed(seat(2)))
                .when(1, noSet())
                .then(new ScoutEvent.Agreed(seat(1)), laid(12, 12, 13, 14));
    }

    @Test
    void an_agreement_can_be_taken_back() {
        var scene = table(2).when(0, noSet());
        assertThat(scene.view(0).may()).isEqualTo(new ScoutView.May(true, false, false, true, List.of()));

        scene.when(0, STILL_LOOKING)
                .then(new ScoutEvent.Disagreed(seat(0)))
                .when(1, noSet())
                .then(new ScoutEvent.Agreed(seat(1)));
    }

    @Test
    void one_agrees_once_and_takes_back_only_what_was_agreed() {
        table(2).refused(0, STILL_LOOKING, new Refusal.NotAgreed())
                .when(0, noSet())
                .refused(0, noSet(), new Refusal.AlreadyAgreed());
    }

    @Test
    void a_taken_set_cancels_what_was_agreed() {
        var scene = table(3).when(1, noSet());
        scoutAlone(scene, 3, AB);

        assertThat(scene.view(0).agreed()).isEmpty();
    }

    @Test
    void a_taken_set_cancels_what_was_agreed_even_when_no_card_follows() {
        var scene = grown(1).when(1, noSet());
        scoutAlone(scene, 2, AB);

        assertThat(scene.view(0).table()).hasSize(12);
        assertThat(scene.view(0).agreed()).isEmpty();
    }

    @Test
    void new_cards_cancel_what_was_agreed() {
        assertThat(grown(1).view(0).agreed()).isEmpty();
    }

    @Test
    void twenty_one_cards_always_hold_a_set() {
        var scene = grown(3).refused(0, noSet(), new Refusal.AlwaysASet(21));

        assertThat(scene.view(0).table()).hasSize(21);
        assertThat(scene.view(0).may()).isEqualTo(new ScoutView.May(true, false, false, false, List.of()));
    }

    @Test
    void a_table_that_had_grown_shrinks_back_to_the_rectangle() {
        var scene = grown(1).when(0, pointRight()).when(1, giveUp());

        scene.then(
                new ScoutEvent.GaveUp(seat(1)),
                revealed(0, POINTED, AB, true),
                took(0, AB),
                new ScoutEvent.Moved(List.of(
                        new Spot(0, order().get(14)), new Spot(1, order().get(13)), new Spot(2, order().get(12)))));
        assertThat(scene.view(0).rectangle()).isEqualTo(12);
    }

    @Test
    void five_cards_from_a_grown_table_are_refilled_to_twelve() {
        grown(1).when(0, pointRight())
                .when(1, seek(C))
                .then(
                        new ScoutEvent.Found(seat(1), C, CD),
                        revealed(0, POINTED, AB, true),
                        took(1, C, D),
                        took(0, AB),
                        new ScoutEvent.Moved(List.of(
                                new Spot(0, order().get(14)),
                                new Spot(1, order().get(13)),
                                new Spot(2, order().get(12)))),
                        laid(15, 3, 4));
    }

    @Test
    void the_table_never_grows_past_twenty_one_cards() {
        var scene = grown(2).when(0, pointRight()).when(1, seek(C));
        assertThat(scene.view(0).table()).hasSize(13);

        scene.when(0, noSet()).when(1, noSet()).when(0, noSet()).when(1, noSet());
        assertThat(scene.view(0).table()).hasSize(19);
        scene.when(0, noSet()).when(1, noSet());
        assertThat(scene.view(0).table()).hasSize(21);
        scene.refused(0, noSet(), new Refusal.AlwaysASet(21));
    }

    @Test
    void who_sits_out_is_not_asked_and_is_back_with_the_new_cards() {
        var scene = table(3).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .when(1, noSet())
                .when(2, noSet())
                .then(new ScoutEvent.Agreed(seat(2)), new ScoutEvent.BackIn(seat(0)), laid(12, 12, 13, 14));

        assertThat(scene.view(0).may().point()).isTrue();
    }
}
