package org.tercet.journal;

import com.typesafe.config.ConfigFactory;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.Props;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.persistence.AbstractPersistentActor;

/**
 * Measures the journal: so many persistent actors store an event of 200 bytes each, and the next as soon as that is durable;
 * then the bare loop on the same database with as many rows a commit.
 */
public final class JournalLoad {

    private static final int BYTES = 200;

    private JournalLoad() {}

    /** Arguments: a data folder or the address of a PostgreSQL, the number of actors, the seconds of each part. */
    public static void main(String[] arguments) throws InterruptedException {
        String where = arguments[0];
        Database database = where.contains("://") ? Database.parse(where) : Database.embedded(Path.of(where));
        try (EventStore store = database.open()) {
            Duration time = Duration.ofSeconds(Integer.parseInt(arguments[2]));
            run(store, Integer.parseInt(arguments[1]), time, System.out);
        }
    }

    static void run(EventStore store, int actors, Duration time, PrintStream out) throws InterruptedException {
        Load load = new Load(actors);
        ActorSystem system = ActorSystem.create(
                "load",
                ActorSystemSetup.create(
                        BootstrapSetup.create(ConfigFactory.parseString(
                                        "pekko.loglevel = WARNING, pekko.persistence { journal.plugin = tercet.journal,"
                                                + " snapshot-store.plugin = pekko.persistence.no-snapshot-store }")
                                .withFallback(ConfigFactory.load())),
                        new JournalSetup(store)));
        String run = Long.toString(System.currentTimeMillis(), 36);
        for (int i = 0; i < actors; i++) {
            system.actorOf(writer("load|" + run + "|" + i, load)).tell("go", ActorRef.noSender());
        }
        Thread.sleep(time);
        load.measuring.set(true);
        long rows = store.stored();
        long commits = store.commits();
        double busy = processorMicros();
        long begin = System.nanoTime();
        Thread.sleep(time);
        double took = (System.nanoTime() - begin) / 1e9;
        double stored = store.stored() - rows;
        double grouped = stored / Math.max(1, store.commits() - commits);
        double cost = (processorMicros() - busy) / Math.max(1, stored);
        load.measuring.set(false);
        load.stopping.set(true);
        load.stopped.await();
        system.terminate();
        system.getWhenTerminated().toCompletableFuture().join();
        CommitLoop.Figures bare = CommitLoop.run(store, Math.max(1, (int) Math.round(grouped)), BYTES, time);
        CommitLoop.Figures single = CommitLoop.run(store, 1, BYTES, time);
        out.printf(
                "%d actors: %,.0f durable events/s, %.1f a commit, p50 %.2f ms, p99 %.2f ms, %.0f µs of processor each%n",
                actors, stored / took, grouped, load.percentile(50), load.percentile(99), cost);
        out.printf(
                "bare loop: %,.0f rows/s; one commit p50 %.2f ms, p99 %.2f ms%n",
                bare.rowsPerSecond(), bare.p50(), bare.p99());
        out.printf(
                "bare loop of single rows: %,.0f rows/s; p50 %.2f ms, p99 %.2f ms%n",
                single.rowsPerSecond(), single.p50(), single.p99());
    }

    private static double processorMicros() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .map(Duration::toNanos)
                        .orElse(0L)
                / 1e3;
    }

    private static Props writer(String id, Load load) {
        return Props.create(Writer.class, () -> new Writer(id, load));
    }

    /** What the actors share. */
    private static final class Load {
        final AtomicBoolean measuring = new AtomicBoolean();
        final AtomicBoolean stopping = new AtomicBoolean();
        final CountDownLatch stopped;
        /** By tenths of a millisecond. */
        final LongAdder[] took = new LongAdder[20_000];

        Load(int actors) {
            stopped = new CountDownLatch(actors);
            Arrays.setAll(took, i -> new LongAdder());
        }

        void took(long nanos) {
            if (measuring.get()) {
                took[(int) Math.min(took.length - 1, nanos / 100_000)].increment();
            }
        }

        double percentile(int percent) {
            long all = Arrays.stream(took).mapToLong(LongAdder::sum).sum();
            long seen = 0;
            int i = 0;
            while (i < took.length - 1 && (seen += took[i].sum()) * 100 < all * percent) {
                i++;
            }
            return (i + 1) / 10.0;
        }
    }

    private static final class Writer extends AbstractPersistentActor {

        private final String id;
        private final Load load;

        Writer(String id, Load load) {
            this.id = id;
            this.load = load;
        }

        @Override
        public String persistenceId() {
            return id;
        }

        @Override
        public Receive createReceiveRecover() {
            return receiveBuilder().build();
        }

        @Override
        public Receive createReceive() {
            return receiveBuilder().matchEquals("go", go -> store()).build();
        }

        private void store() {
            if (load.stopping.get()) {
                load.stopped.countDown();
                return;
            }
            long before = System.nanoTime();
            persist(new byte[BYTES], event -> {
                load.took(System.nanoTime() - before);
                self().tell("go", self());
            });
        }
    }
}
