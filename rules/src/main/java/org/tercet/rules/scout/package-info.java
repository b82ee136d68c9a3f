/**
 * Scout: one points at a card of a set and keeps the other two secret; the others look for a second card of a set with it.
 * The rules page is docs/rules/scout.md.
 */
@NullMarked
package org.tercet.rules.scout;

import org.jspecify.annotations.NullMarked;
