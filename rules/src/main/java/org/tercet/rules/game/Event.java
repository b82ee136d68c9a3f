package org.tercet.rules.game;

/** What has happened; each game has its own sealed family of records, and its state is their fold. */
public interface Event {}
