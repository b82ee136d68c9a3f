package org.tercet.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.Lock;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault.Reason;

/** A durable connection that is made anew after a failure. For one thread. */
final class Pen {

    /** Something to write, with its transaction. */
    interface Stroke {
        void on(Connection connection) throws SQLException;
    }

    private final Engine engine;
    private final DataSource source;
    private final Lock turn;

    private @Nullable Connection connection;

    /** @param turn held for each stroke */
    Pen(Engine engine, @Nullable Connection first, Lock turn) {
        this.engine = engine;
        this.source = engine.source(Engine.Use.DURABLE);
        this.connection = first;
        this.turn = turn;
    }

    /** Null when it is on disk. After any fault but a taken number the connection is given up: it may be in any state. */
    @Nullable
    DatabaseFault write(Stroke stroke) {
        turn.lock();
        try {
            Connection current = connection == null ? source.getConnection() : connection;
            connection = current;
            stroke.on(current);
            return null;
        } catch (SQLException e) {
            DatabaseFault fault = Faults.of(engine, e);
            if (fault.reason() != Reason.FENCED) {
                close();
            }
            return fault;
        } catch (RuntimeException | Error e) {
            close();
            throw e;
        } finally {
            turn.unlock();
        }
    }

    /** The same in a transaction. */
    static Stroke whole(Stroke stroke) {
        return connection -> {
            connection.setAutoCommit(false);
            try {
                stroke.on(connection);
                connection.commit();
            } catch (SQLException | RuntimeException e) {
                undo(connection, e);
                throw e;
            }
            connection.setAutoCommit(true);
        };
    }

    /** A full disk, for one, has undone the transaction already; what went wrong first is what counts. */
    private static void undo(Connection connection, Exception first) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            first.addSuppressed(e);
        }
    }

    void close() {
        Connection current = connection;
        connection = null;
        if (current != null) {
            try {
                current.close();
            } catch (SQLException e) {
                // It was given up because it failed: that it fails once more is no news.
            }
        }
    }
}
