package org.tercet.rules.coop;

import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** A set taken for the team, and who saw it. */
public record Found(Seat seat, CardSet cards) {}
