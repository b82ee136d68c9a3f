/**
 * Rounds with a rotating dealer around any game, and people who come and go in the middle of it.
 * Everything outside the rules plays a game through {@link org.tercet.rules.match.Match}.
 */
@NullMarked
package org.tercet.rules.match;

import org.jspecify.annotations.NullMarked;
