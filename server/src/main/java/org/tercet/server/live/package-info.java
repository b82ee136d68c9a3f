/** The edge of what is live: a socket, who holds it, and how much may pass through it either way. */
@NullMarked
package org.tercet.server.live;

import org.jspecify.annotations.NullMarked;
