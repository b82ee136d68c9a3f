/** The games as pure functions over values: no clock, no random, no I/O. */
@NullMarked
package org.tercet.rules;

import org.jspecify.annotations.NullMarked;
