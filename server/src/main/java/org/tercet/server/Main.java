package org.tercet.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.tercet.journal.Database;
import org.tercet.journal.DatabaseFault;
import org.tercet.journal.EventStore;
import org.tercet.journal.Feed;
import org.tercet.journal.Offsets;
import org.tercet.journal.Schema;
import org.tercet.server.cluster.LeaseSetup;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.Settings;
import org.tercet.server.ops.TlsCheck;
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
    public static final Schema SCHEMA = new Schema(
            "server", Main.class, List.of("0001-people.sql", "0002-lobby.sql", "0003-records.sql", "0004-holders.sql"));

    private static final String LOG_MODEL = "tables";
    private static final int AT_ONCE = 8;
    private static final int LOOK_MILLIS = 20;
    private static final int LOOKS = 500;

    private final Settings settings;
    private final EventStore store;
    private final ExecutorService blocking = Executors.newFixedThreadPool(
            AT_ONCE, Thread.ofPlatform().name("database-", 0).daemon().factory());
    private final TableNode node;
    private final Feed feed;
    private final Archive archive;
    private final Edge edge;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Main(Settings settings, Edge.Limits limits, Tempo tempo, EventStore store) {
        this.settings = settings;
        this.store = store;
        Codes codes = new StoredCodes(store, new SecureRandom());
        // The actor system and the way in take about as long to set up, and do not need one another for it.
        CompletableFuture<TableNode> starting = CompletableFuture.supplyAsync(() -> node(settings, store), blocking);
        SoonTables tables = new SoonTables();
        this.edge = new Edge(settings, limits, new Edge.Behind(tables, codes, store));
        this.node = started(starting);
        edge.watch(node);
        node.whenShutOut(edge::close);
        tables.are(new ShardedTables(node.system(), codes, tempo, blocking));
        this.feed = feed(store);
        this.archive = new Archive(store);
        archive.start();
    }

    public static Main start(Settings settings) {
        return start(settings, Edge.Limits.USUAL, Tempo.REAL);
    }

    /** Starts it; what keeps it from starting is a {@link CannotStart}. */
    public static Main start(Settings settings, Edge.Limits limits, Tempo tempo) {
        settings.cluster().ifPresent(TlsCheck::of);
        Main main = new Main(settings, limits, tempo, open(settings));
        try {
            main.awaitNode();
            main.edge.listen();
            return main;
        } catch (CannotStart e) {
            main.close();
            throw e;
        }
    }

    /** The database of a server, for this process alone if it is the embedded one. */
    public static EventStore open(Settings settings) {
        try {
            Database database =
                    settings.database().map(Database::parse).orElseGet(() -> Database.embedded(settings.data()));
            if (settings.cluster().isEmpty()) {
                return database.open(ShardedTables.SCHEMA, SCHEMA);
            }
            if (database instanceof Database.Embedded) {
                throw new CannotStart(CannotStart.Reason.CLUSTER_NEEDS_POSTGRES, "", null);
            }
            return database.open(ShardedTables.SCHEMA, SCHEMA, LeaseSetup.SCHEMA);
        } catch (DatabaseFault e) {
            throw CannotStart.of(e, settings);
        }
    }

    private static TableNode node(Settings settings, EventStore store) {
        return settings.cluster()
                .map(membership -> TableNode.among(membership, store))
                .orElseGet(() -> TableNode.alone(store));
    }

    private TableNode started(CompletableFuture<TableNode> starting) {
        try {
            return starting.join();
        } catch (CompletionException e) {
            edge.close();
            store.close();
            String where = settings.cluster().map(it -> it.listen().toString()).orElse("");
            throw new CannotStart(CannotStart.Reason.CANNOT_LISTEN, where, e);
        }
    }

    /** Nobody is let in before tables can be reached; looking for the others goes on for as long as it takes. */
    private void awaitNode() {
        for (int looks = 1; settings.cluster().isPresent() && !node.isUp() && !isLost(); looks++) {
            if (looks % LOOKS == 0) {
                LOG.log(
                        Level.INFO,
                        "looking for the other nodes: "
                                + settings.cluster().get().seeds());
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Whether the others have shut this node out, so that it has to be started again. */
    public boolean isLost() {
        return !closed.get() && node.gone().toCompletableFuture().isDone();
    }

    /** Done when the node is no more, whyever. */
    public CompletionStage<?> gone() {
        return node.gone();
    }

    private static Feed feed(EventStore store) {
        return Feed.start(
                store, LOG_MODEL, new LogModel(), trouble -> LOG.log(Level.WARNING, "reading the log", trouble));
    }

    /** Makes everything that is made from the log again; says how many matches are on record. */
    public static long rebuild(EventStore store) throws InterruptedException {
        store.derive(handle -> {
            LogModel.clear(handle);
            Archive.clear(handle);
            Offsets.write(handle, LOG_MODEL, 0);
            return LOG_MODEL;
        });
        long last = count(store, "SELECT COALESCE(MAX(ordering), 0) FROM journal");
        try (Feed feed = feed(store);
                Archive archive = new Archive(store)) {
            while (!feed.await(last, 1_000)) {
                LOG.log(Level.DEBUG, "read up to " + feed.position());
            }
            while (archive.step()) {
                LOG.log(Level.DEBUG, "kept a record");
            }
        }
        return count(store, "SELECT COUNT(*) FROM records");
    }

    private static long count(EventStore store, String query) {
        return store.reading()
                .withHandle(handle -> handle.select(query).mapTo(Long.class).one());
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
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        if (settings.cluster().isPresent()) {
            // Tables go first, as long as nobody else wants the processors: who came again elsewhere before would only
            // be sent away once more.
            edge.admitNobody();
            node.handOver();
        }
        edge.close();
        node.close();
        archive.close();
        feed.close();
        blocking.shutdown();
        store.close();
    }
}
