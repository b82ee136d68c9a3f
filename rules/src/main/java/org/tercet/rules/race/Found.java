package org.tercet.rules.race;

import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/** Who found what in a fixed layout. */
public record Found(Seat seat, CardSet cards) {}
