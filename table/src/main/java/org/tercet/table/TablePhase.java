package org.tercet.table;

/** Where a table stands. */
public enum TablePhase {
    GATHERING,
    PLAYING,
    FINISHED,
    CLOSED
}
