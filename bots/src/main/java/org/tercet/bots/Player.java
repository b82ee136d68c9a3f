package org.tercet.bots;

import java.util.Optional;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/** Somebody who plays by what they see: a view goes in, a move comes out, or nothing when there is nothing to do now. */
@FunctionalInterface
public interface Player<V extends View, M extends Move> {

    Optional<M> move(V view, Seat me, Dice dice);
}
