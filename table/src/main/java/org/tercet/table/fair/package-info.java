/** The fair shuffle of cards: how a table shuffles, what it puts on record about it, and how anybody proves it afterwards. */
@NullMarked
package org.tercet.table.fair;

import org.jspecify.annotations.NullMarked;
