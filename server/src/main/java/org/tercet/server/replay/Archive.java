package org.tercet.server.replay;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.tercet.journal.EventStore;
import org.tercet.journal.Offsets;
import org.tercet.server.standings.Ratings;
import org.tercet.server.standings.Results;

/**
 * Puts finished matches among the records, one after the other in the order in which they ended. What takes time is done before
 * the database is written to, so that tables do not wait for it.
 */
public final class Archive implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Archive.class.getName());
    private static final Duration LOOK = Duration.ofMillis(300);
    private static final Duration TROUBLE = Duration.ofSeconds(5);

    private static final ThreadMXBean PROCESSORS = ManagementFactory.getThreadMXBean();

    /** After each match it rests so many times as long as that kept a processor busy: people at tables come first. */
    private static final int REST = 4;

    /** Whoever has had something to do for so long without a break falls behind, and rests no longer than it works. */
    private static final Duration BEHIND = Duration.ofSeconds(10);

    /** Several servers with one database take turns by this name. */
    private static final String TURN = "archive";

    private final EventStore store;
    private final Thread thread;
    private volatile boolean closed;

    public Archive(EventStore store) {
        this.store = store;
        this.thread = Thread.ofPlatform().name("archive").daemon().unstarted(this::run);
    }

    public void start() {
        thread.start();
    }

    private void run() {
        long busySince = System.nanoTime();
        while (!closed) {
            try {
                long before = PROCESSORS.getCurrentThreadCpuTime();
                if (step()) {
                    int times = System.nanoTime() - busySince > BEHIND.toNanos() ? 1 : REST;
                    Thread.sleep(Duration.ofNanos(times * (PROCESSORS.getCurrentThreadCpuTime() - before)));
                } else {
                    Thread.sleep(LOOK);
                    busySince = System.nanoTime();
                }
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                if (!closed) {
                    LOG.log(Level.WARNING, "keeping records", e);
                    rest();
                }
            }
        }
    }

    private void rest() {
        try {
            Thread.sleep(TROUBLE);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    /** Takes on one match; whether there was one. */
    public boolean step() {
        Optional<LogModel.Ended> next = store.reading().withHandle(LogModel::next);
        next.ifPresent(this::keep);
        return next.isPresent();
    }

    private void keep(LogModel.Ended ended) {
        Analysis analysis;
        boolean open;
        try {
            Finished match = Finished.of(store.events().of(ended.log(), 1));
            analysis = Analysis.of(match);
            open = match.open();
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "the match at table " + ended.table() + " cannot be kept", e);
            store.derive(
                    handle -> handle.execute("UPDATE ended SET failed = ? WHERE ordering = ?", true, ended.ordering()));
            return;
        }
        store.derive(handle -> {
            Offsets.read(handle, TURN);
            if (handle.execute("DELETE FROM ended WHERE ordering = ?", ended.ordering()) == 1) {
                keep(handle, analysis, open);
            }
            return ended;
        });
    }

    private static void keep(Handle handle, Analysis analysis, boolean open) {
        Summary summary = analysis.summary();
        Records.keep(handle, summary, open, "");
        Results.keep(handle, summary.id(), summary.game(), summary.ended(), analysis.achievements());
        if (!analysis.rated().isEmpty()) {
            Ratings.rate(handle, summary.game(), summary.ended(), analysis.rated());
        }
    }

    /** Everything is made again from the log. */
    public static void clear(Handle handle) {
        Records.clear(handle);
        Results.clear(handle);
        Ratings.clear(handle);
    }

    @Override
    public void close() {
        closed = true;
        if (!thread.isAlive()) {
            return;
        }
        thread.interrupt();
        try {
            thread.join(TROUBLE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
