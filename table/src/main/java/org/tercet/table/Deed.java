package org.tercet.table;

import org.tercet.rules.game.Seat;

/** Everything that can be done to a table from outside. */
public sealed interface Deed<M> {

    record Acted<M>(Person by, Act<M> act) implements Deed<M> {}

    record BotPlayed<M>(Seat seat, M move) implements Deed<M> {}

    /** The time has come for what happens by itself. */
    record Due<M>() implements Deed<M> {}

    /** The last socket of a person has been gone for too long. */
    record WentQuiet<M>(String person) implements Deed<M> {}

    record CameBack<M>(String person) implements Deed<M> {}

    /** Somebody's line is broken, at a moment on the wall. */
    record Stopped<M>(long at) implements Deed<M> {}

    /** Nobody is waited for any more, at a moment on the wall. */
    record WentOn<M>(long at) implements Deed<M> {}

    /** A table for the rematch is there. */
    record MovedOn<M>(Person by, String next) implements Deed<M> {}

    /** Nobody has been here for long. */
    record Abandoned<M>() implements Deed<M> {}
}
