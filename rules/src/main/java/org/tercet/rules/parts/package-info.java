/**
 * Values that games share: the layout on the table, won piles, an agreement, and why three cards are or are not a set.
 * No game is known here.
 */
@NullMarked
package org.tercet.rules.parts;

import org.jspecify.annotations.NullMarked;
