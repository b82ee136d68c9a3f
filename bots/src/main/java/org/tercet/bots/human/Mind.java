package org.tercet.bots.human;

import java.util.Optional;
import org.tercet.bots.Dice;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/**
 * Somebody on one seat who plays by what they see, in their own time. Whenever the view changes they are asked anew and the
 * earlier intent is void; as their waiting has no memory, that makes them neither slower nor faster.
 */
@FunctionalInterface
public interface Mind<V extends View, M extends Move> {

    /** What to do next; nothing until the view changes. */
    Optional<Intent<M>> think(V view, Seat me, Dice dice);
}
