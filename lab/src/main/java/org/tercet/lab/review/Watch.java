package org.tercet.lab.review;

import org.tercet.rules.game.Event;
import org.tercet.rules.game.State;

/** Looks on while a match is told again, and says at the end what there is to say about the game. */
interface Watch<S extends State, E extends Event> {

    void began(int round);

    /** One thing that happened, with the truth before it. */
    void happened(long at, S before, E event);

    /** How it stands when everything has followed that follows by itself. */
    void stands(long at, S state);

    /** The record is at its end. */
    Part part(Stays stays);
}
