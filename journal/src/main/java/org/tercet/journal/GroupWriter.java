package org.tercet.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault.Reason;

/**
 * Group commit: one thread that writes everything that queued up during its last commit in one transaction, and says so to
 * each writer when that is on disk. What fails is never acknowledged; the thread goes on with what comes next, on a new
 * connection.
 */
final class GroupWriter implements AutoCloseable {

    private sealed interface Work {
        CompletableFuture<Void> done();
    }

    private record Write(List<Row> rows, CompletableFuture<Void> done) implements Work {}

    private record Act(Pen.Stroke stroke, CompletableFuture<Void> done) implements Work {}

    private record Stop(CompletableFuture<Void> done) implements Work {}

    /** Bounds the time of one commit, and with it how long the others wait for theirs. */
    private static final int MOST_ROWS = 4_096;

    private static final int MOST_WAITING = 50_000;

    /** From one commit to the next, at least. Whoever comes alone is written at once; of many, some wait a little and share. */
    private static final long APART_NANOS = 1_000_000;

    private final Engine engine;
    private final Pen pen;
    private final Runnable committed;
    private final LinkedBlockingQueue<Work> queue = new LinkedBlockingQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicLong commits = new AtomicLong();
    private final AtomicLong rows = new AtomicLong();
    private final Thread thread;

    /** When the last one was begun; only the writing thread knows. */
    private long lastCommit = System.nanoTime() - APART_NANOS;

    private volatile boolean closed;

    /** @param committed told after each commit of events, before those who wait for it */
    GroupWriter(Engine engine, Pen pen, Runnable committed) {
        this.engine = engine;
        this.pen = pen;
        this.committed = committed;
        this.thread = Thread.ofPlatform().name("tercet-journal").daemon().start(this::run);
    }

    /** Stores all of the rows or none; completes when they are on disk, or fails with a {@link DatabaseFault}. */
    CompletableFuture<Void> write(List<Row> some) {
        if (waiting.addAndGet(some.size()) > MOST_WAITING) {
            waiting.addAndGet(-some.size());
            return CompletableFuture.failedFuture(
                    new DatabaseFault(Reason.OVERLOADED, "The event log is behind; try again in a moment."));
        }
        return offer(new Write(some, new CompletableFuture<>()));
    }

    /** Does something else on the writing connection, in its turn. */
    CompletableFuture<Void> act(Pen.Stroke stroke) {
        return offer(new Act(stroke, new CompletableFuture<>()));
    }

    long commits() {
        return commits.get();
    }

    long rows() {
        return rows.get();
    }

    int waiting() {
        return waiting.get();
    }

    private CompletableFuture<Void> offer(Work work) {
        queue.add(work);
        // Looked at after adding: whatever the thread has not seen by then is refused by one of the two.
        if (closed && queue.remove(work)) {
            return CompletableFuture.failedFuture(closedFault());
        }
        return work.done();
    }

    private void run() {
        List<Work> batch = new ArrayList<>();
        boolean stop = false;
        while (!stop) {
            try {
                stop = collect(batch);
                perform(batch);
            } catch (InterruptedException e) {
                stop = true;
            } catch (RuntimeException | Error e) {
                settle(batch, new DatabaseFault(Reason.FAILED, "The event log failed.", e));
            }
            batch.clear();
        }
        pen.close();
    }

    /** Waits for work and takes all of it, as far as it fits; true when there is no more to come. */
    private boolean collect(List<Work> batch) throws InterruptedException {
        int size = 0;
        Work first = queue.take();
        long early = lastCommit + APART_NANOS - System.nanoTime();
        if (early > 0) {
            LockSupport.parkNanos(early);
        }
        for (@Nullable Work next = first; next != null; next = size < MOST_ROWS ? queue.poll() : null) {
            switch (next) {
                case Write write -> size += write.rows().size();
                case Act ignored -> {}
                case Stop ignored -> {
                    return true;
                }
            }
            batch.add(next);
        }
        return false;
    }

    private void perform(List<Work> batch) {
        lastCommit = System.nanoTime();
        List<Write> writes = new ArrayList<>(batch.size());
        for (Work work : batch) {
            if (work instanceof Write write) {
                writes.add(write);
                waiting.addAndGet(-write.rows().size());
            }
        }
        if (!writes.isEmpty()) {
            store(writes);
        }
        for (Work work : batch) {
            if (work instanceof Act act) {
                settle(List.of(act), pen.write(act.stroke()));
            }
        }
    }

    /** When somebody's number is taken, halving finds out whose, and the others are stored. */
    private void store(List<Write> writes) {
        List<Row> all = new ArrayList<>(writes.size());
        for (Write write : writes) {
            all.addAll(write.rows());
        }
        @Nullable DatabaseFault fault = pen.write(connection -> engine.insert(connection, "journal", all));
        if (fault != null && fault.reason() == Reason.FENCED && writes.size() > 1) {
            int half = writes.size() / 2;
            store(writes.subList(0, half));
            store(writes.subList(half, writes.size()));
            return;
        }
        if (fault == null) {
            commits.incrementAndGet();
            rows.addAndGet(all.size());
            committed.run();
        }
        settle(writes, fault);
    }

    private static void settle(List<? extends Work> batch, @Nullable DatabaseFault fault) {
        for (Work work : batch) {
            if (fault == null) {
                work.done().complete(null);
            } else {
                work.done().completeExceptionally(fault);
            }
        }
    }

    private static DatabaseFault closedFault() {
        return new DatabaseFault(Reason.CLOSED, "The event log has been closed.");
    }

    /** Stores what is waiting, then stops. */
    @Override
    public void close() {
        if (!closed) {
            queue.add(new Stop(new CompletableFuture<>()));
            closed = true;
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        settle(List.copyOf(queue), closedFault());
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
