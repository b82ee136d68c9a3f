package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.RealPostgres;
import org.tercet.server.cluster.Authority;
import org.tercet.server.cluster.Authority.Terms;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.cluster.TlsFiles;

/** Nodes that have certificates of one authority are one service, and let nobody else in. */
class GuardedNodesTest {

    private static final String CLUSTER = "guarded";

    /** A node that is let in is so after a second or two, even on a busy machine. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(6);

    @TempDir
    Path folder;

    private final String database = RealPostgres.newDatabase();

    @Test
    void nodes_of_one_authority_are_one_service_and_no_others_are_let_in() throws Exception {
        Authority ours = new Authority("ours");
        Authority theirs = new Authority("theirs");
        NodeAddress first = ClusterNode.free();
        try (ClusterNode left = start(first, first, Optional.of(issued(ours, "left")));
                ClusterNode stranger = start(first, ClusterNode.free(), Optional.of(issued(theirs, "stranger")));
                ClusterNode plain = start(first, ClusterNode.free(), Optional.empty());
                ClusterNode right = start(first, ClusterNode.free(), Optional.of(issued(ours, "right")))) {
            left.awaitMembers(2);
            right.awaitMembers(2);
            ClusterNode.playsOn(left, left, right);
            ClusterNode.playsOn(right, left, right);

            Thread.sleep(LONG_ENOUGH);
            assertThat(List.of(stranger, plain)).noneMatch(it -> it.node().isUp());
            assertThat(left.node().members()).isEqualTo(2);
            assertThat(right.node().members()).isEqualTo(2);
        }
    }

    private TlsFiles issued(Authority authority, String node) throws Exception {
        return authority.issue(folder.resolve(node), Terms.node(CLUSTER)).files();
    }

    private ClusterNode start(NodeAddress seed, NodeAddress here, Optional<TlsFiles> tls) {
        return ClusterNode.start(database, new Membership(CLUSTER, List.of(seed), here, Optional.empty(), tls));
    }
}
