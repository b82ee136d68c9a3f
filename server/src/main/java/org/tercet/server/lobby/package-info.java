/** Where people find something to play: the catalogue, the tables, the code of a table, the next free seat. */
@NullMarked
package org.tercet.server.lobby;

import org.jspecify.annotations.NullMarked;
