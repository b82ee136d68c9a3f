/**
 * The contract between a game and everything else: pure functions over immutable values.
 * A move goes in; events or a typed refusal come out. Time, orders of cards and people's comings and goings are handed in.
 */
@NullMarked
package org.tercet.rules.game;

import org.jspecify.annotations.NullMarked;
