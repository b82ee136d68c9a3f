package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Spot;

/** The state after an event. */
final class TwentyFold {

    private TwentyFold() {}

    static TwentyState evolve(TwentyState state, TwentyEvent event) {
        return switch (event) {
            case TwentyEvent.Dealt(List<Hand> hands, List<Spot> laid) -> dealt(state, hands, laid);
            case TwentyEvent.Called(Seat by, long until) ->
                looksAgain(state, by).with(new Phase.Called(by, until));
            case TwentyEvent.Taken(Seat by, CardSet own, CardSet table, var _) -> taken(state, by, own, table);
            case TwentyEvent.Mistaken(Seat by, var _, var _, boolean pays) -> wrong(state, by, pays);
            case TwentyEvent.RanOut(Seat by, boolean pays) -> wrong(state, by, pays);
            case TwentyEvent.CallDropped(var _) -> state.with(new Phase.Open());
            case TwentyEvent.Moved(List<Spot> moves) ->
                state.with(state.layout().moved(moves));
            case TwentyEvent.Refilled(List<Spot> laid) -> laid(state, laid);
            case TwentyEvent.Asked(Seat by) -> state.owing(new Owed.Personal(by, Owed.Reason.ASKED));
            case TwentyEvent.Given(Seat to, List<Card> cards, Owed.Reason reason) -> given(state, to, cards, reason);
            case TwentyEvent.Agreed(Seat by) -> state.with(state.agreement().with(by));
            case TwentyEvent.Disagreed(Seat by) -> looksAgain(state, by);
            case TwentyEvent.AllAgreed(int cards) -> state.with(Agreement.NONE).owing(new Owed.More(cards));
            case TwentyEvent.Added(List<Spot> laid) -> laid(state, laid).owingNothing();
            case TwentyEvent.LaidAside(Seat seat, CardSet cards) -> laidAside(state, seat, cards);
            case TwentyEvent.Shuffled(List<Card> order) -> state.under(order);
            case TwentyEvent.Ended(List<Seat> winners, int points, Phase.Ending ending) ->
                state.with(new Phase.Over(winners, points, ending));
        };
    }

    private static TwentyState dealt(TwentyState state, List<Hand> hands, List<Spot> laid) {
        int personal = hands.stream().mapToInt(Hand::size).sum();
        return laid(state.drawn(personal).with(hands), laid);
    }

    private static TwentyState laid(TwentyState state, List<Spot> laid) {
        return state.drawn(laid.size()).with(state.layout().with(laid));
    }

    private static TwentyState taken(TwentyState state, Seat by, CardSet own, CardSet table) {
        return state.with(by, state.hand(by).without(own))
                .with(state.layout().without(table))
                .aside(own.plus(table))
                .with(Agreement.NONE)
                .with(new Phase.Open());
    }

    private static TwentyState wrong(TwentyState state, Seat by, boolean pays) {
        TwentyState after = looksAgain(state, by).with(new Phase.Open());
        return pays ? after.owing(new Owed.Personal(by, Owed.Reason.PENALTY)) : after;
    }

    private static TwentyState given(TwentyState state, Seat to, List<Card> cards, Owed.Reason reason) {
        TwentyState after = state.drawn(cards.size()).with(to, state.hand(to).with(cards));
        return switch (reason) {
            case PENALTY, ASKED -> after.owingNothing();
            case JOINED -> after;
        };
    }

    private static TwentyState laidAside(TwentyState state, Seat seat, CardSet cards) {
        TwentyState after = looksAgain(state, seat).with(seat, Hand.EMPTY).aside(cards);
        boolean forfeits = state.owed().stream()
                .anyMatch(owed -> owed instanceof Owed.Personal(Seat to, var _) && to.equals(seat));
        return forfeits ? after.owingNothing() : after;
    }

    /** Whoever calls, looks or leaves no longer says that there is no set. */
    private static TwentyState looksAgain(TwentyState state, Seat seat) {
        return state.with(state.agreement().without(seat));
    }
}
