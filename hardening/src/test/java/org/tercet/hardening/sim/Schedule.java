package org.tercet.hardening.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The only clock and the only chance of a simulation; and its diary, if somebody wants to read one. */
final class Schedule {

    private final PriorityQueue<Due> due = new PriorityQueue<>();
    private final SplittableRandom random;
    private final boolean keepsDiary;
    private final List<String> diary = new ArrayList<>();
    private long now;
    private long count;

    private record Due(long at, long order, Runnable what) implements Comparable<Due> {
        @Override
        public int compareTo(Due other) {
            return at == other.at ? Long.compare(order, other.order) : Long.compare(at, other.at);
        }
    }

    Schedule(long seed, boolean keepsDiary) {
        this.random = new SplittableRandom(seed);
        this.keepsDiary = keepsDiary;
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

    void note(Supplier<String> what) {
        if (keepsDiary) {
            diary.add(now + " ms: " + what.get());
        }
    }

    List<String> diary() {
        return List.copyOf(diary);
    }
}
