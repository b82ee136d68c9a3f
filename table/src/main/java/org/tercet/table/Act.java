package org.tercet.table;

import java.util.Map;
import java.util.Optional;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Seat;

/** What somebody at a table does. */
public sealed interface Act<M> {

    // anybody
    record Sit<M>() implements Act<M> {}

    // a player
    /** Something random, in hexadecimal, to be mixed into the shuffle. */
    record Contribute<M>(String random) implements Act<M> {}

    record Play<M>(M move) implements Act<M> {}

    /** For good. */
    record Leave<M>() implements Act<M> {}

    /** A phrase, or free text where the table allows it. */
    record Say<M>(Optional<Phrase> phrase, Optional<String> text) implements Act<M> {}

    record Rematch<M>() implements Act<M> {}

    // the host
    record Choose<M>(String rulebook, Map<String, String> values, Optional<Length> length) implements Act<M> {}

    record AddBot<M>(String strength) implements Act<M> {}

    /** A bot plays for somebody who is away, until they are back. */
    record StandIn<M>(Seat seat, String strength) implements Act<M> {}

    record Remove<M>(Seat seat) implements Act<M> {}

    record HandOver<M>(Seat seat) implements Act<M> {}

    record Start<M>() implements Act<M> {}

    record NextRound<M>() implements Act<M> {}

    record Close<M>() implements Act<M> {}
}
