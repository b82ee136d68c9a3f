package org.tercet.lab.review;

import org.tercet.rules.game.Seat;

/**
 * How one player of ChipSet fared.
 *
 * @param deals in which the player held a hand
 * @param won pots, whole or shared
 * @param chips out of those pots
 * @param bluffs raises without a set
 * @param bluffsPaid pots won without showing after a bluff
 * @param setsFolded hands with a set that were folded
 */
public record Bettor(
        Seat seat, int deals, int won, int chips, int raises, int bluffs, int bluffsPaid, int setsFolded) {}
