package org.tercet.rules.coop;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Why;

/** What a move leads to, or why it may not be. */
final class CoopDecisions {

    private CoopDecisions() {}

    static Decision<CoopEvent> decide(CoopState state, Seat by, CoopMove move, long now) {
        return switch (state.phase()) {
            case Phase.Over _ -> Decision.refuse(new Refusal.GameOver());
            case Phase.Dealing _ -> Decision.refuse(new Refusal.NotNow());
            case Phase.Looking _ ->
                refusal(state, by, move)
                        .<Decision<CoopEvent>>map(Decision::refuse)
                        .orElseGet(() -> Decision.accept(new CoopLayouts(state, now)
                                .then(event(by, move))
                                .goOn()));
        };
    }

    private static Optional<Refusal> refusal(CoopState state, Seat by, CoopMove move) {
        return switch (move) {
            case CoopMove.Take(List<Card> cards) -> malformed(state, cards);
            case CoopMove.Stop() -> when(state.stops().has(by), new Refusal.AlreadyAgreed());
            case CoopMove.StillLooking() -> when(!state.stops().has(by), new Refusal.NotAgreed());
        };
    }

    private static Optional<Refusal> malformed(CoopState state, List<Card> cards) {
        int needed = Pattern.SET.size();
        if (cards.size() != needed) {
            return Optional.of(new Refusal.WrongNumberOfCards(needed));
        }
        for (Card card : cards) {
            if (!state.layout().holds(card)) {
                return Optional.of(new Refusal.NotOnTable(card));
            }
            if (cards.indexOf(card) != cards.lastIndexOf(card)) {
                return Optional.of(new Refusal.SameCardTwice(card));
            }
        }
        return Optional.empty();
    }

    private static CoopEvent event(Seat by, CoopMove move) {
        return switch (move) {
            case CoopMove.Take(List<Card> three) -> {
                CardSet cards = CardSet.of(three);
                Why why = Why.of(Pattern.SET, cards);
                yield Pattern.SET.fits(cards)
                        ? new CoopEvent.Taken(by, cards, why)
                        : new CoopEvent.Mistaken(by, cards, why);
            }
            case CoopMove.Stop() -> new CoopEvent.Agreed(by);
            case CoopMove.StillLooking() -> new CoopEvent.Disagreed(by);
        };
    }

    private static Optional<Refusal> when(boolean wrong, Refusal refusal) {
        return wrong ? Optional.of(refusal) : Optional.empty();
    }
}
