package org.tercet.rules.game;

/** One seat and who is on it. */
public record Chair(Seat seat, Occupant occupant, Presence presence) {

    Chair now(Presence changed) {
        return new Chair(seat, occupant, changed);
    }
}
