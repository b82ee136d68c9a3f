/** JSON of moves, events, views and all other values of the rules; strict in what it reads. */
@NullMarked
package org.tercet.wire.json;

import org.jspecify.annotations.NullMarked;
