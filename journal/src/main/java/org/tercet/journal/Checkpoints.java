package org.tercet.journal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import javax.sql.DataSource;

/**
 * Copies SQLite's write-ahead log back into the database while commits go on. Most of it is copied by a thread of its own, for
 * which nobody waits; what was written meanwhile is copied by the writer between two commits, after which the log begins anew.
 */
final class Checkpoints implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Checkpoints.class.getName());
    private static final Duration LOOK = Duration.ofMillis(100);

    /** With so many events since the last time, most pages of the log have changed several times and are copied once. */
    private static final long ENOUGH = 3_000;

    private final DataSource source;
    private final GroupWriter writer;
    private final Thread thread;

    Checkpoints(SqliteEngine engine, GroupWriter writer) {
        this.source = engine.source(Engine.Use.DURABLE);
        this.writer = writer;
        this.thread = Thread.ofPlatform().name("tercet-checkpoints").daemon().start(this::run);
    }

    private void run() {
        long copied = 0;
        try {
            while (true) {
                Thread.sleep(LOOK);
                if (writer.rows() - copied >= ENOUGH) {
                    copied = writer.rows();
                    copy();
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** What cannot be copied now stays in the log, and is copied the next time or by SQLite itself. */
    private void copy() {
        try (Connection own = source.getConnection()) {
            copy(own);
            writer.act(Checkpoints::copy).join();
        } catch (SQLException | CompletionException e) {
            LOG.log(Level.DEBUG, "the write-ahead log was not copied", e);
        }
    }

    /** Waits for nobody. */
    private static void copy(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(PASSIVE)");
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
