package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutView;

class ComingsSpec {

    private static final ScoutEvent ENDED = new ScoutEvent.Ended(ScoutEvent.Ending.NOBODY_TO_PLAY_WITH);
    private static final CardSet WRONG = CardSet.of(POINTED, A, C);

    @Test
    void the_scouts_word_stands_when_the_scout_leaves_and_the_search_goes_on() {
        table(3).when(0, pointRight())
                .leaves(0)
                .then()
                .when(1, seek(A))
                .then(
                        new ScoutEvent.Found(seat(1), A, AB),
                        revealed(0, POINTED, AB, true),
                        took(1, A),
                        took(0, POINTED, B),
                        laid(12, 0, 1, 2));
    }

    @Test
    void a_scout_who_left_takes_a_right_set_that_nobody_finds() {
        var scene = table(3).when(0, pointRight())
                .leaves(0)
                .timeRunsOut()
                .then(revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2));

        assertThat(scene.view(1).players()).extracting(ScoutView.Player::score).containsExactly(3, 0, 0);
    }

    @Test
    void a_scout_who_is_away_holds_nothing_up() {
        table(3).when(0, pointRight())
                .goesAway(0)
                .then()
                .when(1, giveUp())
                .when(2, giveUp())
                .then(new ScoutEvent.GaveUp(seat(2)), revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2));
    }

    @Test
    void a_search_ends_when_the_last_who_looked_is_gone() {
        table(3).when(0, pointRight())
                .when(1, giveUp())
                .goesAway(2)
                .then(revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2));
    }

    @Test
    void an_agreement_is_complete_when_the_only_one_missing_is_gone() {
        table(3).when(0, noSet())
                .when(1, noSet())
                .leaves(2)
                .then(laid(12, 12, 13, 14))
                .when(0, noSet())
                .goesAway(1)
                .then(laid(15, 15, 16, 17));
    }

    @Test
    void nothing_is_agreed_when_nobody_is_here() {
        table(2).when(0, noSet())
                .goesAway(1)
                .then(laid(12, 12, 13, 14))
                .goesAway(0)
                .then();
    }

    @Test
    void who_would_sit_out_alone_is_back_at_once() {
        table(2).when(0, pointWrong())
                .when(1, giveUp())
                .when(1, new ScoutMove.Vote(1, Forfeit.SCOLDING))
                .goesAway(1)
                .then(new ScoutEvent.BackIn(seat(0)))
                .when(0, pointRight());
    }

    @Test
    void who_sits_out_and_is_away_too_stays_out_until_coming_back_alone() {
        table(2).when(0, pointWrong())
                .when(1, giveUp())
                .when(1, new ScoutMove.Vote(1, Forfeit.SCOLDING))
                .goesAway(0)
                .then()
                .goesAway(1)
                .then()
                .comesBack(0)
                .then(new ScoutEvent.BackIn(seat(0)));
    }

    @Test
    void with_the_others_away_a_scout_is_alone_with_the_own_set() {
        table(3).goesAway(1)
                .goesAway(2)
                .when(0, pointRight())
                .then(
                        new ScoutEvent.Pointed(seat(0), POINTED, CardSet.of(A, B), 20_000),
                        revealed(0, POINTED, AB, true),
                        took(0, AB),
                        laid(12, 0, 1, 2));
    }

    @Test
    void somebody_new_may_sit_down_in_the_middle_of_a_search_and_seek() {
        var scene = table(2).when(0, pointRight()).joins().then().when(1, giveUp());
        assertThat(scene.view(2).may()).isEqualTo(new ScoutView.May(false, true, false, false, List.of()));

        scene.when(2, seek(A));
        assertThat(scene.view(2).players()).extracting(ScoutView.Player::score).containsExactly(2, 0, 1);
    }

    @Test
    void somebody_new_is_asked_for_agreement_and_for_votes() {
        table(2).when(0, noSet())
                .joins()
                .when(1, noSet())
                .then(new ScoutEvent.Agreed(seat(1)))
                .when(2, noSet())
                .then(new ScoutEvent.Agreed(seat(2)), laid(12, 12, 13, 14));
    }

    @Test
    void with_fewer_than_two_players_it_ends_as_it_stands_and_who_stayed_wins() {
        var scene = table(2).when(0, pointRight()).when(1, seek(A)).leaves(0).then(ENDED);

        Outcome outcome = new Outcome(List.of(2, 1), List.of(seat(1)), List.of());
        assertThat(GAME.outcome(scene.state())).isEqualTo(Optional.of(outcome));
        assertThat(scene.view(1).outcome()).contains(outcome);
    }

    @Test
    void an_open_search_is_resolved_before_that_end() {
        table(2).when(0, pointRight())
                .leaves(1)
                .then(revealed(0, POINTED, AB, true), took(0, AB), laid(12, 0, 1, 2), ENDED);
        table(2).when(0, pointWrong())
                .leaves(0)
                .then(
                        revealed(0, POINTED, WRONG, false),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        new ScoutEvent.SatOut(seat(0)),
                        new ScoutEvent.Sentenced(seat(0), 1, Forfeit.SCOLDING),
                        ENDED);
    }

    @Test
    void away_players_still_count_as_players() {
        var scene = table(2).goesAway(0).then().goesAway(1).then();

        assertThat(GAME.outcome(scene.state())).isEmpty();
    }

    @Test
    void a_round_that_begins_with_one_player_left_ends_at_once() {
        Seating seating = Seating.of(2).now(seat(1), Presence.LEFT);
        var state = GAME.begin(new Start<>(OPTIONS, seating, seat(0), order(), 5));

        assertThat(GAME.open(state, 5)).containsExactly(laid(0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), ENDED);
    }

    @Test
    void who_has_left_can_do_nothing_more() {
        var scene = table(3).leaves(2);

        assertThat(scene.view(2).may()).isEqualTo(new ScoutView.May(false, false, false, false, List.of()));
    }
}
