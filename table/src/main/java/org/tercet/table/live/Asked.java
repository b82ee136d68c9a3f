package org.tercet.table.live;

import java.util.Optional;
import org.tercet.table.Act;

/** What a client says. */
public sealed interface Asked<M> {

    /** The version of the protocol that this program speaks. */
    int PROTOCOL = 1;

    /**
     * The first thing a client says.
     *
     * @param last the number of the last update that it saw
     */
    record Hello<M>(int protocol, Optional<Long> last) implements Asked<M> {}

    /**
     * An act.
     *
     * @param id its own, new for every act: the same id again is not done again
     */
    record Do<M>(String id, Act<M> act) implements Asked<M> {}

    /** Is anybody there? A line may be dead without being closed, and who says nothing would never notice. */
    record Ping<M>() implements Asked<M> {}
}
