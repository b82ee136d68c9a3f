package org.tercet.rules.game;

/** Who moves for a seat. */
public enum Occupant {
    PERSON,
    BOT
}
