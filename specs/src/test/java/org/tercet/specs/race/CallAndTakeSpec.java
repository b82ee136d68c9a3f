package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.NO_SET;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.laidAt;
import static org.tercet.specs.race.RaceScenes.mistaken;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.paid;
import static org.tercet.specs.race.RaceScenes.table;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.specs.race.RaceScenes.taken;
import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.testkit.Decks;

class CallAndTakeSpec {

    @Test
    void twelve_cards_are_laid_face_up_in_their_order() {
        var scene = table("devir", 3, ONE_SET);
        scene.then(RaceScenes.laid(0, ONE_SET));
        assertThat(scene.view(0).table())
                .hasSize(12)
                .allMatch(face -> face.card().isPresent());
        assertThat(scene.view(0).rectangle()).isEqualTo(12);
        assertThat(scene.view(0).deck()).isEqualTo(69);
    }

    @Test
    void a_call_stops_play_for_everyone_else_until_it_is_resolved() {
        table("devir", 3, ONE_SET)
                .when(1, call())
                .then(new RaceEvent.Called(seat(1), 5_000))
                .refused(0, call(), new Refusal.Busy(seat(1)))
                .refused(2, take(THE_SET), new Refusal.Busy(seat(1)))
                .refused(2, noSet(), new Refusal.Busy(seat(1)))
                .refused(1, call(), new Refusal.NotNow())
                .refused(1, noSet(), new Refusal.NotNow())
                .refused(1, new RaceMove.StillLooking(), new Refusal.NotNow())
                .when(1, take(THE_SET))
                .when(0, call());
    }

    @Test
    void a_right_take_is_kept_and_three_cards_go_into_the_same_places() {
        var scene = table("devir", 2, ONE_SET).when(0, call()).when(0, take(THE_SET));
        scene.then(taken(0, THE_SET), laidAt("1:1rso", "4:1rss", "9:1rto"));
        assertThat(scene.state().holding(seat(0)).won()).containsExactlyElementsOf(CardSet.of(Decks.cards(THE_SET)));
        assertThat(scene.view(1).players().getFirst().score()).isEqualTo(3);
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
    }

    @Test
    void a_wrong_take_puts_the_cards_back_and_says_why() {
        var scene = table("italian", 2, ONE_SET).when(0, call()).when(0, take(NO_SET));
        scene.then(mistaken(0, NO_SET), paid(0, "", 1));
        assertThat(scene.view(0).open()).isEqualTo(Decks.set(ONE_SET));
        assertThat(scene.view(0).players().getFirst().mistakes()).isEqualTo(1);
    }

    @Test
    void a_caller_has_five_seconds_and_running_out_of_time_is_a_wrong_call() {
        var scene = table("italian", 2, ONE_SET).after(100).when(0, call());
        scene.then(new RaceEvent.Called(seat(0), 5_100));
        scene.timeRunsOut().then(new RaceEvent.RanOut(seat(0)), paid(0, "", 1));
        assertThat(scene.now()).isEqualTo(5_100);
        assertThat(scene.view(0).players().getFirst().mistakes()).isEqualTo(1);
        scene.when(1, call());
    }

    @Test
    void a_table_may_give_from_two_to_thirty_seconds() {
        table("devir", 2, ONE_SET, "call-seconds=2").when(0, call()).then(new RaceEvent.Called(seat(0), 2_000));
        table("devir", 2, ONE_SET, "call-seconds=30").when(0, call()).then(new RaceEvent.Called(seat(0), 30_000));
        assertThat(org.tercet.rules.Games.BASE.settings("devir"))
                .contains(new org.tercet.rules.game.Setting.Whole("call-seconds", 2, 30, 5));
    }

    @Test
    void where_one_calls_first_nobody_takes_without_a_call() {
        table("devir", 2, ONE_SET).refused(0, take(THE_SET), new Refusal.CallFirst());
    }

    @Test
    void in_one_gesture_choosing_the_cards_is_call_and_take_at_once() {
        table("devir", 2, ONE_SET, "gesture=one")
                .refused(0, call(), new Refusal.NotInThisGame())
                .when(0, take(THE_SET))
                .then(taken(0, THE_SET), laidAt("1:1rso", "4:1rss", "9:1rto"));
        assertThat(table("devir", 2, ONE_SET, "gesture=one").view(0).oneGesture())
                .isTrue();
        assertThat(table("devir", 2, ONE_SET).view(0).oneGesture()).isFalse();
    }

    @Test
    void a_take_without_the_form_of_a_set_is_refused_and_costs_nothing() {
        table("devir", 2, ONE_SET)
                .when(0, call())
                .refused(0, take("2rsd 2gto"), new Refusal.WrongNumberOfCards(3))
                .refused(0, take(ONE_SET), new Refusal.WrongNumberOfCards(3))
                .refused(0, new RaceMove.Take(List.of()), new Refusal.WrongNumberOfCards(3))
                .refused(0, take("2rsd 2rsd 2gto"), new Refusal.SameCardTwice(card("2rsd")))
                .refused(0, take("2rsd 2gto 1rso"), new Refusal.NotOnTable(card("1rso")))
                .refused(0, new RaceMove.Turn(0), new Refusal.NotInThisGame())
                .when(0, take(THE_SET));
    }

    @Test
    void nothing_comes_due_while_everybody_looks() {
        var scene = table("devir", 2, ONE_SET);
        assertThat(org.tercet.rules.Games.BASE.deadline(scene.state())).isEmpty();
        assertThat(org.tercet.rules.Games.BASE.lapse(scene.state(), 99_999)).isEmpty();
    }
}
