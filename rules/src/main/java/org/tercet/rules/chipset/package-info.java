/**
 * ChipSet: two hidden cards each, open ones in the middle, bets in between, and the most sets take the pot.
 * Many deals make one game; between two deals all the cards are shuffled anew.
 */
@NullMarked
package org.tercet.rules.chipset;

import org.jspecify.annotations.NullMarked;
