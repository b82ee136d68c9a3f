package org.tercet.lab.review;

import org.tercet.rules.game.Seat;

/**
 * How one player of SetUp fared.
 *
 * @param played cards, also those that were played for them
 * @param slips cards that made a set
 * @param caught slips that somebody showed
 * @param catches others' slips that this player showed
 * @param wrong challenges
 * @param penalty cards taken
 */
public record Trapper(Seat seat, int played, int slips, int caught, int catches, int wrong, int penalty) {}
