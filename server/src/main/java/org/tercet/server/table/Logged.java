package org.tercet.server.table;

import org.tercet.table.Entry;

/** An entry of a table's log, and the game that its moves and events belong to. */
record Logged(String game, Entry<?, ?> entry) {}
