package org.tercet.rules.match;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;

/** What one viewer may see of a match. */
public record MatchView<V>(
        String game,
        Chosen chosen,
        Length length,
        Seating seating,
        int round,
        Seat dealer,
        List<Integer> totals,
        Standing standing,
        Optional<Long> deadline,
        Optional<Outcome> outcome,
        V table) {

    /** Where the match stands. */
    public enum Standing {
        PLAYING,
        BETWEEN_ROUNDS,
        FINISHED
    }

    public MatchView {
        totals = List.copyOf(totals);
    }
}
