/** JSON of commands, events and views. */
@NullMarked
package org.tercet.wire;

import org.jspecify.annotations.NullMarked;
