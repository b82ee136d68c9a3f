package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.server.cluster.LeaseSetup;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** A node among others with its way to the database, for tests. */
record ClusterNode(EventStore store, TableNode node, ShardedTables tables) implements AutoCloseable {

    static final Person ANA = new Person("ana", "Ana", true);
    private static final Person BEA = new Person("bea", "Bea", true);
    private static final Wish WISH = new Wish(
            "base",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(true),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    static ClusterNode start(String database, Membership membership) {
        EventStore store = Database.parse(database).open(ShardedTables.SCHEMA, LeaseSetup.SCHEMA);
        TableNode node = TableNode.among(membership, store);
        return new ClusterNode(
                store,
                node,
                new ShardedTables(
                        node.system(),
                        new StoredCodes(store, new SecureRandom()),
                        Tempo.REAL,
                        ForkJoinPool.commonPool()));
    }

    /** Where nobody listens as yet. */
    static NodeAddress free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return new NodeAddress("127.0.0.1", socket.getLocalPort());
        }
    }

    void awaitMembers(int count) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (node.members() != count || !node.isUp()) {
            assertThat(System.nanoTime()).as("waiting for %d members", count).isLessThan(end);
            Thread.sleep(20);
        }
    }

    @Override
    public void close() {
        node.close();
        store.close();
    }

    String opened() throws Exception {
        Tables.Opening opening = tables.open(ANA, WISH).toCompletableFuture().get(15, TimeUnit.SECONDS);
        return ((Tables.Opening.Opened) opening).id();
    }

    /** Opened at one, seen at both, and what one says the other hears. */
    static void playsOn(ClusterNode opens, ClusterNode left, ClusterNode right) throws Exception {
        String table = opens.opened();
        Ear ana = new Ear();
        Ear bea = new Ear();
        left.tables().connect(table, ANA, Optional.empty(), ana);
        Tables.Line line = right.tables().connect(table, BEA, Optional.empty(), bea);
        ana.await("\"type\":\"welcome\"");
        bea.await("\"type\":\"welcome\"");
        line.said("{\"type\":\"do\",\"id\":\"s\",\"act\":{\"type\":\"sit\"}}");
        bea.await("\"type\":\"done\"", "\"id\":\"s\"");
        ana.await("\"type\":\"update\"", "Bea");
        assertThat(right.tables().notice(table).toCompletableFuture().get(15, TimeUnit.SECONDS))
                .contains(left.tables()
                        .notice(table)
                        .toCompletableFuture()
                        .get(15, TimeUnit.SECONDS)
                        .orElseThrow());
    }
}
