package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.NO_SET;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.mistaken;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.twenty.Owed;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.testkit.Decks;

class TwentyPenaltySpec {

    private static final TwentyMove CALL = new TwentyMove.Call();
    private static final TwentyMove ASK = new TwentyMove.Ask();

    @Test
    void a_wrong_take_puts_the_cards_back_and_brings_one_more_personal_card() {
        var scene = two(CALLING)
                .when(0, CALL)
                .when(0, take("1rso 1rss 3rso"))
                .then(
                        mistaken(0, "1rso 1rss 3rso", true),
                        new TwentyEvent.Given(seat(0), Decks.cards("1pss"), Owed.Reason.PENALTY));
        assertThat(scene.state().hands().get(0).cards()).isEqualTo(Decks.cards(Twenty.HAND_0 + " 1pss"));
        assertThat(scene.state().layout().list()).isEqualTo(Decks.cards(Twenty.TABLE));
        assertThat(scene.state().aside()).isEqualTo(CardSet.NONE);
        assertThat(scene.state().owed()).isEmpty();
    }

    @Test
    void one_may_ask_for_more_personal_cards_at_any_time() {
        var scene = two(CALLING)
                .when(1, ASK)
                .then(
                        new TwentyEvent.Asked(seat(1)),
                        new TwentyEvent.Given(seat(1), Decks.cards("1pss"), Owed.Reason.ASKED))
                .when(0, ASK)
                .then(
                        new TwentyEvent.Asked(seat(0)),
                        new TwentyEvent.Given(seat(0), Decks.cards("1psd"), Owed.Reason.ASKED));
        assertThat(scene.state().hands().get(1).cards()).isEqualTo(Decks.cards(Twenty.HAND_1 + " 1pss"));
        assertThat(scene.state().owed()).isEmpty();
    }

    @Test
    void nobody_holds_more_than_nine() {
        var scene = two(CALLING).when(0, ASK).when(0, ASK).when(0, ASK);
        assertThat(scene.state().hands().get(0).size()).isEqualTo(9);
        scene.refused(0, ASK, new Refusal.HandFull(9)).when(1, ASK);
    }

    @Test
    void with_nine_a_wrong_take_costs_nothing() {
        var scene = two(CALLING)
                .when(0, ASK)
                .when(0, ASK)
                .when(0, ASK)
                .when(0, CALL)
                .when(0, take(NO_SET))
                .then(mistaken(0, NO_SET, false));
        assertThat(scene.state().hands().get(0).size()).isEqualTo(9);
    }

    @Test
    void with_nine_running_out_of_time_costs_nothing() {
        two(CALLING)
                .when(0, ASK)
                .when(0, ASK)
                .when(0, ASK)
                .when(0, CALL)
                .timeRunsOut()
                .then(new TwentyEvent.RanOut(seat(0), false));
    }

    @Test
    void with_eight_a_wrong_take_brings_the_ninth() {
        two(ONE_GESTURE)
                .when(0, ASK)
                .when(0, ASK)
                .when(0, take(NO_SET))
                .then(
                        mistaken(0, NO_SET, true),
                        new TwentyEvent.Given(seat(0), Decks.cards("1pts"), Owed.Reason.PENALTY));
    }

    @Test
    void with_no_card_anywhere_asking_is_refused_and_a_penalty_is_forgiven() {
        var scene = Crowd.withNothingLeft();
        assertThat(scene.state().deck()).isEmpty();
        assertThat(scene.state().aside()).isEqualTo(CardSet.NONE);
        String wrong = "2pto 2pts 2poo";
        scene.refused(0, ASK, new Refusal.DeckOut())
                .refused(1, ASK, new Refusal.HandFull(9))
                .when(0, take(wrong))
                .then(mistaken(0, wrong, false));
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
    }
}
