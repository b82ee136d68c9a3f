package org.tercet.rules.twenty;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;

/** Who wins a round and what for: one point for each card that the others hold beyond the winner's own. */
final class TwentyEnding {

    private TwentyEnding() {}

    static TwentyEvent.Ended wentOut(TwentyState state, Seat winner) {
        int held = state.hands().stream().mapToInt(Hand::size).sum();
        return new TwentyEvent.Ended(List.of(winner), held, Phase.Ending.WENT_OUT);
    }

    /** The fewest cards win; equal numbers share. */
    static TwentyEvent.Ended nothingLeft(TwentyState state) {
        List<Seat> holders = state.seating().playing().stream()
                .filter(seat -> !state.hand(seat).isEmpty())
                .toList();
        int fewest =
                holders.stream().mapToInt(seat -> state.hand(seat).size()).min().orElse(0);
        int points = holders.stream()
                .mapToInt(seat -> state.hand(seat).size() - fewest)
                .sum();
        List<Seat> winners = holders.stream()
                .filter(seat -> state.hand(seat).size() == fewest)
                .toList();
        return new TwentyEvent.Ended(winners, points, Phase.Ending.NOTHING_LEFT);
    }

    /** Nobody else holds a card: the one who stayed wins nothing but the round. */
    static TwentyEvent.Ended alone(TwentyState state) {
        List<Seat> stayed = state.seating().playing();
        return new TwentyEvent.Ended(stayed.isEmpty() ? state.seating().all() : stayed, 0, Phase.Ending.ALONE);
    }

    static Optional<Outcome> outcome(TwentyState state) {
        return state.phase() instanceof Phase.Over over ? Optional.of(outcome(state, over)) : Optional.empty();
    }

    private static Outcome outcome(TwentyState state, Phase.Over over) {
        List<Integer> scores = state.seating().all().stream()
                .map(seat -> over.winners().contains(seat) ? over.points() : 0)
                .toList();
        return new Outcome(scores, over.winners(), List.of());
    }
}
