package org.tercet.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.TimeoutSettings;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;

class PostgresLeaseTest {

    private static final Duration TIME = Duration.ofMillis(600);
    private static final Duration KEEP = Duration.ofMillis(900);

    private static EventStore store;
    private static int names;

    private final String name = "lease" + names++;
    private final List<PostgresLease> leases = new ArrayList<>();

    @BeforeAll
    static void open() {
        store = Database.parse(RealPostgres.newDatabase()).open(LeaseSetup.SCHEMA);
    }

    @AfterAll
    static void close() {
        store.close();
    }

    @AfterEach
    void stop() {
        leases.forEach(PostgresLease::close);
    }

    private PostgresLease lease(String owner) {
        return lease(owner, "nobody");
    }

    /** @param near who is on the same side */
    private PostgresLease lease(String owner, String near) {
        TimeoutSettings times = TimeoutSettings.apply(ConfigFactory.parseString("heartbeat-timeout = " + TIME.toMillis()
                + "ms, heartbeat-interval = 100ms, lease-operation-timeout = 5s"));
        PostgresLease lease = new PostgresLease(
                new LeaseSettings(name, owner, times, ConfigFactory.parseString("keep = " + KEEP.toMillis() + "ms")),
                new LeaseBook(store),
                near::equals);
        leases.add(lease);
        return lease;
    }

    private static boolean acquired(PostgresLease lease) throws Exception {
        return lease.acquire().toCompletableFuture().get(10, TimeUnit.SECONDS);
    }

    @Test
    void one_has_it_and_another_does_not_get_it() throws Exception {
        PostgresLease ana = lease("ana");
        PostgresLease bea = lease("bea");
        assertThat(acquired(ana)).isTrue();
        assertThat(ana.checkLease()).isTrue();
        long begun = System.nanoTime();
        assertThat(acquired(bea)).isFalse();
        assertThat(Duration.ofNanos(System.nanoTime() - begun))
                .as("that the other has said so again is enough")
                .isLessThan(TIME);
        assertThat(bea.checkLease()).isFalse();
        assertThat(ana.checkLease())
                .as("its heartbeat has renewed it meanwhile")
                .isTrue();
    }

    @Test
    void whoever_has_it_may_take_it_again() throws Exception {
        assertThat(acquired(lease("ana"))).isTrue();
        assertThat(acquired(lease("ana"))).as("the same node, started again").isTrue();
    }

    @Test
    void what_is_given_back_is_anybodys() throws Exception {
        PostgresLease ana = lease("ana");
        assertThat(acquired(ana)).isTrue();
        Thread.sleep(KEEP);
        assertThat(released(ana)).isTrue();
        assertThat(ana.checkLease()).isFalse();
        assertThat(acquired(lease("bea"))).isTrue();
    }

    @Test
    void what_somebody_has_just_relied_on_is_not_given_back() throws Exception {
        PostgresLease ana = lease("ana");
        assertThat(acquired(ana)).isTrue();
        assertThat(released(ana)).as("it has just been taken").isFalse();
        Thread.sleep(KEEP);
        assertThat(ana.checkLease()).isTrue();
        assertThat(released(ana))
                .as("it was asked for by its holder a moment ago")
                .isFalse();
        assertThat(acquired(lease("bea"))).isFalse();
        Thread.sleep(KEEP);
        assertThat(released(ana)).isTrue();
        assertThat(acquired(lease("bea"))).isTrue();
    }

    private static boolean released(PostgresLease lease) throws Exception {
        return lease.release().toCompletableFuture().get(5, TimeUnit.SECONDS);
    }

    @Test
    void whoever_is_on_the_side_of_its_holder_takes_it_over_and_nobody_else() throws Exception {
        PostgresLease ana = lease("ana");
        CountDownLatch lost = new CountDownLatch(1);
        assertThat(ana.acquire(_ -> lost.countDown()).toCompletableFuture().get(5, TimeUnit.SECONDS))
                .isTrue();
        PostgresLease bea = lease("bea", "ana");
        PostgresLease cleo = lease("cleo", "ana");
        assertThat(acquired(bea)).isTrue();
        assertThat(lost.await(5, TimeUnit.SECONDS)).as("its holder finds out").isTrue();
        assertThat(acquired(cleo)).as("it is not hers any more").isFalse();
        assertThat(released(ana)).as("what is not hers she gives back in vain").isTrue();
        assertThat(bea.checkLease()).isTrue();
        assertThat(acquired(lease("dora"))).isFalse();
    }

    @Test
    void nobody_gives_back_what_is_anothers() throws Exception {
        PostgresLease ana = lease("ana");
        PostgresLease bea = lease("bea");
        assertThat(acquired(ana)).isTrue();
        bea.release().toCompletableFuture().get(5, TimeUnit.SECONDS);
        assertThat(acquired(bea)).isFalse();
    }

    @Test
    void one_that_dies_loses_it_after_a_while_and_whoever_waits_gets_it() throws Exception {
        PostgresLease ana = lease("ana");
        assertThat(acquired(ana)).isTrue();
        ana.close();
        long begun = System.nanoTime();
        assertThat(acquired(lease("bea"))).isTrue();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isBetween(Duration.ofMillis(200), TIME.multipliedBy(3));
        assertThat(ana.checkLease()).as("by its own clock it has run out too").isFalse();
    }

    @Test
    void one_that_slept_too_long_is_told_that_it_has_lost_it() throws Exception {
        PostgresLease ana = lease("ana");
        CountDownLatch lost = new CountDownLatch(1);
        assertThat(ana.acquire(_ -> lost.countDown()).toCompletableFuture().get(5, TimeUnit.SECONDS))
                .isTrue();
        store.tx(handle -> handle.execute("UPDATE leases SET owner = 'bea' WHERE name = ?", name));
        assertThat(lost.await(5, TimeUnit.SECONDS)).isTrue();
        assertThat(ana.checkLease()).isFalse();
    }

    @Test
    void of_many_that_ask_at_once_one_gets_it() throws Exception {
        List<PostgresLease> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            all.add(lease("owner" + i));
        }
        var asked = all.stream().map(it -> it.acquire().toCompletableFuture()).toList();
        int got = 0;
        for (var one : asked) {
            got += one.get(10, TimeUnit.SECONDS) ? 1 : 0;
        }
        assertThat(got).isEqualTo(1);
    }
}
