package org.tercet.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The events of one table: read in order, counted, removed. */
final class Replays {

    private static final int PAGE = 1_000;

    private static final String READ =
            "SELECT sequence_nr, writer, adapter, serializer, manifest, payload, at FROM journal"
                    + " WHERE persistence_id = ? AND sequence_nr BETWEEN ? AND ? AND payload IS NOT NULL"
                    + " ORDER BY sequence_nr LIMIT ?";

    private static final String HIGHEST = "SELECT max(sequence_nr) FROM journal WHERE persistence_id = ?";

    private final EventStore store;

    Replays(EventStore store) {
        this.store = store;
    }

    /** 0 when there are none. Events that have been removed count. */
    long highest(String persistenceId) throws SQLException {
        try (Connection connection = store.connection()) {
            return highest(connection, persistenceId);
        }
    }

    private static long highest(Connection connection, String persistenceId) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(HIGHEST)) {
            select.setString(1, persistenceId);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next() ? rows.getLong(1) : 0;
            }
        }
    }

    void replay(String persistenceId, long from, long to, long most, Consumer<Row> each) throws SQLException {
        long next = from;
        long left = most;
        while (left > 0 && next <= to) {
            // Nothing is handed on while the connection is held: deserialising must not keep it from others.
            List<Row> page = page(persistenceId, next, to, Math.min(left, PAGE));
            page.forEach(each);
            if (page.size() < PAGE) {
                return;
            }
            left -= page.size();
            next = page.getLast().sequenceNr() + 1;
        }
    }

    private List<Row> page(String persistenceId, long from, long to, long most) throws SQLException {
        List<Row> page = new ArrayList<>();
        try (Connection connection = store.connection();
                PreparedStatement select = connection.prepareStatement(READ)) {
            select.setString(1, persistenceId);
            select.setLong(2, from);
            select.setLong(3, to);
            select.setLong(4, most);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    page.add(new Row(
                            persistenceId,
                            rows.getLong(1),
                            rows.getString(2),
                            rows.getString(3),
                            rows.getInt(4),
                            rows.getString(5),
                            rows.getBytes(6),
                            rows.getLong(7)));
                }
            }
        }
        return page;
    }

    /** Removes the events up to this one. The last of them stays, without its content, so that its number is not given out again. */
    static void remove(Connection connection, String persistenceId, long to) throws SQLException {
        long last = Math.min(to, highest(connection, persistenceId));
        change(
                connection,
                "UPDATE journal SET payload = NULL WHERE persistence_id = ? AND sequence_nr = ?",
                persistenceId,
                last);
        change(connection, "DELETE FROM journal WHERE persistence_id = ? AND sequence_nr < ?", persistenceId, last);
    }

    private static void change(Connection connection, String sql, String persistenceId, long sequenceNr)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, persistenceId);
            statement.setLong(2, sequenceNr);
            statement.executeUpdate();
        }
    }
}
