package org.tercet.rules.game;

/** Whether the table waits for a seat: one who is away keeps the seat but holds nothing up, one who left is out for good. */
public enum Presence {
    HERE,
    AWAY,
    LEFT
}
