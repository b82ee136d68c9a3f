/** Exact odds of a fresh deal, counted through the orbits of hands under the symmetries of the deck. */
@NullMarked
package org.tercet.lab.odds;

import org.jspecify.annotations.NullMarked;
