package org.tercet.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** How long things took: so many of them are kept, in nanoseconds. */
final class Times {

    private final long[] took = new long[1 << 20];
    private final AtomicInteger count = new AtomicInteger();

    void add(long nanos) {
        int at = count.getAndIncrement();
        if (at < took.length) {
            took[at] = nanos;
        }
    }

    int count() {
        return Math.min(count.get(), took.length);
    }

    void clear() {
        count.set(0);
    }

    /** So many of a hundred took no longer than this, in milliseconds. */
    double percentile(double percent) {
        long[] sorted = Arrays.copyOf(took, count());
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, sorted.length * percent / 100)] / 1e6;
    }
}
