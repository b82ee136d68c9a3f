package org.tercet.rules.twenty;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;

/** Whether a move may be made now, and if not, why. */
final class TwentyReferee {

    private static final int SET = 3;

    private TwentyReferee() {}

    static Optional<Refusal> refusal(TwentyState state, Seat by, TwentyMove move) {
        return switch (move) {
            case TwentyMove.Call() -> call(state, by);
            case TwentyMove.Take(List<Card> cards) -> take(state, by).or(() -> cards(state, by, cards));
            case TwentyMove.Ask() -> ask(state, by);
            case TwentyMove.NoSet() -> noSet(state, by);
            case TwentyMove.StillLooking() -> stillLooking(state, by);
        };
    }

    static Optional<Refusal> call(TwentyState state, Seat by) {
        return anything(state, by)
                .or(() -> state.options().oneGesture() ? Optional.of(new Refusal.NotInThisGame()) : duringCall(state));
    }

    /** Whether some cards or other could be taken now. */
    static Optional<Refusal> take(TwentyState state, Seat by) {
        return anything(state, by).or(() -> switch (state.phase()) {
            case Phase.Called(Seat caller, var _) when caller.equals(by) -> Optional.empty();
            case Phase.Called(Seat caller, var _) -> Optional.of(new Refusal.Busy(caller));
            case Phase.Open() -> state.options().oneGesture() ? Optional.empty() : Optional.of(new Refusal.CallFirst());
            case Phase.Over(var _, var _, var _) -> Optional.of(new Refusal.GameOver());
        });
    }

    static Optional<Refusal> ask(TwentyState state, Seat by) {
        return anything(state, by).or(() -> duringCall(state)).or(() -> {
            if (state.hand(by).size() >= TwentyDealing.FULL_HAND) {
                return Optional.of(new Refusal.HandFull(TwentyDealing.FULL_HAND));
            }
            return state.supply() == 0 ? Optional.of(new Refusal.DeckOut()) : Optional.empty();
        });
    }

    static Optional<Refusal> noSet(TwentyState state, Seat by) {
        return anything(state, by).or(() -> duringCall(state)).or(() -> {
            if (state.layout().size() >= TwentyDealing.FULL_TABLE) {
                return Optional.of(new Refusal.AlwaysASet(TwentyDealing.FULL_TABLE));
            }
            return state.agreement().has(by) ? Optional.of(new Refusal.AlreadyAgreed()) : Optional.empty();
        });
    }

    static Optional<Refusal> stillLooking(TwentyState state, Seat by) {
        return anything(state, by)
                .or(() -> duringCall(state))
                .or(() -> state.agreement().has(by) ? Optional.empty() : Optional.of(new Refusal.NotAgreed()));
    }

    private static Optional<Refusal> anything(TwentyState state, Seat by) {
        if (state.over()) {
            return Optional.of(new Refusal.GameOver());
        }
        if (TwentyDealing.waits(state)) {
            return Optional.of(new Refusal.Shuffling());
        }
        return state.waitsForCards(by) ? Optional.of(new Refusal.SitsOut(by)) : Optional.empty();
    }

    private static Optional<Refusal> duringCall(TwentyState state) {
        return state.phase() instanceof Phase.Called(Seat caller, var _)
                ? Optional.of(new Refusal.Busy(caller))
                : Optional.empty();
    }

    private static Optional<Refusal> cards(TwentyState state, Seat by, List<Card> cards) {
        if (cards.size() != SET) {
            return Optional.of(new Refusal.WrongNumberOfCards(SET));
        }
        CardSet seen = CardSet.NONE;
        for (Card card : cards) {
            if (seen.contains(card)) {
                return Optional.of(new Refusal.SameCardTwice(card));
            }
            seen = seen.with(card);
        }
        return cards.stream()
                .filter(card -> !within(state, by, card))
                .<Refusal>map(card -> before(state, card) ? new Refusal.NotInHand(card) : new Refusal.NotOnTable(card))
                .findFirst();
    }

    private static boolean within(TwentyState state, Seat by, Card card) {
        return state.layout().holds(card) || state.hand(by).cards().contains(card);
    }

    /** It lies before some player. */
    private static boolean before(TwentyState state, Card card) {
        return state.hands().stream().anyMatch(hand -> hand.cards().contains(card));
    }
}
