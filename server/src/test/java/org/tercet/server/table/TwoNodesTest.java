package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;
import org.tercet.server.cluster.LeaseSetup;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** Two nodes with one PostgreSQL are one service. */
class TwoNodesTest {

    private static final Person ANA = new Person("ana", "Ana", true);
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

    private record Node(EventStore store, TableNode node, ShardedTables tables) implements AutoCloseable {

        static Node start(String database, NodeAddress seed, NodeAddress here) {
            EventStore store = Database.parse(database).open(ShardedTables.SCHEMA, LeaseSetup.SCHEMA);
            TableNode node = TableNode.among(new Membership("two", List.of(seed), here, Optional.empty()), store);
            return new Node(
                    store,
                    node,
                    new ShardedTables(
                            node.system(),
                            new StoredCodes(store, new SecureRandom()),
                            Tempo.REAL,
                            ForkJoinPool.commonPool()));
        }

        void awaitMembers(int count) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
            while (node.members() != count || !node.isUp()) {
                assertThat(System.nanoTime())
                        .as("waiting for %d members", count)
                        .isLessThan(end);
                Thread.sleep(20);
            }
        }

        @Override
        public void close() {
            node.close();
            store.close();
        }
    }

    private static NodeAddress free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return new NodeAddress("127.0.0.1", socket.getLocalPort());
        }
    }

    @Test
    void tables_are_reached_from_both_and_go_on_when_one_leaves() throws Exception {
        String database = RealPostgres.newDatabase();
        NodeAddress first = free();
        Node left = Node.start(database, first, first);
        try (Node stays = Node.start(database, first, free())) {
            left.awaitMembers(2);
            stays.awaitMembers(2);
            for (int i = 0; i < 6; i++) {
                playsOn(i % 2 == 0 ? left : stays, left, stays);
            }
            String table = opened(left);
            Ear ear = new Ear();
            stays.tables().connect(table, ANA, Optional.empty(), ear);
            ear.await("\"type\":\"welcome\"");
            long begun = System.nanoTime();
            left.close();
            Ear again = new Ear();
            stays.tables().connect(table, ANA, Optional.empty(), again);
            again.await("\"type\":\"welcome\"", "\"code\"");
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(8));
        }
    }

    private static String opened(Node node) throws Exception {
        Tables.Opening opening =
                node.tables().open(ANA, WISH).toCompletableFuture().get(15, TimeUnit.SECONDS);
        return ((Tables.Opening.Opened) opening).id();
    }

    /** Opened at one, seen at both, and what one says the other hears. */
    private static void playsOn(Node opens, Node left, Node right) throws Exception {
        String table = opened(opens);
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
