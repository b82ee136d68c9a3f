package org.tercet.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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
    private static final NodeAddress CLEO = new NodeAddress("cleo", 3);

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

    @Test
    void nodes_find_all_others_that_take_part_without_being_told_where_they_are() throws Exception {
        assertThat(foundByCleo("three", founding("three", ANA), founding("three", BEA)))
                .containsExactlyInAnyOrder(ANA, BEA);
    }

    /** Whom Cleo finds while these take part. */
    private List<NodeAddress> foundByCleo(String cluster, Founding... others) throws Exception {
        CompletableFuture<List<NodeAddress>> cleo = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> seeds(founding(cluster, CLEO), cleo));
        for (int i = 0; i < 100 && !cleo.isDone(); i++) {
            for (Founding other : others) {
                other.beat(true);
            }
            Thread.sleep(200);
        }
        return cleo.get();
    }

    @Test
    void a_node_that_fell_silent_is_not_among_those_found_nor_is_one_of_a_cluster_with_a_longer_name()
            throws Exception {
        founding("four", ANA).beat(true);
        Founding bea = founding("four", BEA);
        Founding stranger = founding("four-more", new NodeAddress("dora", 4));
        Thread.sleep(2_600);
        assertThat(foundByCleo("four", bea, stranger)).containsExactly(BEA);
    }

    @Test
    void a_node_that_sleeps_in_the_middle_of_a_transaction_does_not_keep_a_lease_locked() throws Exception {
        LeaseBook book = new LeaseBook(store);
        book.take("five", "sleeper", Duration.ofMillis(1));
        CountDownLatch locked = new CountDownLatch(1);
        Thread sleeper = Thread.ofVirtual().start(() -> {
            try {
                store.tx(handle -> {
                    handle.execute("UPDATE leases SET until = until WHERE name = 'five'");
                    locked.countDown();
                    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(60));
                    return handle.execute("UPDATE leases SET owner = 'sleeper' WHERE name = 'five'");
                });
            } catch (RuntimeException e) {
                // Its connection is gone by now.
            }
        });
        assertThat(locked.await(20, TimeUnit.SECONDS)).isTrue();
        long begin = System.nanoTime();
        assertThat(book.take("five", "other", Duration.ofSeconds(30))).isTrue();
        assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(20));
        LockSupport.unpark(sleeper);
        sleeper.join();
        assertThat(book.holding("five")).startsWith("other ");
    }

    @Test
    void of_two_clusters_the_smaller_gives_up_after_a_while() throws Exception {
        Founding ana = new Founding(membership("six", ANA), store, Duration.ofMillis(500));
        Founding cleo = new Founding(membership("six", CLEO), store, Duration.ofMillis(500));
        Founding bea = founding("six", BEA);
        boolean gaveUp = false;
        for (int i = 0; i < 6; i++) {
            ana.beat(true);
            bea.beat(true);
            cleo.beat(true);
            gaveUp = cleo.givesUp(Set.of(CLEO));
            assertThat(gaveUp && i == 0).as("at once").isFalse();
            assertThat(ana.givesUp(Set.of(ANA, BEA))).as("the larger one").isFalse();
            Thread.sleep(200);
        }
        assertThat(gaveUp).isTrue();
    }

    @Test
    void of_two_that_are_as_large_one_gives_up_and_nobody_who_knows_everybody_does() throws Exception {
        Founding ana = new Founding(membership("seven", ANA), store, Duration.ZERO);
        Founding bea = new Founding(membership("seven", BEA), store, Duration.ZERO);
        ana.beat(true);
        bea.beat(true);
        assertThat(ana.givesUp(Set.of(ANA))).isFalse();
        assertThat(bea.givesUp(Set.of(BEA))).isTrue();
        assertThat(bea.givesUp(Set.of(BEA, ANA, CLEO))).isFalse();
    }

    private static void seeds(Founding founding, CompletableFuture<List<NodeAddress>> found) {
        try {
            found.complete(founding.seeds());
        } catch (InterruptedException e) {
            found.completeExceptionally(e);
        }
    }

    private Founding founding(String cluster, NodeAddress self) {
        return new Founding(membership(cluster, self), store);
    }

    private static Membership membership(String cluster, NodeAddress self) {
        return new Membership(cluster, List.of(), self, Optional.empty());
    }
}
