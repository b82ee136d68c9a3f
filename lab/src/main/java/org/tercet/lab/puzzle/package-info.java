/** Layouts with a given number of sets: any that one asks for, and one a day that is the same for everybody. */
@NullMarked
package org.tercet.lab.puzzle;

import org.jspecify.annotations.NullMarked;
