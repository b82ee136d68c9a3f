package org.tercet.table;

import java.util.List;
import java.util.Optional;

/** One line of a table's log: what came of one deed. Entries are numbered from 1. */
public record Entry<M, E>(long at, Optional<Cause> cause, List<TableEvent<M, E>> events) {

    public Entry {
        events = List.copyOf(events);
    }

    /** The act of a person by its own id, so that it is not done twice. */
    public record Cause(String person, String id) {}
}
