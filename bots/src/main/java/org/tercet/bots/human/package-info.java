/**
 * Players who take their time as people do: each sees a find after a while, the similar ones sooner, and sometimes errs.
 * {@link org.tercet.bots.human.Strength} holds all the numbers.
 */
@NullMarked
package org.tercet.bots.human;

import org.jspecify.annotations.NullMarked;
