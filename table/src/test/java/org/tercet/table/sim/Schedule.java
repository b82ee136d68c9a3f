package org.tercet.table.sim;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;

/** The only clock and the only chance of a simulation. */
final class Schedule {

    private final PriorityQueue<Due> due =
            new PriorityQueue<>(Comparator.comparingLong(Due::at).thenComparingLong(Due::order));
    private final Random random;
    private long now;
    private long count;

    private record Due(long at, long order, Runnable what) {}

    Schedule(long seed) {
        this.random = new Random(seed);
    }

    long now() {
        return now;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    void in(long millis, Runnable what) {
        count++;
        due.add(new Due(now + Math.max(0, millis), count, what));
    }

    /** Does what comes next; whether there was something. */
    boolean step() {
        Due next = due.poll();
        if (next == null) {
            return false;
        }
        now = Math.max(now, next.at());
        next.what().run();
        return true;
    }
}
