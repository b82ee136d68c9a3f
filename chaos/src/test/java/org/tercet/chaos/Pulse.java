package org.tercet.chaos;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Feels whether all tables are answered. */
final class Pulse {

    /** Who waits longer than this notices. */
    private static final long SLOW = Duration.ofSeconds(1).toNanos();

    private static final long STEADY = Duration.ofSeconds(2).toNanos();
    private static final long STUCK = Duration.ofSeconds(60).toNanos();

    private final List<Seating> seatings;

    /** Tables that were not answered for a minute. */
    private final List<String> stuck = new ArrayList<>();

    Pulse(List<Seating> seatings) {
        this.seatings = List.copyOf(seatings);
    }

    List<String> stuck() {
        return List.copyOf(stuck);
    }

    /**
     * Waits until all tables are answered as usual again.
     *
     * @param least how long it looks in any case
     * @return seconds from that moment to the end of the last wait of more than a second; if there was none, the longest wait
     */
    double steady(long moment, Duration least) throws InterruptedException {
        while (true) {
            Thread.sleep(50);
            long now = System.nanoTime();
            long last = moment;
            long longest = 0;
            for (Seating seating : seatings) {
                for (Seating.Wait wait : seating.waitsAfter(moment, now)) {
                    longest = Math.max(longest, wait.nanos());
                    last = wait.nanos() > SLOW ? Math.max(last, wait.ended()) : last;
                }
            }
            boolean steady = now - moment >= least.toNanos() && now - last >= STEADY;
            if (steady || now - moment > 2 * STUCK) {
                return (last == moment ? longest : last - moment) / 1e9;
            }
            if (longest > STUCK && isStuck(now)) {
                return (now - moment) / 1e9;
            }
        }
    }

    private boolean isStuck(long now) {
        for (Seating seating : seatings) {
            long since = seating.waitingSince();
            if (since != 0 && now - since > STUCK) {
                stuck.add("table " + seating.now().table() + " is stuck: nobody was answered for a minute");
            }
        }
        return !stuck.isEmpty();
    }
}
