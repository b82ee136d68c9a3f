package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;

class SittingOutSpec {

    private static final CardSet WRONG = CardSet.of(POINTED, A, C);

    @Test
    void who_sits_out_neither_points_nor_seeks_nor_agrees() {
        var sitsOut = new Refusal.SitsOut(seat(0));
        var scene = table(3).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .refused(0, pointRight(), sitsOut)
                .refused(0, noSet(), sitsOut)
                .refused(0, new ScoutMove.StillLooking(), sitsOut)
                .when(1, point(POINTED, C, D))
                .refused(0, seek(A), sitsOut)
                .refused(0, giveUp(), sitsOut);

        assertThat(scene.view(0).may()).isEqualTo(new ScoutView.May(false, false, false, false, List.of()));
    }

    @Test
    void who_sits_out_is_not_waited_for_and_is_back_after_the_turn() {
        table(3).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .when(1, point(POINTED, C, D))
                .when(2, giveUp())
                .then(
                        new ScoutEvent.GaveUp(seat(2)),
                        revealed(1, POINTED, CD, true),
                        took(1, CD),
                        new ScoutEvent.BackIn(seat(0)),
                        laid(12, 0, 3, 4))
                .when(0, point(A, B, E));
    }

    @Test
    void who_sits_out_is_back_also_after_a_turn_that_a_seeker_ended() {
        table(3).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .when(1, point(POINTED, C, D))
                .when(2, seek(D))
                .then(
                        new ScoutEvent.Found(seat(2), D, CD),
                        revealed(1, POINTED, CD, true),
                        took(2, D),
                        took(1, POINTED, C),
                        new ScoutEvent.BackIn(seat(0)),
                        laid(12, 0, 3, 4));
    }

    @Test
    void one_mistaken_scout_makes_room_for_the_next() {
        table(3).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .when(1, pointWrong())
                .when(2, seek(B))
                .then(
                        new ScoutEvent.Found(seat(2), B, AB),
                        revealed(1, POINTED, WRONG, false),
                        took(2, AB),
                        new ScoutEvent.BackIn(seat(0)),
                        new ScoutEvent.Owed(seat(1), 2, 7_000),
                        new ScoutEvent.SatOut(seat(1)),
                        laid(12, 0, 1, 2));
    }

    @Test
    void with_nobody_to_look_the_scouts_set_is_shown_at_once() {
        table(2).when(0, pointWrong())
                .when(1, giveUp())
                .when(1, point(POINTED, C, D))
                .then(
                        new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(C, D), 20_000),
                        revealed(1, POINTED, CD, true),
                        took(1, CD),
                        new ScoutEvent.BackIn(seat(0)),
                        laid(12, 0, 3, 4));
    }

    @Test
    void a_mistake_with_nobody_to_look_lets_the_other_back_in_all_the_same() {
        table(2).when(0, pointWrong())
                .when(1, giveUp())
                .when(1, pointWrong())
                .then(
                        new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(A, C), 20_000),
                        revealed(1, POINTED, WRONG, false),
                        new ScoutEvent.BackIn(seat(0)),
                        new ScoutEvent.Owed(seat(1), 2, 7_000),
                        new ScoutEvent.SatOut(seat(1)));
    }

    @Test
    void who_sits_out_may_vote() {
        table(4).when(0, pointWrong())
                .when(1, giveUp())
                .when(2, giveUp())
                .when(3, giveUp())
                .when(1, pointRight())
                .when(2, seek(E))
                .when(0, new ScoutMove.Vote(2, Forfeit.SCOLDING))
                .then(new ScoutEvent.Voted(seat(0), 2, Forfeit.SCOLDING));
    }
}
