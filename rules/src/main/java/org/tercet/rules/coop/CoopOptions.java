package org.tercet.rules.coop;

import org.tercet.rules.game.Options;

/** CoopSet has nothing to choose. */
public record CoopOptions() implements Options {}
