package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.paid;
import static org.tercet.specs.race.RaceScenes.table;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.testkit.Scene.seat;

import org.junit.jupiter.api.Test;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceEvent;

class ComingAndGoingSpec {

    @Test
    void who_leaves_with_an_open_call_has_called_wrong_and_play_goes_on() {
        var scene = table("italian", 3, ONE_SET).when(2, call()).leaves(2);
        scene.then(new RaceEvent.RanOut(seat(2)), paid(2, "", 1)).when(0, call());
    }

    @Test
    void who_goes_away_with_an_open_call_keeps_the_time_that_is_left() {
        var scene = table("italian", 2, ONE_SET).when(1, call()).goesAway(1);
        scene.then();
        assertThat(scene.state().phase()).isEqualTo(new Phase.Called(seat(1), 5_000));
        scene.comesBack(1).when(1, take(THE_SET));
    }

    @Test
    void a_latecomer_begins_with_nothing_and_plays_at_once() {
        var scene = table("italian", 2, ONE_SET, "gesture=one").joins();
        assertThat(scene.view(2).players()).hasSize(3);
        assertThat(scene.view(2).players().get(2).score()).isZero();
        scene.when(2, take(THE_SET));
        assertThat(scene.view(0).players().get(2).score()).isEqualTo(1);
    }

    @Test
    void won_cards_stay_with_a_seat_that_is_left() {
        var scene =
                table("devir", 2, ONE_SET, "gesture=one").when(0, take(THE_SET)).leaves(0);
        assertThat(scene.view(1).players().getFirst().won()).hasSize(3);
    }
}
