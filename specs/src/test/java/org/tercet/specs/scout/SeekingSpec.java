package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Decks;

class SeekingSpec {

    @Test
    void a_second_card_of_the_scouts_set_goes_to_the_seeker_and_the_two_others_to_the_scout() {
        var scene = table(3).when(0, pointRight())
                .when(2, seek(B))
                .then(
                        new ScoutEvent.Found(seat(2), B, AB),
                        revealed(0, POINTED, AB, true),
                        took(2, B),
                        took(0, POINTED, A),
                        laid(12, 0, 1, 2));

        assertThat(scene.view(0).players()).extracting(ScoutView.Player::score).containsExactly(2, 0, 1);
        assertThat(scene.view(0).stage()).isEqualTo(new ScoutView.Stage.Looking());
    }

    @Test
    void another_set_gives_the_seeker_its_two_other_cards_and_the_scout_all_three_of_the_own() {
        var scene = table(3).when(0, pointRight())
                .when(1, seek(D))
                .then(
                        new ScoutEvent.Found(seat(1), D, CD),
                        revealed(0, POINTED, AB, true),
                        took(1, C, D),
                        took(0, AB),
                        laid(12, 0, 1, 2, 3, 4));

        assertThat(scene.view(0).players()).extracting(ScoutView.Player::score).containsExactly(3, 2, 0);
    }

    @Test
    void a_real_set_against_a_wrong_one_gives_the_seeker_all_three_and_the_scout_pays() {
        var scene = table(3).when(0, pointWrong())
                .when(1, seek(D))
                .then(
                        new ScoutEvent.Found(seat(1), D, CD),
                        revealed(0, POINTED, Decks.set("1rso 2rso 1gso"), false),
                        took(1, CD),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        new ScoutEvent.SatOut(seat(0)),
                        laid(12, 0, 3, 4));

        assertThat(scene.view(0).players()).extracting(ScoutView.Player::score).containsExactly(0, 3, 0);
    }

    @Test
    void a_card_that_the_wrong_scout_meant_finds_the_real_set_it_belongs_to() {
        table(3).when(0, pointWrong())
                .when(1, seek(A))
                .then(
                        new ScoutEvent.Found(seat(1), A, AB),
                        revealed(0, POINTED, Decks.set("1rso 2rso 1gso"), false),
                        took(1, AB),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        new ScoutEvent.SatOut(seat(0)),
                        laid(12, 0, 1, 2));
    }

    @Test
    void a_mistaken_scout_pays_with_the_card_won_last() {
        Card next = order().get(12);
        table(3).when(0, pointRight())
                .when(1, seek(A))
                .when(0, point(C, D, next))
                .when(1, giveUp())
                .when(2, giveUp())
                .then(
                        new ScoutEvent.GaveUp(seat(2)),
                        revealed(0, C, CardSet.of(C, D, next), false),
                        new ScoutEvent.Paid(seat(0), B),
                        new ScoutEvent.SatOut(seat(0)));
    }

    @Test
    void a_card_that_makes_no_set_on_the_table_costs_the_seeker_a_card_and_the_search_goes_on() {
        var scene = table(3).when(1, pointRight())
                .when(0, seek(A))
                .when(1, point(C, D, E))
                .when(0, seek(Decks.card("3roo")))
                .then(new ScoutEvent.Missed(seat(0), C, Decks.card("3roo")), new ScoutEvent.Paid(seat(0), A));

        assertThat(scene.view(0).stage())
                .isEqualTo(new ScoutView.Stage.Searching(seat(1), C, 20_000, List.of(seat(0))));
        assertThat(scene.view(0).aside()).containsExactly(A);
        assertThat(scene.view(0).players()).extracting(ScoutView.Player::score).containsExactly(0, 2, 0);
    }

    @Test
    void a_mistaken_seeker_without_cards_owes_a_forfeit() {
        table(3).after(100)
                .when(1, pointRight())
                .when(0, seek(E))
                .then(new ScoutEvent.Missed(seat(0), POINTED, E), new ScoutEvent.Owed(seat(0), 1, 7_100));
    }

    @Test
    void a_meant_card_that_makes_no_set_on_the_table_is_a_mistake_like_any_other() {
        table(3).when(1, point(POINTED, E, A))
                .when(0, seek(E))
                .then(new ScoutEvent.Missed(seat(0), POINTED, E), new ScoutEvent.Owed(seat(0), 1, 7_000));
    }

    @Test
    void everybody_is_shown_which_card_was_missing() {
        assertThat(GAME.show(new ScoutEvent.Missed(seat(0), POINTED, E), new Viewer.Spectator()))
                .contains(new ScoutEvent.Miss(seat(0), POINTED, E, NOT_THERE));
    }

    @Test
    void a_mistaken_seeker_is_out_of_this_search_but_not_of_the_next_turn() {
        table(3).when(1, pointRight())
                .when(0, seek(E))
                .refused(0, seek(A), new Refusal.AlreadyPassed())
                .refused(0, giveUp(), new Refusal.AlreadyPassed())
                .when(2, seek(A))
                .when(0, point(C, D, E));
    }

    @Test
    void the_last_seekers_mistake_ends_the_search() {
        table(2).when(1, pointRight())
                .when(0, seek(E))
                .then(
                        new ScoutEvent.Missed(seat(0), POINTED, E),
                        new ScoutEvent.Owed(seat(0), 1, 7_000),
                        revealed(1, POINTED, AB, true),
                        took(1, AB),
                        laid(12, 0, 1, 2));
    }

    @Test
    void who_has_given_up_seeks_no_more_in_this_turn() {
        table(3).when(1, pointRight())
                .when(0, giveUp())
                .refused(0, seek(A), new Refusal.AlreadyPassed())
                .refused(0, giveUp(), new Refusal.AlreadyPassed());
    }

    @Test
    void the_scout_does_not_seek_or_give_up() {
        table(3).when(1, pointRight())
                .refused(1, seek(A), new Refusal.OwnScout())
                .refused(1, giveUp(), new Refusal.OwnScout());
    }

    @Test
    void the_second_card_is_another_one_on_the_table() {
        table(3).when(1, pointRight())
                .refused(0, seek(POINTED), new Refusal.SameCardTwice(POINTED))
                .refused(0, seek(NOT_THERE), new Refusal.NotOnTable(NOT_THERE));
    }
}
