/** How people have done: what came of their matches, how fast they see, how strong they are. */
@NullMarked
package org.tercet.server.standings;

import org.jspecify.annotations.NullMarked;
