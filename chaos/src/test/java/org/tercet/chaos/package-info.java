/** Real servers on this machine that are killed, paused, cut off and stopped while people play at them; and what must hold nevertheless. */
@NullMarked
package org.tercet.chaos;

import org.jspecify.annotations.NullMarked;
