/**
 * 20/20: everybody has personal cards before them and is rid of them by making sets with the table's.
 * A wrong call brings one more; who has none left wins the round.
 */
@NullMarked
package org.tercet.rules.twenty;

import org.jspecify.annotations.NullMarked;
