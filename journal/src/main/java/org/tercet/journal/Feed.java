package org.tercet.journal;

import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/**
 * Keeps a read model up to date: a thread that hands it every event once and in order, in the transaction in which its offset
 * moves on. Nodes that feed the same read model of a shared database take turns by themselves.
 */
public final class Feed implements AutoCloseable {

    /** What is made from the log. An exception takes the whole batch back; it is offered again a little later. */
    public interface ReadModel {
        void apply(Handle handle, List<StoredEvent> events) throws Exception;
    }

    /** Few enough that writing them does not keep the log waiting for long. */
    private static final int BATCH = 200;

    /** After a batch that was not full, others may gather: fewer and larger ones leave more of the database to the log. */
    private static final long GATHER_MILLIS = 20;

    /** Events of other nodes are noticed by looking. */
    private static final long LOOK_MILLIS = 250;

    private static final long LONGEST_PAUSE_MILLIS = 10_000;

    private final EventStore store;
    private final String projection;
    private final ReadModel model;
    private final Consumer<Exception> trouble;
    private final Signal moved = new Signal();
    private final Thread thread;
    private volatile long position;
    private volatile boolean closed;

    private Feed(EventStore store, String projection, ReadModel model, Consumer<Exception> trouble) {
        this.store = store;
        this.projection = projection;
        this.model = model;
        this.trouble = trouble;
        this.thread =
                Thread.ofPlatform().name("tercet-feed-" + projection).daemon().unstarted(this::run);
    }

    /**
     * Begins where the read model stopped.
     *
     * @param projection its name among the {@link Offsets}
     * @param trouble told of each failure, after which the feed pauses and tries again
     */
    public static Feed start(EventStore store, String projection, ReadModel model, Consumer<Exception> trouble) {
        Feed feed = new Feed(store, projection, model, trouble);
        feed.thread.start();
        return feed;
    }

    /** The ordering of the last event that this feed knows to be in the read model. */
    public long position() {
        return position;
    }

    /** Waits until the read model has all events up to this ordering, or for so long; whether it has. */
    public boolean await(long ordering, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (position < ordering) {
            long seen = moved.count();
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            if (position < ordering) {
                moved.await(seen, left);
            }
        }
        return true;
    }

    private void run() {
        long pause = LOOK_MILLIS;
        while (!closed) {
            long seen = store.news().count();
            try {
                int handed = step();
                if (handed == 0) {
                    store.news().await(seen, LOOK_MILLIS);
                } else if (handed < BATCH) {
                    Thread.sleep(GATHER_MILLIS);
                }
                pause = LOOK_MILLIS;
            } catch (InterruptedException e) {
                return;
            } catch (Exception e) {
                if (closed) {
                    return;
                }
                trouble.accept(e);
                try {
                    Thread.sleep(pause);
                } catch (InterruptedException woken) {
                    return;
                }
                pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
            }
        }
    }

    /** One batch; how many were in it. It is read before the transaction, which then only writes. */
    private int step() throws Exception {
        long before = store.reading().withHandle(handle -> Offsets.peek(handle, projection));
        move(before);
        List<StoredEvent> events = store.events().after(before, BATCH);
        if (events.isEmpty()) {
            return 0;
        }
        long after = events.getLast().ordering();
        store.derive(handle -> {
            // Another node may have done it in the meantime.
            if (Offsets.read(handle, projection) == before) {
                model.apply(handle, events);
                Offsets.write(handle, projection, after);
            }
            return after;
        });
        return events.size();
    }

    private void move(long ordering) {
        if (position != ordering) {
            position = ordering;
            moved.raise();
        }
    }

    /** Stops after the batch it is at. */
    @Override
    public void close() {
        closed = true;
        store.news().raise();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join(LOOK_MILLIS);
                thread.interrupt();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
