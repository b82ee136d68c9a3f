/**
 * The base game and its kin: whoever sees the pattern first takes it. The engine is one; a rulebook or a mode is a
 * {@link org.tercet.rules.race.RaceRules} value in {@link org.tercet.rules.race.Rulebooks} or {@link org.tercet.rules.race.Modes}.
 */
@NullMarked
package org.tercet.rules.race;

import org.jspecify.annotations.NullMarked;
