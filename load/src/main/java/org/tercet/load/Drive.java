package org.tercet.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Tables that are played at, at a rate or as fast as it goes; a table that is over makes room for a new one. */
final class Drive {

    private final Crowd crowd;
    private final Plan plan;
    private final Times times = new Times();
    private final List<List<String>> guests = new ArrayList<>();
    private final List<LoadTable> tables = new ArrayList<>();
    private long refused;
    private long games;

    Drive(Crowd crowd, Plan plan) {
        this.crowd = crowd;
        this.plan = plan;
    }

    /** What came out of a run. */
    record Figures(double actsPerSecond, double p50, double p99, long acts, long refused, long games) {}

    void seat() throws IOException, InterruptedException {
        for (int i = 0; i < plan.tables(); i++) {
            List<String> four = new ArrayList<>();
            for (int seat = 0; seat < plan.players(); seat++) {
                four.add(crowd.guest());
            }
            guests.add(four);
            tables.add(crowd.table(four, times, i));
        }
    }

    /** Plays for so long and measures. */
    Figures run(int seconds, int rate) throws IOException, InterruptedException {
        times.clear();
        refused = 0;
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(seconds);
        long sent = 0;
        int next = 0;
        while (System.nanoTime() < end) {
            long due = rate == 0 ? Long.MAX_VALUE : (long) ((System.nanoTime() - begin) / 1e9 * rate);
            int tried = 0;
            while (sent < due && tried < tables.size()) {
                next = (next + 1) % tables.size();
                tried++;
                LoadTable table = tables.get(next);
                if (table.isReady()) {
                    table.act();
                    sent++;
                } else if (table.isOver()) {
                    renew(next);
                }
            }
            LockSupport.parkNanos(200_000);
        }
        double took = (System.nanoTime() - begin) / 1e9;
        for (LoadTable table : tables) {
            refused += table.refused();
        }
        return new Figures(
                times.count() / took, times.percentile(50), times.percentile(99), times.count(), refused, games);
    }

    private void renew(int at) throws IOException, InterruptedException {
        games++;
        refused += tables.get(at).refused();
        tables.get(at).close();
        tables.set(at, crowd.table(guests.get(at), times, at + 1_000L * games));
    }
}
