package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.NO_SET;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.mistaken;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.taken;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.twenty.Owed;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.testkit.Decks;

class TwentyCallSpec {

    private static final TwentyMove CALL = new TwentyMove.Call();
    private static final TwentyMove ASK = new TwentyMove.Ask();
    private static final TwentyMove NO = new TwentyMove.NoSet();
    private static final TwentyMove STILL = new TwentyMove.StillLooking();

    @Test
    void whoever_calls_has_five_seconds_to_take() {
        var scene = two(CALLING).after(300).when(1, CALL).then(new TwentyEvent.Called(seat(1), 5_300));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Called(seat(1), 5_300));
        assertThat(GAME.deadline(scene.state())).hasValue(5_300);
    }

    @Test
    void nobody_takes_without_calling() {
        two(CALLING).refused(0, take("1rso 1rss 1rsd"), new Refusal.CallFirst());
    }

    @Test
    void the_others_wait_until_a_call_is_resolved() {
        Refusal busy = new Refusal.Busy(seat(1));
        two(CALLING)
                .when(1, CALL)
                .refused(0, CALL, busy)
                .refused(0, take("1rso 1rss 1rsd"), busy)
                .refused(0, ASK, busy)
                .refused(0, NO, busy)
                .refused(0, STILL, busy);
    }

    @Test
    void the_caller_does_nothing_but_take() {
        Refusal busy = new Refusal.Busy(seat(1));
        two(CALLING)
                .when(1, CALL)
                .refused(1, CALL, busy)
                .refused(1, ASK, busy)
                .refused(1, NO, busy)
                .refused(1, STILL, busy);
    }

    @Test
    void after_the_take_everybody_may_call_again() {
        var scene = two(CALLING).when(0, CALL).when(0, take("1rso 1rss 1rsd"));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
        assertThat(GAME.deadline(scene.state())).isEmpty();
        scene.when(1, CALL).then(new TwentyEvent.Called(seat(1), 5_000));
    }

    @Test
    void a_wrong_take_ends_the_call_too() {
        var scene = two(CALLING).when(0, CALL).when(0, take(NO_SET));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
    }

    @Test
    void running_out_of_time_is_a_wrong_call() {
        var scene = two(CALLING)
                .when(1, CALL)
                .timeRunsOut()
                .then(
                        new TwentyEvent.RanOut(seat(1), true),
                        new TwentyEvent.Given(seat(1), Decks.cards("1pss"), Owed.Reason.PENALTY));
        assertThat(scene.now()).isEqualTo(5_000);
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
        assertThat(scene.state().hands().get(1).cards()).isEqualTo(Decks.cards(Twenty.HAND_1 + " 1pss"));
        assertThat(GAME.lapse(scene.state(), 100_000)).isEmpty();
    }

    @Test
    void in_one_gesture_choosing_three_cards_is_call_and_take() {
        two(ONE_GESTURE)
                .refused(0, CALL, new Refusal.NotInThisGame())
                .when(0, take("1rso 1rss 1rsd"))
                .then(taken(0, "1rso 1rss 1rsd", ""))
                .when(1, take(NO_SET))
                .then(
                        mistaken(1, NO_SET, true),
                        new TwentyEvent.Given(seat(1), Decks.cards("1pss"), Owed.Reason.PENALTY));
    }

    @Test
    void three_cards_are_taken_no_more_and_no_fewer() {
        Refusal three = new Refusal.WrongNumberOfCards(3);
        two(CALLING)
                .when(0, CALL)
                .refused(0, take(""), three)
                .refused(0, take("1rso 1rss"), three)
                .refused(0, take("1rso 1rss 1rsd 1gso"), three)
                .refused(0, new TwentyMove.Take(Collections.nCopies(100_000, Card.of(0))), three);
    }

    @Test
    void three_different_cards_are_taken() {
        two(CALLING)
                .when(0, CALL)
                .refused(0, take("1rso 1rss 1rso"), new Refusal.SameCardTwice(Decks.card("1rso")))
                .refused(0, take("1rss 1rso 1rso"), new Refusal.SameCardTwice(Decks.card("1rso")));
    }

    @Test
    void cards_are_taken_from_the_table_and_from_before_oneself_never_from_before_another() {
        two(CALLING)
                .when(0, CALL)
                .refused(0, take("1rso 2rso 3rso"), new Refusal.NotInHand(Decks.card("2rso")))
                .refused(0, take("1rso 1rss 3poo"), new Refusal.NotOnTable(Decks.card("3poo")));
    }

    @Test
    void a_refused_take_leaves_the_call_open() {
        two(CALLING)
                .when(0, CALL)
                .refused(0, take("1rso 2rso 3rso"), new Refusal.NotInHand(Decks.card("2rso")))
                .when(0, take("1rso 1rss 1rsd"))
                .then(taken(0, "1rso 1rss 1rsd", ""));
    }

    @Test
    void nothing_is_due_while_everybody_looks() {
        var scene = two(CALLING);
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), Long.MAX_VALUE)).isEmpty();
        assertThat(GAME.shuffled(scene.state(), List.of(), 0)).isEmpty();
    }
}
