package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutView;

class GivingUpSpec {

    private static final CardSet WRONG = CardSet.of(POINTED, A, C);

    @Test
    void one_who_gives_up_does_not_end_the_search() {
        var scene = table(3).when(0, pointRight()).when(1, giveUp()).then(new ScoutEvent.GaveUp(seat(1)));

        assertThat(scene.view(0).stage())
                .isEqualTo(new ScoutView.Stage.Searching(seat(0), POINTED, 20_000, List.of(seat(1))));
    }

    @Test
    void when_all_the_others_give_up_a_right_scout_takes_the_three_cards() {
        table(3).when(0, pointRight())
                .when(1, giveUp())
                .when(2, giveUp())
                .then(new ScoutEvent.GaveUp(seat(2)), revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2));
    }

    @Test
    void when_the_time_is_out_a_right_scout_takes_the_three_cards() {
        var scene = table(3).after(50).when(0, pointRight());

        assertThat(GAME.deadline(scene.state())).isEqualTo(OptionalLong.of(20_050));
        scene.timeRunsOut().then(revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2));
        assertThat(GAME.deadline(scene.state())).isEmpty();
    }

    @Test
    void a_wrong_scout_pays_and_sits_out_the_next_turn() {
        var scene = table(3).when(0, pointWrong())
                .timeRunsOut()
                .then(
                        revealed(0, POINTED, WRONG, false),
                        new ScoutEvent.Owed(seat(0), 1, 27_000),
                        new ScoutEvent.SatOut(seat(0)));

        assertThat(scene.view(1).players())
                .extracting(ScoutView.Player::sitsOut)
                .containsExactly(true, false, false);
        assertThat(scene.view(1).table()).hasSize(12);
    }

    @Test
    void a_wrong_scout_leaves_the_agreement_of_the_others_as_it_was() {
        var scene = table(3).when(1, noSet())
                .when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp());

        assertThat(scene.view(0).agreed()).containsExactly(seat(1));
    }

    @Test
    void an_agreement_that_only_the_wrong_scout_held_up_is_complete() {
        table(3).when(1, noSet())
                .when(2, noSet())
                .when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .then(
                        new ScoutEvent.GaveUp(seat(2)),
                        revealed(0, POINTED, WRONG, false),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        new ScoutEvent.SatOut(seat(0)),
                        new ScoutEvent.BackIn(seat(0)),
                        laid(12, 12, 13, 14));
    }

    @Test
    void that_agreement_is_complete_also_when_the_time_is_out() {
        table(3).when(1, noSet())
                .when(2, noSet())
                .when(0, pointWrong())
                .timeRunsOut()
                .then(
                        revealed(0, POINTED, WRONG, false),
                        new ScoutEvent.Owed(seat(0), 1, 27_000),
                        new ScoutEvent.SatOut(seat(0)),
                        new ScoutEvent.BackIn(seat(0)),
                        laid(12, 12, 13, 14));
    }
}
