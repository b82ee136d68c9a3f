package org.tercet.load;

import io.vertx.core.http.WebSocket;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;

/** The same crowd at an echo server: how fast the HTTP layer is by itself. */
final class EchoDrive {

    private static final String MESSAGE = "{\"type\":\"do\",\"id\":\"1\",\"act\":{\"type\":\"play\"}}";

    private static final long SHORTEST_REST = 200_000;
    private static final long LONGEST_REST = 5_000_000;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

    private final int players;
    private final Times times = new Times();
    private final List<List<WebSocket>> groups = new ArrayList<>();
    private final AtomicIntegerArray missing;
    private final AtomicLongArray since;

    EchoDrive(int tables, int players) {
        this.players = players;
        this.missing = new AtomicIntegerArray(tables);
        this.since = new AtomicLongArray(tables);
    }

    void seat(Crowd crowd) throws IOException {
        for (int group = 0; group < missing.length(); group++) {
            List<WebSocket> sockets = new ArrayList<>();
            for (int i = 0; i < players; i++) {
                WebSocket socket = crowd.connect("/" + group, "");
                int which = group;
                socket.textMessageHandler(text -> heard(which));
                sockets.add(socket);
            }
            groups.add(sockets);
        }
    }

    private void heard(int group) {
        if (missing.decrementAndGet(group) == 0) {
            times.add(System.nanoTime() - since.get(group));
        }
    }

    /** Until everybody has heard everything, which would count as slow in the next run; somebody who never does is not waited for. */
    void settle() {
        long end = System.nanoTime() + PATIENCE;
        for (int group = 0; group < missing.length(); group++) {
            while (missing.get(group) > 0 && System.nanoTime() < end) {
                LockSupport.parkNanos(LONGEST_REST);
            }
        }
        System.gc();
    }

    /** @param rate echoes a second; 0 is as fast as it goes */
    Times run(int seconds, int rate) {
        times.clear();
        long rest = rate == 0
                ? SHORTEST_REST
                : Math.clamp(TimeUnit.SECONDS.toNanos(1) / rate / 4, SHORTEST_REST, LONGEST_REST);
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(seconds);
        long sent = 0;
        int next = 0;
        while (System.nanoTime() < end) {
            long due = rate == 0 ? Long.MAX_VALUE : (long) ((System.nanoTime() - begin) / 1e9 * rate);
            int tried = 0;
            while (sent < due && tried < groups.size()) {
                next = (next + 1) % groups.size();
                tried++;
                if (missing.get(next) == 0) {
                    missing.set(next, players);
                    since.set(next, System.nanoTime());
                    groups.get(next).getFirst().writeTextMessage(MESSAGE);
                    sent++;
                }
            }
            LockSupport.parkNanos(rest);
        }
        return times;
    }
}
