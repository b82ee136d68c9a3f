package org.tercet.table;

/** What players can say to one another in any language. */
public enum Phrase {
    HELLO,
    WELL_SEEN,
    SO_CLOSE,
    HURRY,
    THANKS,
    GOOD_GAME,
    ONE_MOMENT,
    SORRY
}
