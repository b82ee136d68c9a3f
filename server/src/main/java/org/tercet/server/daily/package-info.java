/** What can be had without a table: the puzzle of the day, a judgement on three cards, the odds. */
@NullMarked
package org.tercet.server.daily;

import org.jspecify.annotations.NullMarked;
