package org.tercet.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.tercet.journal.Database;
import org.tercet.journal.DatabaseFault;
import org.tercet.journal.EventStore;
import org.tercet.journal.Feed;
import org.tercet.journal.Offsets;
import org.tercet.journal.Schema;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.Settings;
import org.tercet.server.replay.Archive;
import org.tercet.server.replay.LogModel;
import org.tercet.server.table.Codes;
import org.tercet.server.table.ShardedTables;
import org.tercet.server.table.StoredCodes;
import org.tercet.server.table.TableNode;
import org.tercet.server.table.Tempo;

/** Puts the whole server together: database, tables, what is made from the log, and the way in. */
public final class Main implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Main.class.getName());

    /** What the server keeps in the database beside the log and the tables' own. */
    public static final Schema SCHEMA =
            new Schema("server", Main.class, List.of("0001-people.sql", "0002-lobby.sql", "0003-records.sql"));

    private static final String LOG_MODEL = "tables";
    private static final int AT_ONCE = 8;

    private final EventStore store;
    private final ExecutorService blocking = Executors.newFixedThreadPool(
            AT_ONCE, Thread.ofPlatform().name("database-", 0).daemon().factory());
    private final TableNode node;
    private final Feed feed;
    private final Archive archive;
    private final Edge edge;

    private Main(Settings settings, Edge.Limits limits, Tempo tempo, EventStore store) {
        this.store = store;
        this.node = TableNode.alone(store);
        Codes codes = new StoredCodes(store, new SecureRandom());
        ShardedTables tables = new ShardedTables(node.system(), codes, tempo, blocking);
        this.feed = feed(store);
        this.archive = new Archive(store);
        archive.start();
        try {
            this.edge = Edge.start(settings, limits, new Edge.Behind(tables, codes, store));
        } catch (CannotStart e) {
            stopTables();
            throw e;
        }
    }

    public static Main start(Settings settings) {
        return start(settings, Edge.Limits.USUAL, Tempo.REAL);
    }

    /** Starts it; what keeps it from starting is a {@link CannotStart}. */
    public static Main start(Settings settings, Edge.Limits limits, Tempo tempo) {
        return new Main(settings, limits, tempo, open(settings));
    }

    /** The database of a server, for this process alone if it is the embedded one. */
    public static EventStore open(Settings settings) {
        try {
            Database database =
                    settings.database().map(Database::parse).orElseGet(() -> Database.embedded(settings.data()));
            return database.open(ShardedTables.SCHEMA, SCHEMA);
        } catch (DatabaseFault e) {
            throw CannotStart.of(e, settings);
        }
    }

    private static Feed feed(EventStore store) {
        return Feed.start(
                store, LOG_MODEL, new LogModel(), trouble -> LOG.log(Level.WARNING, "reading the log", trouble));
    }

    /** Makes everything that is made from the log again; says how many events were read. */
    public static long rebuild(EventStore store) throws InterruptedException {
        store.derive(handle -> {
            LogModel.clear(handle);
            Archive.clear(handle);
            Offsets.write(handle, LOG_MODEL, 0);
            return LOG_MODEL;
        });
        long last = store.reading()
                .withHandle(handle -> handle.select("SELECT COALESCE(MAX(ordering), 0) FROM journal")
                        .mapTo(Long.class)
                        .one());
        try (Feed feed = feed(store);
                Archive archive = new Archive(store)) {
            while (!feed.await(last, 1_000)) {
                LOG.log(Level.DEBUG, "read up to " + feed.position());
            }
            while (archive.step()) {
                LOG.log(Level.DEBUG, "kept a record");
            }
        }
        return last;
    }

    public Edge edge() {
        return edge;
    }

    public EventStore store() {
        return store;
    }

    /** Everybody is told, tables are left as they are in the log, and the database is closed. */
    @Override
    public void close() {
        edge.close();
        stopTables();
    }

    private void stopTables() {
        node.close();
        archive.close();
        feed.close();
        blocking.shutdown();
        store.close();
    }
}
