package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.deckOut;
import static org.tercet.specs.twenty.Twenty.deckOutCalling;
import static org.tercet.specs.twenty.Twenty.inOrder;
import static org.tercet.specs.twenty.Twenty.mistaken;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.takeFirst;
import static org.tercet.specs.twenty.Twenty.taken;
import static org.tercet.testkit.Scene.seat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.twenty.Owed;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyState;

/** After the deck is out in these scenes, the table holds the cards 78–80 and 15–17. */
class TwentyShuffleSpec {

    private static final TwentyMove ASK = new TwentyMove.Ask();
    private static final TwentyMove NO = new TwentyMove.NoSet();
    private static final String LAST = "3poo 3pos 3pod";

    @Test
    void an_empty_deck_is_no_reason_to_shuffle_until_a_card_is_needed() {
        TwentyState state = deckOut(2).state();
        assertThat(state.deck()).isEmpty();
        assertThat(state.aside().size()).isEqualTo(63);
        assertThat(GAME.shuffles(state)).isEqualTo(CardSet.NONE);
    }

    @Test
    void when_a_card_is_needed_the_cards_taken_so_far_are_shuffled_and_the_table_is_refilled_from_them() {
        var scene = deckOut(2).when(0, take(LAST)).then(taken(0, "", LAST));
        assertThat(GAME.shuffles(scene.state())).isEqualTo(scene.state().aside());
        assertThat(scene.state().aside().size()).isEqualTo(66);
        List<Card> order = reversed(scene.state());
        scene.shuffled(order).then(new TwentyEvent.Shuffled(order), new TwentyEvent.Refilled(spots(0, 80, 79, 78)));
        assertThat(scene.state().deck()).isEqualTo(order.subList(3, 66));
        assertThat(scene.state().aside()).isEqualTo(CardSet.NONE);
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
    }

    @Test
    void meanwhile_everybody_waits() {
        Refusal shuffling = new Refusal.Shuffling();
        var scene = deckOut(2).when(0, take(LAST));
        scene.refused(0, new TwentyMove.Call(), shuffling)
                .refused(0, take("1goo 1gos 1god"), shuffling)
                .refused(1, ASK, shuffling)
                .refused(1, NO, shuffling)
                .refused(1, new TwentyMove.StillLooking(), shuffling);
        assertThat(scene.view(0).shuffling()).isTrue();
        scene.shuffled(reversed(scene.state())).when(1, NO);
        assertThat(scene.view(0).shuffling()).isFalse();
    }

    @Test
    void the_few_cards_left_in_the_deck_come_first() {
        var scene = inOrder(ONE_GESTURE, 2);
        while (scene.state().deck().size() > 3) {
            scene.when(0, takeFirst(scene));
        }
        scene.when(1, ASK).when(0, takeFirst(scene));
        assertThat(scene.state().deck()).isEqualTo(Twenty.indices(79, 81));
        List<Card> order = reversed(scene.state());
        scene.shuffled(order).then(new TwentyEvent.Shuffled(order), new TwentyEvent.Refilled(spots(0, 79, 80, 77)));
        assertThat(scene.state().deck()).isEqualTo(order.subList(1, order.size()));
    }

    @Test
    void a_card_asked_for_comes_after_the_shuffle() {
        var scene = deckOut(2).when(1, ASK).then(new TwentyEvent.Asked(seat(1)));
        List<Card> order = reversed(scene.state());
        scene.shuffled(order)
                .then(
                        new TwentyEvent.Shuffled(order),
                        new TwentyEvent.Given(seat(1), List.of(Card.of(77)), Owed.Reason.ASKED));
        assertThat(scene.state().deck()).isEqualTo(order.subList(1, 63));
    }

    @Test
    void a_penalty_card_comes_after_the_shuffle() {
        var scene = deckOut(2).when(1, take("3poo 3pos 1goo")).then(mistaken(1, "3poo 3pos 1goo", true));
        List<Card> order = reversed(scene.state());
        scene.shuffled(order)
                .then(
                        new TwentyEvent.Shuffled(order),
                        new TwentyEvent.Given(seat(1), List.of(Card.of(77)), Owed.Reason.PENALTY));
    }

    @Test
    void cards_agreed_on_come_after_the_shuffle() {
        var scene = deckOut(2).when(0, NO).when(1, NO);
        scene.then(new TwentyEvent.Agreed(seat(1)), new TwentyEvent.AllAgreed(3));
        List<Card> order = reversed(scene.state());
        scene.shuffled(order).then(new TwentyEvent.Shuffled(order), new TwentyEvent.Added(spots(6, 77, 76, 75)));
    }

    @Test
    void a_newcomers_hand_comes_after_the_shuffle() {
        var scene = deckOut(2).joins().then();
        List<Card> order = reversed(scene.state());
        scene.refused(2, NO, new Refusal.Shuffling())
                .shuffled(order)
                .then(
                        new TwentyEvent.Shuffled(order),
                        new TwentyEvent.Given(seat(2), order.subList(0, 6), Owed.Reason.JOINED));
    }

    @Test
    void a_call_stays_open_over_a_shuffle_and_its_time_cannot_run_out_in_it() {
        var scene = deckOutCalling(2).when(0, new TwentyMove.Call()).joins();
        assertThat(scene.state().phase()).isEqualTo(new Phase.Called(seat(0), 5_000));
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), 9_000)).isEmpty();
        scene.refused(0, take(LAST), new Refusal.Shuffling()).shuffled(reversed(scene.state()));
        assertThat(GAME.deadline(scene.state())).hasValue(5_000);
        scene.when(0, take(LAST));
    }

    @Test
    void if_the_one_a_card_is_owed_to_leaves_nobody_waits_for_it() {
        var scene = deckOut(3).when(1, ASK);
        CardSet hand = CardSet.of(scene.state().hands().get(1).cards());
        scene.leaves(1).then(new TwentyEvent.LaidAside(seat(1), hand));
        assertThat(scene.state().owed()).isEmpty();
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
    }

    @Test
    void if_another_leaves_the_card_is_still_owed_and_the_leavers_cards_are_shuffled_too() {
        var scene = deckOut(3).when(1, ASK);
        CardSet before = GAME.shuffles(scene.state());
        CardSet hand = CardSet.of(scene.state().hands().get(2).cards());
        scene.leaves(2);
        assertThat(scene.state().owed()).hasValue(new Owed.Personal(seat(1), Owed.Reason.ASKED));
        assertThat(GAME.shuffles(scene.state())).isEqualTo(before.plus(hand));
    }

    @Test
    void three_cards_agreed_on_are_laid_though_somebody_leaves_meanwhile() {
        var scene = deckOut(3).when(0, NO).when(1, NO).when(2, NO).leaves(2);
        assertThat(scene.state().owed()).hasValue(new Owed.More(3));
        scene.shuffled(reversed(scene.state()));
        assertThat(scene.state().layout().size()).isEqualTo(9);
    }

    @Test
    void an_order_that_nobody_waits_for_changes_nothing() {
        var scene = deckOut(2);
        assertThat(GAME.shuffled(scene.state(), reversed(scene.state()), 0)).isEmpty();
        scene.when(0, take(LAST));
        List<Card> order = reversed(scene.state());
        assertThat(GAME.shuffled(scene.state(), order.subList(1, 66), 0)).isEmpty();
        assertThat(GAME.shuffled(scene.state(), Collections.nCopies(66, order.getFirst()), 0))
                .isEmpty();
    }

    @Test
    void everybody_learns_that_the_deck_was_shuffled_and_nobody_in_which_order() {
        TwentyEvent shuffled = new TwentyEvent.Shuffled(Twenty.indices(0, 5));
        assertThat(GAME.show(shuffled, new Viewer.At(seat(0)))).hasValue(new TwentyEvent.NewDeck(5));
        assertThat(GAME.show(shuffled, new Viewer.Spectator())).hasValue(new TwentyEvent.NewDeck(5));
    }

    private static List<Card> reversed(TwentyState state) {
        return state.aside().toList().reversed();
    }

    private static List<Spot> spots(int place, int... indices) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < indices.length; i++) {
            spots.add(new Spot(place + i, Card.of(indices[i])));
        }
        return spots;
    }
}
