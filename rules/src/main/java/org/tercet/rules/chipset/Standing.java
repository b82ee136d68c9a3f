package org.tercet.rules.chipset;

/** How a seat stands to the deal under way. */
public enum Standing {
    /** Has just come and has no chips yet. */
    NEW,
    /** Not dealt in: waits for the next deal, or has no chips left. */
    WAITING,
    /** Holds a hand and can win the pot. */
    IN,
    FOLDED
}
