package org.tercet.rules.race;

import org.tercet.cards.CardSet;
import org.tercet.rules.game.Options;

/**
 * What a table of the base game or a mode agreed on.
 *
 * @param rules the rulebook or mode
 * @param deck the cards played with: all of them, or those with one value fixed
 * @param laid how many are laid at first, and refilled to
 * @param most the table never needs more
 * @param oneGesture choosing the cards is the call and the take at once
 * @param callMillis how long a caller has
 */
public record RaceOptions(RaceRules rules, CardSet deck, int laid, int most, boolean oneGesture, long callMillis)
        implements Options {}
