package org.tercet.rules.twenty;

import org.tercet.rules.game.Seat;

/** Cards that have been promised and are still to be dealt. */
public sealed interface Owed {

    /** One more personal card. */
    record Personal(Seat seat, Reason reason) implements Owed {}

    /** More cards on the table. */
    record More(int cards) implements Owed {}

    /** Why a player gets personal cards after the deal. */
    enum Reason {
        PENALTY,
        ASKED,
        JOINED
    }
}
