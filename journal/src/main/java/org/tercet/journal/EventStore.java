package org.tercet.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** An open database: the event log, and the read models that are made from it. Thread-safe. */
public final class EventStore implements AutoCloseable {

    private static final String PROBE =
            "INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at";

    private final Database database;
    private final Engine engine;
    private final @Nullable FolderLock folder;
    /** SQLite lets in one writer at a time and makes the others poll; here they queue instead. */
    private final ReentrantLock turn = new ReentrantLock(true);

    private final Signal news = new Signal();
    private final GroupWriter writer;
    private final @Nullable Checkpoints checkpoints;
    private final Pool reading;
    private final Pool durable;
    private final Pool relaxed;

    private EventStore(Database database, Engine engine, @Nullable FolderLock folder, Connection first) {
        this.database = database;
        this.engine = engine;
        this.folder = folder;
        this.reading = new Pool(engine, Engine.Use.READING);
        this.durable = new Pool(engine, Engine.Use.DURABLE);
        this.relaxed = new Pool(engine, Engine.Use.RELAXED);
        this.writer = new GroupWriter(engine, new Pen(engine, first, turn), news::raise);
        this.checkpoints = switch (engine) {
            case SqliteEngine sqlite -> new Checkpoints(sqlite, writer);
            case PostgresEngine _ -> null;
        };
    }

    static EventStore open(Database database, List<Schema> schemas) {
        return switch (database) {
            case Database.Postgres postgres -> open(postgres, new PostgresEngine(postgres), null, schemas);
            case Database.Embedded embedded -> {
                FolderLock folder = FolderLock.take(embedded.folder());
                try {
                    yield open(embedded, new SqliteEngine(embedded.file()), folder, schemas);
                } catch (RuntimeException e) {
                    folder.close();
                    throw e;
                }
            }
        };
    }

    private static EventStore open(
            Database database, Engine engine, @Nullable FolderLock folder, List<Schema> schemas) {
        try {
            Connection first = engine.source(Engine.Use.DURABLE).getConnection();
            try {
                engine.recognise(first);
                engine.settle(first);
                first.setAutoCommit(false);
                Migrations.apply(first, engine, schemas);
                engine.check(first);
                first.commit();
                first.setAutoCommit(true);
                return new EventStore(database, engine, folder, first);
            } catch (SQLException | RuntimeException e) {
                first.close();
                throw e;
            }
        } catch (SQLException e) {
            throw Faults.of(engine, database, e);
        }
    }

    /** Which database this is. */
    public Database database() {
        return database;
    }

    /** For queries. */
    public Jdbi reading() {
        return reading.jdbi();
    }

    /** Writes in one transaction that is on disk when this returns. Transactions do not nest. */
    public <T extends @Nullable Object, X extends Exception> T tx(HandleCallback<T, X> work) throws X {
        return inTurn(durable, work);
    }

    /**
     * Writes in one transaction what can be made again from the log, such as a read model with its offset. It does not wait
     * for the disk: a power cut may take it back, as a whole and with all that was derived after it.
     */
    public <T extends @Nullable Object, X extends Exception> T derive(HandleCallback<T, X> work) throws X {
        return inTurn(relaxed, work);
    }

    private <T extends @Nullable Object, X extends Exception> T inTurn(Pool pool, HandleCallback<T, X> work) throws X {
        if (!engine.oneWriter()) {
            return pool.jdbi().inTransaction(work);
        }
        turn.lock();
        try {
            return pool.jdbi().inTransaction(work);
        } finally {
            turn.unlock();
        }
    }

    /** The events of all tables in one order. */
    public EventReader events() {
        return new EventReader(this);
    }

    /** Writes something, durably and by the same path as events: what has to work for the log to be called ready. Completes in the writer's thread. */
    public CompletableFuture<Void> probe() {
        return writer.act(connection -> {
            try (PreparedStatement upsert = connection.prepareStatement(PROBE)) {
                upsert.setLong(1, System.currentTimeMillis());
                upsert.executeUpdate();
            }
        });
    }

    /** How many durable commits of events there have been since the opening. */
    public long commits() {
        return writer.commits();
    }

    /** How many events have been stored since the opening. */
    public long stored() {
        return writer.rows();
    }

    /** How many events wait for being stored. */
    public int waiting() {
        return writer.waiting();
    }

    Connection connection() throws SQLException {
        return reading.source().getConnection();
    }

    GroupWriter writer() {
        return writer;
    }

    Engine engine() {
        return engine;
    }

    Signal news() {
        return news;
    }

    /** Stores what is waiting and lets go of the database. */
    @Override
    public void close() {
        if (checkpoints != null) {
            checkpoints.stop();
        }
        reading.close();
        durable.close();
        relaxed.close();
        // Last, because SQLite tidies up its files with the last connection, and one for reading cannot.
        writer.close();
        if (checkpoints != null) {
            checkpoints.close();
        }
        if (folder != null) {
            folder.close();
        }
    }
}
