package org.tercet.rules.game;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** How a round or a match came out: a score for each seat in order, who won, and who lost where the game names a loser. */
public record Outcome(List<Integer> scores, List<Seat> winners, List<Seat> losers) {

    public Outcome {
        scores = List.copyOf(scores);
        winners = List.copyOf(winners);
        losers = List.copyOf(losers);
    }

    /** The highest score among the eligible wins; equal scores share the win. */
    public static Outcome highestWins(List<Integer> scores, List<Seat> eligible) {
        if (eligible.isEmpty()) {
            return new Outcome(scores, List.of(), List.of());
        }
        int best = Collections.max(
                eligible.stream().map(seat -> scores.get(seat.number())).toList());
        List<Seat> winners = IntStream.range(0, scores.size())
                .mapToObj(Seat::new)
                .filter(seat -> eligible.contains(seat) && scores.get(seat.number()) == best)
                .toList();
        return new Outcome(scores, winners, List.of());
    }
}
