package org.tercet.lab.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Threads that share out games among themselves. Games come in groups of nearly the same size, and each group is counted
 * by itself: what comes out does not depend on the threads, and from how much groups differ one sees how sure a figure is.
 *
 * @param stint so many games at most are played in one go
 * @param progress told now and then, on the calling thread, how many games are done
 */
public record Crew(long games, int threads, int stint, LongConsumer progress) {

    /** Enough for standard errors that are themselves right within a few per cent. */
    private static final int MOST_GROUPS = 200;

    private static final long GLANCE_MILLIS = 100;

    /** Plays the games from the first up to but not including the end, and counts them. */
    @FunctionalInterface
    public interface Worker<T> {
        void play(long first, long end, T count);
    }

    public Crew {
        if (games < 1 || threads < 1 || stint < 1) {
            throw new IllegalArgumentException(games + " games on " + threads + " threads by " + stint);
        }
    }

    /**
     * Plays all games; each thread gets a worker of its own, each group a count. Answers with the counts in order. Threads make
     * what they write to themselves: side by side in memory, two of them would share the same lines of it and wait for each
     * other.
     */
    public <T> List<T> play(Supplier<Worker<T>> workers, Supplier<T> count) {
        int groups = (int) Math.min(games, MOST_GROUPS);
        var next = new AtomicInteger();
        var done = new AtomicLong();
        List<Future<Map<Integer, T>>> work = new ArrayList<>();
        Map<Integer, T> counts = new TreeMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("game-", 1).factory());
        try {
            for (int thread = 0; thread < Math.min(threads, groups); thread++) {
                work.add(pool.submit(() -> {
                    Worker<T> worker = workers.get();
                    Map<Integer, T> own = new HashMap<>();
                    for (int g = next.getAndIncrement(); g < groups; g = next.getAndIncrement()) {
                        T counted = count.get();
                        play(worker, g * games / groups, (g + 1) * games / groups, counted, done);
                        own.put(g, counted);
                    }
                    return own;
                }));
            }
            work.forEach(part -> counts.putAll(await(part, done)));
        } finally {
            pool.shutdownNow();
        }
        progress.accept(games);
        return List.copyOf(counts.values());
    }

    private <T> void play(Worker<T> worker, long first, long end, T count, AtomicLong done) {
        for (long from = first; from < end && !Thread.currentThread().isInterrupted(); from += stint) {
            long to = Math.min(end, from + stint);
            worker.play(from, to, count);
            done.addAndGet(to - from);
        }
    }

    private <T> T await(Future<T> part, AtomicLong done) {
        while (true) {
            try {
                return part.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                progress.accept(done.get());
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the games were interrupted", e);
            }
        }
    }
}
