/** Odds, solver, simulation, puzzles and the review of a finished game. */
@NullMarked
package org.tercet.lab;

import org.jspecify.annotations.NullMarked;
