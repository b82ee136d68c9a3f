package org.tercet.journal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import javax.sql.DataSource;
import org.tercet.journal.DatabaseFault.Reason;

/**
 * Copies SQLite's write-ahead log back into the database while commits go on. Nearly all of it is copied and synced by a thread of its
 * own, for which nobody waits. The last pages are copied by the writer between two commits, after which the log begins anew.
 */
final class Checkpoints implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Checkpoints.class.getName());
    private static final Duration LOOK = Duration.ofMillis(100);

    /** With so many events since the last time, most pages of the log have changed several times and are copied once. */
    private static final long ENOUGH = 3_000;

    /** The writer, for whom everybody waits, may copy so many pages itself. */
    private static final int FEW_PAGES = 40;

    /** Where SQLite says how many pages were copied. */
    private static final int COPIED = 3;

    /** Each time there is less that was written meanwhile; but a slow disk never comes to an end. */
    private static final int TIMES = 5;

    private final DataSource source;
    private final FileChannel file;
    private final GroupWriter writer;
    private final Thread thread;

    Checkpoints(SqliteEngine engine, GroupWriter writer) {
        this.source = engine.source(Engine.Use.DURABLE);
        this.file = opened(engine.file());
        this.writer = writer;
        this.thread = Thread.ofPlatform().name("tercet-checkpoints").daemon().start(this::run);
    }

    private static FileChannel opened(Path file) {
        try {
            return FileChannel.open(file, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new DatabaseFault(Reason.FILE, "The database " + file + " cannot be written.", e);
        }
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
            int before = 0;
            int pages = Integer.MAX_VALUE;
            for (int time = 0; time < TIMES && pages > FEW_PAGES; time++) {
                int all = copied(own);
                pages = all - before;
                before = all;
            }
            // SQLite syncs the database only once all is copied, and that would be the writer's part.
            file.force(false);
            copied(own);
            writer.act(Checkpoints::copied).join();
        } catch (SQLException | IOException | CompletionException e) {
            LOG.log(Level.DEBUG, "the write-ahead log was not copied", e);
        }
    }

    /** How many pages of the log have been copied since it was begun. Waits for nobody. */
    private static int copied(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet pages = statement.executeQuery("PRAGMA wal_checkpoint(PASSIVE)")) {
            return pages.next() ? pages.getInt(COPIED) : 0;
        }
    }

    /** Nothing is copied any more; the file stays open. */
    void stop() {
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

    /** For when no connection is left: a system that lets go of one handle of a file may let go of all locks that the process has on it. */
    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "the database's file was not closed", e);
        }
    }
}
