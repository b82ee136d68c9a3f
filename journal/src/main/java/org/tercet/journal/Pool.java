package org.tercet.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Locale;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Connections for one use, kept for reuse; made when the first is asked for, so that starting is quick. */
final class Pool implements AutoCloseable {

    private static final int MOST_READERS = 8;
    private static final long WAIT_MILLIS = 5_000;

    private final Engine engine;
    private final Engine.Use use;
    private @Nullable HikariDataSource source;
    private @Nullable Jdbi jdbi;
    private boolean closed;

    Pool(Engine engine, Engine.Use use) {
        this.engine = engine;
        this.use = use;
    }

    synchronized HikariDataSource source() {
        if (closed) {
            throw new DatabaseFault(DatabaseFault.Reason.CLOSED, "The database has been closed.");
        }
        HikariDataSource current = source == null ? new HikariDataSource(config()) : source;
        source = current;
        return current;
    }

    synchronized Jdbi jdbi() {
        Jdbi current = jdbi == null ? Jdbi.create(source()) : jdbi;
        jdbi = current;
        return current;
    }

    private HikariConfig config() {
        HikariConfig config = new HikariConfig();
        config.setPoolName("tercet-" + use.name().toLowerCase(Locale.ROOT));
        config.setDataSource(engine.source(use));
        config.setMaximumPoolSize(use != Engine.Use.READING && engine.oneWriter() ? 1 : MOST_READERS);
        config.setReadOnly(use == Engine.Use.READING);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(WAIT_MILLIS);
        // The database has answered already; should it be away now, the pool waits for it to come back.
        config.setInitializationFailTimeout(-1);
        return config;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (source != null) {
            source.close();
        }
    }
}
