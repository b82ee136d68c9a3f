package org.tercet.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;

/** Tables that are played at, at a rate or as fast as it goes; a table that is over makes room for a new one. */
final class Drive implements AutoCloseable {

    /** So many tables are seated at once. */
    private static final int SEATING = 32;

    /** One person watches at so many tables. */
    private static final int WATCHES = 8;

    private final Crowd crowd;
    private final Plan plan;
    private final Tally tally = new Tally();
    private final List<List<String>> guests = new ArrayList<>();
    private final List<String> watchers = new ArrayList<>();
    private volatile boolean watched;
    private volatile boolean reading = true;
    private final AtomicReferenceArray<Optional<LoadTable>> tables;
    private final ExecutorService seating = Executors.newFixedThreadPool(SEATING);
    private final AtomicReferenceArray<Exception> failure = new AtomicReferenceArray<>(1);

    Drive(Crowd crowd, Plan plan) {
        this.crowd = crowd;
        this.plan = plan;
        this.tables = new AtomicReferenceArray<>(plan.tables());
    }

    /** What came out of a run. */
    record Figures(
            double actsPerSecond, double p50, double p99, long acts, Map<String, AtomicLong> refusals, long games) {}

    void seat() throws IOException, InterruptedException {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < plan.tables(); i++) {
            List<String> four = new ArrayList<>();
            for (int seat = 0; seat < plan.players(); seat++) {
                four.add(crowd.guest());
            }
            guests.add(four);
            int at = i;
            all.add(seating.submit(() -> seat(at, at)));
        }
        for (Future<?> each : all) {
            try {
                each.get();
            } catch (ExecutionException e) {
                throw new IOException(e);
            }
        }
        check();
    }

    /** From now on somebody watches at as many tables as the plan says, also at new ones, and reads. */
    void watch() throws IOException, InterruptedException {
        for (int i = watchers.size(); i <= plan.slow() / WATCHES; i++) {
            watchers.add(crowd.guest());
        }
        watched = true;
        reading = true;
        for (int at = 0; at < Math.min(plan.slow(), plan.tables()); at++) {
            Optional<LoadTable> table = tables.get(at);
            if (table.isPresent() && !table.get().watchersRead()) {
                watch(at, table.get());
            }
        }
    }

    /** From now on those who watch read nothing any more. */
    void stopReading() {
        reading = false;
        for (int at = 0; at < plan.tables(); at++) {
            tables.get(at).ifPresent(LoadTable::watchersStopReading);
        }
    }

    private void seat(int at, long seed) {
        try {
            LoadTable table = crowd.table(guests.get(at), tally, seed);
            tables.set(at, Optional.of(table));
            if (watched && at < plan.slow()) {
                watch(at, table);
            }
        } catch (IOException | RuntimeException e) {
            failure.set(0, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whoever reads nothing is thrown out after a while, and may come too soon for the server to have noticed that they left the last table. */
    private void watch(int at, LoadTable table) {
        try {
            crowd.watcher(table, watchers.get(at / WATCHES));
            if (!reading) {
                table.watchersStopReading();
            }
        } catch (IOException e) {
            tally.turnedAway();
        }
    }

    /** Plays for so long and measures. What this program would collect meanwhile it collects before: its pauses are not the server's. */
    Figures run(int seconds, int rate) throws IOException {
        System.gc();
        tally.clear();
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(seconds);
        long sent = 0;
        int next = 0;
        while (System.nanoTime() < end) {
            long due = rate == 0 ? Long.MAX_VALUE : (long) ((System.nanoTime() - begin) / 1e9 * rate);
            for (int tried = 0; sent < due && tried < plan.tables(); tried++) {
                next = (next + 1) % plan.tables();
                sent += look(next);
            }
            check();
            LockSupport.parkNanos(500_000);
        }
        double took = (System.nanoTime() - begin) / 1e9;
        Times times = tally.times();
        return new Figures(
                times.count() / took,
                times.percentile(50),
                times.percentile(99),
                times.count(),
                tally.refusals(),
                tally.games());
    }

    /** How many acts that table began. */
    private int look(int at) {
        Optional<LoadTable> table = tables.get(at);
        if (table.filter(LoadTable::isReady).isPresent()) {
            table.get().act();
            return 1;
        }
        if (table.filter(LoadTable::isOver).isPresent()) {
            tables.set(at, Optional.empty());
            tally.gameOver();
            table.get().close();
            seating.execute(() -> seat(at, System.nanoTime()));
        }
        return 0;
    }

    private void check() throws IOException {
        Exception failed = failure.get(0);
        if (failed != null) {
            throw new IOException(failed);
        }
    }

    @Override
    public void close() {
        seating.shutdownNow();
    }
}
