package org.tercet.table;

import java.util.List;
import java.util.Optional;
import org.tercet.fair.FairShuffle;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.table.fair.FairCards;
import org.tercet.wire.file.GameFile;

/** A match that was played at a table, as a game file. */
public final class Records {

    private Records() {}

    /** The file of a table's match with everything that proves it; empty before the end, as it holds the seed. */
    public static <M extends Move, E extends Event> Optional<GameFile<M, E>> of(
            Game<?, ?, M, E, ?> game, TableState<?, ?, M, E> state) {
        if (state.phase() != TablePhase.FINISHED && state.phase() != TablePhase.CLOSED) {
            return Optional.empty();
        }
        return state.course().map(course -> {
            List<String> names = course.opening().seating().all().stream()
                    .map(seat -> state.guest(seat).name())
                    .toList();
            return new GameFile<>(
                    game,
                    course.chronicle(),
                    names,
                    Optional.empty(),
                    Optional.of(FairCards.revealed(FairShuffle.of(Deal.seed(state), Deal.contributions(state)))));
        });
    }
}
