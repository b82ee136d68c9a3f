package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.journal.RealPostgres;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;

/** Two nodes with one PostgreSQL are one service. */
class TwoNodesTest {

    @Test
    void tables_are_reached_from_both_and_go_on_when_one_leaves() throws Exception {
        String database = RealPostgres.newDatabase();
        NodeAddress first = ClusterNode.free();
        ClusterNode left = start(database, first, first);
        try (ClusterNode stays = start(database, first, ClusterNode.free())) {
            left.awaitMembers(2);
            stays.awaitMembers(2);
            for (int i = 0; i < 6; i++) {
                ClusterNode.playsOn(i % 2 == 0 ? left : stays, left, stays);
            }
            String table = left.opened();
            Ear ear = new Ear();
            stays.tables().connect(table, ClusterNode.ANA, Optional.empty(), ear);
            ear.await("\"type\":\"welcome\"");
            long begun = System.nanoTime();
            left.close();
            Ear again = new Ear();
            stays.tables().connect(table, ClusterNode.ANA, Optional.empty(), again);
            again.await("\"type\":\"welcome\"", "\"code\"");
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(8));
        }
    }

    private static ClusterNode start(String database, NodeAddress seed, NodeAddress here) {
        return ClusterNode.start(database, new Membership("two", List.of(seed), here, Optional.empty()));
    }
}
