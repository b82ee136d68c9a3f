/**
 * Advice for CoopSet: which set to take first, by looking ahead to every end of the layout and to the average of what comes next.
 */
@NullMarked
package org.tercet.lab.coop;

import org.jspecify.annotations.NullMarked;
