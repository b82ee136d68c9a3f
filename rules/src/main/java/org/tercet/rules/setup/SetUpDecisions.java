package org.tercet.rules.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Why;

/** What a move leads to, or why it may not be. */
final class SetUpDecisions {

    /** How many cards go with the one just played. */
    private static final int OTHERS = 2;

    private SetUpDecisions() {}

    static Decision<SetUpEvent> decide(SetUpState state, Seat by, SetUpMove move, long now) {
        SetUpTurns turns = new SetUpTurns(state, now);
        return switch (state.phase()) {
            case Phase.Over _ -> Decision.refuse(new Refusal.GameOver());
            case Phase.Dealing _ -> Decision.refuse(new Refusal.NotNow());
            case Phase.Playing playing -> whilePlaying(state, playing, by, move, turns);
            case Phase.Window window -> whileOpen(state, window, by, move, turns);
        };
    }

    private static Decision<SetUpEvent> whilePlaying(
            SetUpState state, Phase.Playing playing, Seat by, SetUpMove move, SetUpTurns turns) {
        return switch (move) {
            case SetUpMove.Challenge _, SetUpMove.Pass _ ->
                Decision.refuse(sitsOut(state, by).orElse(new Refusal.NotNow()));
            case SetUpMove.Play(Card card) ->
                unless(notPlayable(state, playing.seat(), by, card), () -> turns.play(by, card, false));
        };
    }

    private static Decision<SetUpEvent> whileOpen(
            SetUpState state, Phase.Window window, Seat by, SetUpMove move, SetUpTurns turns) {
        Optional<Refusal> silent = sitsOut(state, by).or(() -> done(window, by));
        return switch (move) {
            case SetUpMove.Play _ -> Decision.refuse(sitsOut(state, by).orElse(new Refusal.NotNow()));
            case SetUpMove.Pass() -> unless(silent, () -> turns.then(new SetUpEvent.Passed(by)));
            case SetUpMove.Challenge(List<Card> others) ->
                unless(
                        silent.or(() -> malformed(state, window.card(), others)),
                        () -> turns.then(
                                judged(state, window, by, CardSet.of(others).with(window.card()))));
        };
    }

    /** Somebody who sat down when the deck had no hand to spare. */
    private static Optional<Refusal> sitsOut(SetUpState state, Seat by) {
        return when(!state.hasHand(by), new Refusal.SitsOut(by));
    }

    private static Optional<Refusal> notPlayable(SetUpState state, Seat turn, Seat by, Card card) {
        return sitsOut(state, by)
                .or(() -> when(!by.equals(turn), new Refusal.NotYourTurn(turn)))
                .or(() -> when(!state.holding(by).hand().contains(card), new Refusal.NotInHand(card)));
    }

    private static Optional<Refusal> done(Phase.Window window, Seat by) {
        return when(by.equals(window.player()), new Refusal.OwnCard())
                .or(() -> when(window.passed().contains(by), new Refusal.AlreadyPassed()))
                .or(() -> when(window.mistaken().contains(by), new Refusal.ChallengeSpent()));
    }

    private static Optional<Refusal> malformed(SetUpState state, Card last, List<Card> others) {
        if (others.size() != OTHERS) {
            return Optional.of(new Refusal.WrongNumberOfCards(OTHERS));
        }
        Card first = others.getFirst();
        Card second = others.getLast();
        return notOnTable(state, first)
                .or(() -> notOnTable(state, second))
                .or(() -> when(second.equals(first), new Refusal.SameCardTwice(second)))
                .or(() -> when(others.contains(last), new Refusal.SameCardTwice(last)));
    }

    private static Optional<Refusal> notOnTable(SetUpState state, Card card) {
        return when(!state.table().contains(card), new Refusal.NotOnTable(card));
    }

    private static SetUpEvent judged(SetUpState state, Phase.Window window, Seat by, CardSet cards) {
        Why why = Why.of(Pattern.SET, cards);
        return Pattern.SET.fits(cards)
                ? new SetUpEvent.Caught(by, window.player(), cards, why, CardSet.of(state.table()))
                : new SetUpEvent.Mistaken(by, cards, why);
    }

    private static Decision<SetUpEvent> unless(Optional<Refusal> refusal, Supplier<SetUpTurns> moved) {
        return refusal.<Decision<SetUpEvent>>map(Decision::refuse)
                .orElseGet(() -> Decision.accept(moved.get().goOn()));
    }

    private static Optional<Refusal> when(boolean wrong, Refusal refusal) {
        return wrong ? Optional.of(refusal) : Optional.empty();
    }
}
