package org.tercet.rules.game;

/** What a player asks for; each game has its own sealed family of records. */
public interface Move {}
