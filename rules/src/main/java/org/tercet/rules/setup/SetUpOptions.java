package org.tercet.rules.setup;

import org.tercet.rules.game.Options;

/**
 * What a table of SetUp agreed on.
 *
 * @param windowMillis how long the others may challenge a card
 * @param turnMillis how long a player may think before a card is played for them
 */
public record SetUpOptions(long windowMillis, long turnMillis) implements Options {}
