package org.tercet.rules.scout;

import org.tercet.rules.game.Seat;

/** One vote about a forfeit. */
public record Ballot(Seat seat, Forfeit choice) {}
