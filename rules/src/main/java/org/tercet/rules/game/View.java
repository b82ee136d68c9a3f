package org.tercet.rules.game;

/** What one viewer may see, built up from public facts. */
public interface View {}
