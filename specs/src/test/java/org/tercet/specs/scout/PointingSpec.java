package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;

class PointingSpec {

    @Test
    void twelve_cards_lie_face_up_at_first() {
        table(3).then(laid(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    }

    @Test
    void a_scout_points_at_one_card_and_commits_the_other_two() {
        table(3).after(500)
                .when(1, pointRight())
                .then(new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(A, B), 20_500));
    }

    @Test
    void what_the_scout_means_is_not_checked_before_the_end_of_the_turn() {
        table(3).when(1, pointWrong()).then(new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(A, C), 20_000));
    }

    @Test
    void only_the_pointed_card_is_shown_even_to_the_scout() {
        ScoutEvent pointed = new ScoutEvent.Pointed(seat(1), POINTED, CardSet.of(A, B), 20_000);

        for (Viewer viewer : List.of(new Viewer.At(seat(0)), new Viewer.At(seat(1)), new Viewer.Spectator())) {
            assertThat(GAME.show(pointed, viewer))
                    .isEqualTo(Optional.of(new ScoutEvent.Pointing(seat(1), POINTED, 20_000)));
        }
    }

    @Test
    void everybody_sees_who_points_at_what_and_how_long_it_may_be_sought() {
        var scene = table(3).when(1, pointRight());

        assertThat(scene.spectatorsView().stage())
                .isEqualTo(new ScoutView.Stage.Searching(seat(1), POINTED, 20_000, List.of()));
        assertThat(scene.spectatorsView().pair()).isEmpty();
        assertThat(scene.view(0).pair()).isEmpty();
    }

    @Test
    void the_scout_may_look_at_the_own_pair_again() {
        assertThat(table(3).when(1, pointRight()).view(1).pair()).contains(CardSet.of(A, B));
    }

    @Test
    void only_cards_on_the_table_can_be_pointed_at_or_meant() {
        table(2).refused(0, point(NOT_THERE, A, B), new Refusal.NotOnTable(NOT_THERE))
                .refused(0, point(A, NOT_THERE, B), new Refusal.NotOnTable(NOT_THERE))
                .refused(0, point(A, B, NOT_THERE), new Refusal.NotOnTable(NOT_THERE));
    }

    @Test
    void a_scout_means_three_different_cards() {
        table(2).refused(0, point(A, A, B), new Refusal.SameCardTwice(A))
                .refused(0, point(A, B, A), new Refusal.SameCardTwice(A))
                .refused(0, point(A, B, B), new Refusal.SameCardTwice(B));
    }

    @Test
    void while_one_scouts_nobody_points_agrees_or_disagrees() {
        table(3).when(0, noSet())
                .when(1, pointRight())
                .refused(1, point(C, D, E), new Refusal.Busy(seat(1)))
                .refused(2, point(C, D, E), new Refusal.Busy(seat(1)))
                .refused(2, noSet(), new Refusal.Busy(seat(1)))
                .refused(0, new ScoutMove.StillLooking(), new Refusal.Busy(seat(1)));
    }

    @Test
    void while_nobody_scouts_there_is_nothing_to_seek_or_to_give_up() {
        table(2).refused(0, seek(A), new Refusal.NotNow()).refused(0, giveUp(), new Refusal.NotNow());
    }

    @Test
    void who_points_takes_back_having_seen_no_set() {
        var scene = table(3).when(0, noSet()).when(1, noSet()).when(1, pointRight());

        assertThat(scene.view(0).agreed()).containsExactly(seat(0));
    }

    @Test
    void everybody_may_point_or_agree_at_first() {
        var scene = table(2);

        assertThat(scene.view(0).may()).isEqualTo(new ScoutView.May(true, false, true, false, List.of()));
        assertThat(scene.view(1).may()).isEqualTo(new ScoutView.May(true, false, true, false, List.of()));
        assertThat(scene.spectatorsView().may()).isEqualTo(new ScoutView.May(false, false, false, false, List.of()));
    }

    @Test
    void the_others_may_seek_until_they_have_passed_and_the_scout_may_only_wait() {
        var scene = table(4).when(1, pointRight()).when(2, giveUp());
        var waiting = new ScoutView.May(false, false, false, false, List.of());
        var seeking = new ScoutView.May(false, true, false, false, List.of());

        assertThat(scene.view(1).may()).isEqualTo(waiting);
        assertThat(scene.view(2).may()).isEqualTo(waiting);
        assertThat(scene.view(3).may()).isEqualTo(seeking);
    }
}
