/** Generators, given/when/then and the checks that every game has to pass. */
@NullMarked
package org.tercet.testkit;

import org.jspecify.annotations.NullMarked;
