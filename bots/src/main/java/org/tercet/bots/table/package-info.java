/**
 * A table at which casual players play whole matches among themselves. It plays the server's part: it alone sees the state and
 * hands out views; the players of the other packages never do.
 */
@NullMarked
package org.tercet.bots.table;

import org.jspecify.annotations.NullMarked;
