package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.inOrder;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.twenty.Hand;
import org.tercet.rules.twenty.Owed;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.testkit.Decks;

class TwentyJoinSpec {

    private static final Refusal TOO_LATE = new Refusal.NoLateJoining();

    @Test
    void a_newcomer_is_dealt_six_personal_cards() {
        var scene = two(CALLING)
                .when(0, new TwentyMove.NoSet())
                .joins()
                .then(new TwentyEvent.Given(seat(2), Decks.cards("1pss 1psd 1pts 1pto 2pso 2pss"), Owed.Reason.JOINED));
        assertThat(scene.state().hands().get(2).size()).isEqualTo(6);
        assertThat(scene.state().agreement().seats()).isEmpty();
        assertThat(GAME.settle(scene.state(), 0)).isEmpty();
        scene.when(2, new TwentyMove.Call());
    }

    @Test
    void a_newcomer_is_dealt_in_while_a_call_is_open() {
        var scene = two(CALLING).when(0, new TwentyMove.Call()).joins();
        assertThat(scene.events()).hasSize(1);
        assertThat(scene.state().phase()).isEqualTo(new Phase.Called(seat(0), 5_000));
    }

    @Test
    void two_newcomers_at_once_are_dealt_in_one_after_the_other() {
        TwentyState state = two(CALLING).state();
        Seating more = state.seating().joined(Occupant.PERSON).joined(Occupant.BOT);
        List<TwentyEvent> events = GAME.settle(GAME.seated(state, more), 0);
        assertThat(events)
                .containsExactly(
                        new TwentyEvent.Given(seat(2), state.deck().subList(0, 6), Owed.Reason.JOINED),
                        new TwentyEvent.Given(seat(3), state.deck().subList(6, 12), Owed.Reason.JOINED));
    }

    @Test
    void eight_are_enough() {
        var scene = inOrder(CALLING, 7).joins();
        assertThat(GAME.admits(scene.state())).hasValue(new Refusal.TableFull(8));
        scene.leaves(3);
        assertThat(GAME.admits(scene.state())).isEmpty();
    }

    @Test
    void six_cards_must_be_left_in_the_deck_and_aside_together() {
        assertThat(GAME.admits(left(0, 6, 6, Optional.empty(), 2))).isEmpty();
        assertThat(GAME.admits(left(2, 4, 6, Optional.empty(), 2))).isEmpty();
        assertThat(GAME.admits(left(2, 3, 6, Optional.empty(), 2))).hasValue(TOO_LATE);
    }

    @Test
    void cards_that_are_due_to_others_are_not_left() {
        Optional<Owed> one = Optional.of(new Owed.Personal(seat(0), Owed.Reason.ASKED));
        assertThat(GAME.admits(left(0, 6, 6, one, 2))).hasValue(TOO_LATE);
        assertThat(GAME.admits(left(0, 7, 6, one, 2))).isEmpty();
        Optional<Owed> three = Optional.of(new Owed.More(3));
        assertThat(GAME.admits(left(0, 8, 6, three, 2))).hasValue(TOO_LATE);
        assertThat(GAME.admits(left(0, 9, 6, three, 2))).isEmpty();
        assertThat(GAME.admits(left(0, 7, 4, Optional.empty(), 2))).hasValue(TOO_LATE);
        assertThat(GAME.admits(left(0, 8, 4, Optional.empty(), 2))).isEmpty();
    }

    @Test
    void nor_are_the_cards_of_a_newcomer_who_waits_for_the_shuffle() {
        assertThat(GAME.admits(left(0, 11, 6, Optional.empty(), 3))).hasValue(TOO_LATE);
        assertThat(GAME.admits(left(0, 12, 6, Optional.empty(), 3))).isEmpty();
    }

    @Test
    void a_table_larger_than_usual_needs_no_cards() {
        assertThat(GAME.admits(left(0, 6, 9, Optional.empty(), 2))).isEmpty();
    }

    @Test
    void somebody_for_whom_there_is_no_card_sits_out_and_is_not_asked() {
        TwentyState state = left(0, 0, 6, Optional.empty(), 3);
        assertThat(GAME.settle(state, 0)).isEmpty();
        assertThat(GAME.decide(state, seat(2), new TwentyMove.NoSet(), 0))
                .isEqualTo(Decision.refuse(new Refusal.SitsOut(seat(2))));
        TwentyState one = GAME.evolve(state, new TwentyEvent.Agreed(seat(0)));
        assertThat(GAME.decide(one, seat(1), new TwentyMove.NoSet(), 0))
                .isEqualTo(Decision.accept(List.of(
                        new TwentyEvent.Agreed(seat(1)),
                        new TwentyEvent.Ended(List.of(seat(0), seat(1)), 0, Phase.Ending.NOTHING_LEFT))));
    }

    @Test
    void a_newcomer_gets_what_there_is() {
        TwentyState state = left(2, 0, 6, Optional.empty(), 3);
        assertThat(GAME.settle(state, 0))
                .containsExactly(new TwentyEvent.Given(seat(2), state.deck(), Owed.Reason.JOINED));
    }

    /** So many cards in the deck, aside and on the table; of the players only the first two have been dealt their cards. */
    private static TwentyState left(int deck, int aside, int table, Optional<Owed> owed, int players) {
        List<Card> cards = Card.all();
        List<Hand> hands = new ArrayList<>(List.of(new Hand(cards.subList(0, 6)), new Hand(cards.subList(6, 12))));
        while (hands.size() < players) {
            hands.add(new Hand(List.of()));
        }
        int top = 12 + table;
        return new TwentyState(
                ONE_GESTURE,
                Seating.of(players),
                seat(0),
                cards.subList(top, top + deck),
                CardSet.of(cards.subList(top + deck, top + deck + aside)),
                Layout.EMPTY.with(Layout.EMPTY.places(cards.subList(12, top))),
                hands,
                Agreement.NONE,
                owed,
                new Phase.Open());
    }
}
