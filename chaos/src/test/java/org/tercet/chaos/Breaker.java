package org.tercet.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.function.BiPredicate;

/** Breaks things and mends them. */
final class Breaker {

    private static final int FLAPS = 8;
    private static final int SLOW_MILLIS = 300;
    private static final int LOSSES = 40;
    private static final long HOUR = 3_600;

    private final Plan plan;
    private final Service service;

    Breaker(Plan plan, Service service) {
        this.plan = plan;
        this.service = service;
    }

    /** Who looks at what it does to the tables. */
    interface Watch {
        /**
         * Waits until all tables are answered again.
         *
         * @param since from when on that is counted
         */
        void recover(String detail, long since) throws InterruptedException;

        /** Looks at the log, of a database that nobody has open just now. */
        void examine() throws IOException;
    }

    void inflict(Fault fault, Node node, Watch watch) throws IOException, InterruptedException {
        String whom = "of node " + node.number();
        long now = System.nanoTime();
        switch (fault) {
            case KILL -> kill(node, watch);
            case STOP -> stop(node, watch);
            case ROLLING -> {
                for (Node each : service.nodes()) {
                    stop(each, watch);
                    if (!service.isWhole(Duration.ofMinutes(1))) {
                        return;
                    }
                }
            }
            case PAUSE -> {
                node.pause();
                if (!plan.embedded()) {
                    watch.recover(whom + " for " + plan.pause().toSeconds() + " s", now);
                }
                Thread.sleep(Math.max(0, plan.pause().toMillis() - (System.nanoTime() - now) / 1_000_000));
                node.wake();
                if (plan.embedded()) {
                    watch.recover(whom + " for " + plan.pause().toSeconds() + " s", System.nanoTime());
                }
            }
            case PARTITION -> swallow(both(node, false), whom, watch);
            case CABLE -> swallow(both(node, true), whom, watch);
            case ONE_WAY -> swallow((from, to) -> from == node.number() && to >= 0, whom, watch);
            case FLAPPING -> {
                for (int i = 0; i < FLAPS; i++) {
                    service.network().swallow(both(node, false));
                    Thread.sleep(1_000);
                    service.network().mend();
                    Thread.sleep(1_000);
                }
                watch.recover(whom + " for " + 2 * FLAPS + " s", System.nanoTime());
            }
            case SLOW -> {
                service.network().slow(SLOW_MILLIS);
                Thread.sleep(10_000);
                service.network().mend();
                watch.recover("for 10 s", System.nanoTime());
            }
            case LOSS -> {
                for (int i = 0; i < LOSSES; i++) {
                    service.network().cutOne();
                    Thread.sleep(200);
                }
                watch.recover("of " + LOSSES + " connections", System.nanoTime());
            }
            case STORM -> {
                for (int i = 0; i < 3; i++) {
                    service.network().cut((from, to) -> from == Network.PLAYERS);
                    Thread.sleep(500);
                }
                watch.recover("", System.nanoTime());
            }
            case POSTGRES -> {
                service.postgres().kill();
                service.postgres().restart();
                watch.recover("", System.nanoTime());
            }
            case HANG -> {
                service.hang(plan.hold());
                watch.recover("", System.nanoTime());
            }
            case CLOCK -> {
                for (long wrong : new long[] {HOUR, -HOUR, 0}) {
                    Files.writeString(service.clock(node.number()), Long.toString(wrong));
                    Thread.sleep(3_000);
                }
                watch.recover(whom, System.nanoTime());
            }
            case DISK -> {
                service.disk().fill();
                Thread.sleep(plan.hold());
                service.disk().clear();
                watch.recover("full for " + plan.hold().toSeconds() + " s", System.nanoTime());
            }
            case WRITES -> {
                node.writes(false);
                Thread.sleep(plan.hold());
                node.writes(true);
                watch.recover("failing for " + plan.hold().toSeconds() + " s", System.nanoTime());
            }
        }
    }

    private void kill(Node node, Watch watch) throws IOException, InterruptedException {
        node.kill();
        long dead = System.nanoTime();
        if (plan.embedded()) {
            watch.examine();
            long started = System.nanoTime();
            node.start();
            watch.recover("", started);
        } else {
            watch.recover("of node " + node.number(), dead);
            node.start();
        }
    }

    private void stop(Node node, Watch watch) throws IOException, InterruptedException {
        long now = System.nanoTime();
        long ended = node.stop().toMillis();
        if (plan.embedded()) {
            node.start();
        }
        watch.recover("of node " + node.number() + ", which took " + ended / 1_000.0 + " s", now);
        if (!plan.embedded()) {
            node.start();
        }
    }

    private void swallow(BiPredicate<Integer, Integer> what, String whom, Watch watch) throws InterruptedException {
        service.network().swallow(what);
        watch.recover(whom, System.nanoTime());
        service.network().mend();
    }

    private static BiPredicate<Integer, Integer> both(Node node, boolean everything) {
        int it = node.number();
        return (from, to) -> (from == it || to == it) && (everything || (from >= 0 && to >= 0));
    }
}
