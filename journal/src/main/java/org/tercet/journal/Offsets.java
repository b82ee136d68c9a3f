package org.tercet.journal;

import org.jdbi.v3.core.Handle;

/**
 * How far each read model has read the log. Kept in the transaction that changes the read model, so that both are always of
 * the same moment.
 */
public final class Offsets {

    private Offsets() {}

    /** The ordering of the last event in it; 0 when it is empty. Other nodes that ask for the same wait for this transaction. */
    public static long read(Handle handle, String projection) {
        handle.execute("INSERT INTO offsets (projection, ordering) VALUES (?, 0) ON CONFLICT DO NOTHING", projection);
        // A write that changes nothing locks the row on both databases.
        handle.execute("UPDATE offsets SET ordering = ordering WHERE projection = ?", projection);
        return handle.select("SELECT ordering FROM offsets WHERE projection = ?", projection)
                .mapTo(Long.class)
                .one();
    }

    /** The same without the right to change it. */
    public static long peek(Handle handle, String projection) {
        return handle.select("SELECT ordering FROM offsets WHERE projection = ?", projection)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    /** Sets it; with 0, in the transaction that empties the read model, all of it is made again. */
    public static void write(Handle handle, String projection, long ordering) {
        handle.execute(
                "INSERT INTO offsets (projection, ordering) VALUES (?, ?)"
                        + " ON CONFLICT (projection) DO UPDATE SET ordering = excluded.ordering",
                projection,
                ordering);
    }
}
