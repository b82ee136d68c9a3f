package org.tercet.journal;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Reads the events of all tables in one order. No event ever appears before one that has been read: on PostgreSQL, where
 * transactions become visible in another order than they are numbered in, it stops before the oldest that is under way.
 */
public final class EventReader {

    private final EventStore store;
    private final String query;

    EventReader(EventStore store) {
        this.store = store;
        this.query = "SELECT ordering, persistence_id, sequence_nr, serializer, manifest, payload, at FROM journal"
                + " WHERE ordering > ? AND payload IS NOT NULL AND "
                + store.engine().settled()
                + " ORDER BY ordering LIMIT ?";
    }

    /** At most so many events after this ordering; 0 begins at the beginning. */
    public List<StoredEvent> after(long ordering, int most) {
        return store.reading().withHandle(handle -> after(handle, ordering, most));
    }

    /** The same inside a transaction of the caller. */
    public List<StoredEvent> after(Handle handle, long ordering, int most) {
        return handle.select(query, ordering, most)
                .map((row, context) -> new StoredEvent(
                        row.getLong(1),
                        row.getString(2),
                        row.getLong(3),
                        row.getInt(4),
                        row.getString(5),
                        row.getBytes(6),
                        row.getLong(7)))
                .list();
    }

    /** The events of one table from this sequence number on. */
    public List<StoredEvent> of(String persistenceId, long fromSequenceNr) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT ordering, sequence_nr, serializer, manifest, payload, at FROM journal"
                                        + " WHERE persistence_id = ? AND sequence_nr >= ? AND payload IS NOT NULL"
                                        + " ORDER BY sequence_nr",
                                persistenceId,
                                fromSequenceNr)
                        .map((row, context) -> new StoredEvent(
                                row.getLong(1),
                                persistenceId,
                                row.getLong(2),
                                row.getInt(3),
                                row.getString(4),
                                row.getBytes(5),
                                row.getLong(6)))
                        .list());
    }
}
