package org.tercet.rules.scout;

import org.tercet.rules.game.Options;

/**
 * What a table agreed on.
 *
 * @param seekMillis how long the others may look for a second card
 * @param forfeitMillis how long a vote about a forfeit is open
 */
public record ScoutOptions(long seekMillis, long forfeitMillis) implements Options {}
