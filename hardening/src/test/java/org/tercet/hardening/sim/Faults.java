package org.tercet.hardening.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import org.tercet.bots.table.Casts;

/**
 * Plays matches with faults, one a seed, on all processors: {@code Faults <matches> <first seed> <threads>}. A match that goes wrong ends it, and is
 * told with its seed and its diary; one match alone always has its diary printed.
 */
public final class Faults {

    private static final long EVERY_NANOS = 30_000_000_000L;

    private final AtomicLong next;
    private final long end;
    private final LongAdder matches = new LongAdder();
    private final LongAdder faults = new LongAdder();
    private final LongAdder copies = new LongAdder();
    private final LongAdder entries = new LongAdder();
    private final LongAdder acknowledged = new LongAdder();
    private final AtomicLong told = new AtomicLong(System.nanoTime());
    private final AtomicReference<Optional<String>> broken = new AtomicReference<>(Optional.empty());

    private Faults(long first, long count) {
        this.next = new AtomicLong(first);
        this.end = first + count;
    }

    record Figures(long matches, long faults, long copies, long entries, long acknowledged, Optional<String> broken) {}

    public static void main(String[] words) throws InterruptedException {
        long count = word(words, 0, 1, 1_000_000_000, 1_000_000);
        long first = word(words, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
        int threads = (int) word(words, 2, 1, 1_000, Runtime.getRuntime().availableProcessors());
        System.out.printf(
                "%,d matches with faults, seeds %d to %d, %d threads%n", count, first, first + count - 1, threads);
        if (count == 1) {
            System.exit(one(first));
        }
        long began = System.nanoTime();
        Figures figures = run(first, count, threads, Integer.MAX_VALUE);
        double seconds = (System.nanoTime() - began) / 1e9;
        System.out.printf(
                "%,d matches of %d games in %.0f s (%.0f/s): %,d faults, %,d copies of tables, %,d entries, %,d acknowledged acts; %s%n",
                figures.matches(),
                Casts.ALL.size(),
                seconds,
                figures.matches() / seconds,
                figures.faults(),
                figures.copies(),
                figures.entries(),
                figures.acknowledged(),
                figures.broken().orElse("nothing broken"));
        System.exit(figures.broken().isPresent() ? 1 : 0);
    }

    private static long word(String[] words, int at, long least, long most, long usual) {
        if (words.length <= at) {
            return usual;
        }
        try {
            long number = Long.parseLong(words[at]);
            if (least <= number && number <= most && words.length <= 3) {
                return number;
            }
        } catch (NumberFormatException e) {
            // answered below, as for a number that is out of range
        }
        System.err.println(
                "tercet: simulate-faults wants up to three whole numbers: matches, the first seed, threads.");
        System.exit(2);
        return usual;
    }

    private static int one(long seed) {
        try {
            Simulation.Result result = Simulation.played(seed, true);
            result.diary().forEach(System.out::println);
            System.out.println(result.game() + ": " + result.faults() + " faults; nothing broken");
            return 0;
        } catch (Simulation.Broken e) {
            System.out.println(e.getMessage());
            return 1;
        }
    }

    /** Stops at the first match that goes wrong, or when the time is over. */
    static Figures run(long first, long count, int threads, int seconds) {
        Faults faults = new Faults(first, count);
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        List<Thread> running = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            running.add(Thread.ofPlatform().name("faults-" + i).start(() -> faults.playUntil(until)));
        }
        for (Thread thread : running) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return new Figures(
                faults.matches.sum(),
                faults.faults.sum(),
                faults.copies.sum(),
                faults.entries.sum(),
                faults.acknowledged.sum(),
                faults.broken.get());
    }

    private void playUntil(long until) {
        for (long seed = next.getAndIncrement();
                seed < end && broken.get().isEmpty() && System.nanoTime() < until;
                seed = next.getAndIncrement()) {
            try {
                count(Simulation.played(seed, false));
            } catch (Simulation.Broken e) {
                broken.compareAndSet(Optional.empty(), Optional.of(again(seed)));
            }
            tellNowAndThen();
        }
    }

    private void tellNowAndThen() {
        long now = System.nanoTime();
        long before = told.get();
        if (now - before > EVERY_NANOS && told.compareAndSet(before, now)) {
            System.out.printf("%,d…%n", matches.sum());
        }
    }

    private void count(Simulation.Result result) {
        matches.increment();
        faults.add(result.faults());
        copies.add(result.copies());
        entries.add(result.entries());
        acknowledged.add(result.acknowledged());
    }

    /** The same match once more, for its diary. */
    private static String again(long seed) {
        String what;
        try {
            Simulation.played(seed, true);
            what = "it did not happen again";
        } catch (Simulation.Broken e) {
            what = e.getMessage().lines().collect(Collectors.joining("\n"));
        }
        return "broken with seed " + seed + " (./tercet simulate-faults 1 " + seed + "):\n" + what;
    }
}
