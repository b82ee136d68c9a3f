/**
 * Casual players: for each game one who makes legal moves at random, mostly sensible ones, so that games move on and end.
 * They play whole games for transcripts, tests and trying a game out.
 */
@NullMarked
package org.tercet.bots.casual;

import org.jspecify.annotations.NullMarked;
