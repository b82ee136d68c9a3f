/** People around a match: who sits where, who is host, what they chose to play. Pure functions over immutable values. */
@NullMarked
package org.tercet.table;

import org.jspecify.annotations.NullMarked;
