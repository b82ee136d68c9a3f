/** Several nodes that are one service: where they find one another, and the lease that decides which side of a broken network goes on. */
@NullMarked
package org.tercet.server.cluster;

import org.jspecify.annotations.NullMarked;
