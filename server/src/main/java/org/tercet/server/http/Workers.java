package org.tercet.server.http;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Threads for what waits or calculates. So much and no more is taken on; the rest is told to come again. */
public final class Workers implements AutoCloseable {

    private final ThreadPoolExecutor pool;

    public Workers(int threads, int waiting) {
        this.pool = new ThreadPoolExecutor(
                threads,
                threads,
                30,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform().name("worker-", 0).daemon().factory());
        pool.allowCoreThreadTimeOut(true);
    }

    public <T> CompletionStage<T> ask(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, pool);
        } catch (RejectedExecutionException e) {
            return CompletableFuture.failedFuture(new Objected(new Objection.NotNow()));
        }
    }

    @Override
    public void close() {
        pool.shutdown();
        try {
            if (!pool.awaitTermination(5, TimeUnit.SECONDS)) {
                pool.shutdownNow();
            }
        } catch (InterruptedException e) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
