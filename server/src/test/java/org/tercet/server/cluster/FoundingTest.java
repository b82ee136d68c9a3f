package org.tercet.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;

/** There is one cluster, and any node can begin it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FoundingTest {

    private static final NodeAddress ANA = new NodeAddress("ana", 1);
    private static final NodeAddress BEA = new NodeAddress("bea", 2);

    private EventStore store;

    @BeforeAll
    void open() {
        store = Database.parse(RealPostgres.newDatabase()).open(LeaseSetup.SCHEMA);
    }

    @AfterAll
    void close() {
        store.close();
    }

    @Test
    void whoever_comes_first_begins_and_the_other_joins_once_it_takes_part() throws Exception {
        Founding ana = founding("one", ANA);
        CompletableFuture<List<NodeAddress>> bea = new CompletableFuture<>();
        assertThat(ana.seeds()).containsExactly(ANA);

        Thread.ofVirtual().start(() -> seeds(founding("one", BEA), bea));
        assertThat(bea.completeOnTimeout(List.of(), 1, TimeUnit.SECONDS).get())
                .as("nobody takes part as yet, and somebody is about to begin")
                .isEmpty();

        CompletableFuture<List<NodeAddress>> again = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> seeds(founding("one", BEA), again));
        for (int i = 0; i < 100 && !again.isDone(); i++) {
            ana.beat(true);
            Thread.sleep(200);
        }
        assertThat(again.get()).containsExactly(ANA);
    }

    @Test
    void any_node_begins_when_those_who_took_part_have_fallen_silent() throws Exception {
        founding("two", ANA).beat(true);

        assertThat(founding("two", BEA).seeds()).containsExactly(BEA);
    }

    private static void seeds(Founding founding, CompletableFuture<List<NodeAddress>> found) {
        try {
            found.complete(founding.seeds());
        } catch (InterruptedException e) {
            found.completeExceptionally(e);
        }
    }

    private Founding founding(String cluster, NodeAddress self) {
        return new Founding(new Membership(cluster, List.of(ANA, BEA), self, Optional.empty()), store);
    }
}
