/** Cards, their attributes, the sets they form, and the search for those sets. */
@NullMarked
package org.tercet.cards;

import org.jspecify.annotations.NullMarked;
