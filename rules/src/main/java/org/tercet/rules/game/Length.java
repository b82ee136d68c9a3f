package org.tercet.rules.game;

/** How long a match lasts. */
public enum Length {
    /** A single round. */
    ONE_ROUND,
    /** The deck passes to the left until every player has dealt once; points add up. */
    EVERYONE_DEALS,
    /** Rounds until somebody has ten points a player or more. */
    TEN_A_PLAYER
}
