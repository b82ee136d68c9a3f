package org.tercet.rules.scout;

/** What one does who cannot pay with a card. */
public enum Forfeit {
    /** A severe scolding. */
    SCOLDING,
    /** The washing-up for a week. */
    WASHING_UP
}
