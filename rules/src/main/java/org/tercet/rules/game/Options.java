package org.tercet.rules.game;

/** What a table agreed on before the deal, valid as a whole; each game has its own record. */
public interface Options {}
