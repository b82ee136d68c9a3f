/** Whole games played by the thousand, and what is counted in them. */
@NullMarked
package org.tercet.lab.simulate;

import org.jspecify.annotations.NullMarked;
