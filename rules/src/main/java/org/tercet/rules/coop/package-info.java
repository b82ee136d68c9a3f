/**
 * CoopSet: all players are one team that takes as many sets as it can from each layout before it is refilled.
 * Nothing is hidden but the order of the deck.
 */
@NullMarked
package org.tercet.rules.coop;

import org.jspecify.annotations.NullMarked;
