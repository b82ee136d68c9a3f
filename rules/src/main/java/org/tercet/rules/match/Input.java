package org.tercet.rules.match;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Seat;

/** Everything that can be done to a match from outside. */
public sealed interface Input<M> {

    record Play<M>(Seat by, M move) implements Input<M> {}

    /** A deadline has come. */
    record Lapse<M>() implements Input<M> {}

    /** The cards that waited for it come in a new order, top card first. */
    record Shuffle<M>(List<Card> order) implements Input<M> {
        public Shuffle {
            order = List.copyOf(order);
        }
    }

    record Join<M>(Occupant occupant) implements Input<M> {}

    /** For good. */
    record Leave<M>(Seat seat) implements Input<M> {}

    /** Gone for longer than the grace time. */
    record GoAway<M>(Seat seat) implements Input<M> {}

    record ComeBack<M>(Seat seat) implements Input<M> {}

    /** A bot takes a person's seat, or a person takes it back. */
    record TakeOver<M>(Seat seat, Occupant occupant) implements Input<M> {}

    /** The host's place passes on. */
    record HandOver<M>(Seat to) implements Input<M> {}
}
