package org.tercet.bots.human;

import java.util.Optional;
import org.tercet.rules.game.Move;

/**
 * What somebody will do after a while, if the view is still the same by then.
 *
 * @param after milliseconds from now
 * @param move or nothing, to look again
 */
public record Intent<M extends Move>(long after, Optional<M> move) {

    static <M extends Move> Intent<M> move(long after, M move) {
        return new Intent<>(after, Optional.of(move));
    }
}
