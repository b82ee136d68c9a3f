package org.tercet.server.live;

import io.vertx.core.Context;
import io.vertx.core.http.ServerWebSocket;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.tercet.server.table.Tables;

/**
 * What waits to be read by a client, in order. Anybody may put something in and never waits; the socket's own thread takes it out as
 * fast as the client reads. Too much waiting ends the conversation.
 */
final class Outbox implements Tables.Outlet {

    private final ServerWebSocket socket;
    private final Context context;
    private final int most;
    private final Runnable overflow;
    private final LiveTally tally;
    private final Queue<Letter> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();
    private final AtomicBoolean posting = new AtomicBoolean();
    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile long fullSince;
    private volatile boolean full;
    private volatile boolean overflowed;

    Outbox(ServerWebSocket socket, Context context, int most, Runnable overflow, LiveTally tally) {
        this.socket = socket;
        this.context = context;
        this.most = most;
        this.overflow = overflow;
        this.tally = tally;
    }

    /** The last one closes the socket, with that code. */
    private record Letter(String text, short code) {
        static final short MORE = 0;
    }

    @Override
    public void send(String text) {
        post(new Letter(text, Letter.MORE));
    }

    @Override
    public void goodbye(String text) {
        post(new Letter(text, Codes.ofTable()));
    }

    /** Whether the client has read nothing for so long, although something waits. */
    boolean isStuck(long now, Duration time) {
        return full && now - fullSince > time.toNanos();
    }

    private void post(Letter letter) {
        if (closed.get() || overflowed) {
            return;
        }
        // A single message may be larger than what may wait.
        if (size.addAndGet(letter.text().length())
                > Math.max(most, letter.text().length())) {
            overflowed = true;
            waiting.clear();
            overflow.run();
            return;
        }
        waiting.add(letter);
        if (posting.compareAndSet(false, true)) {
            context.runOnContext(_ -> carry());
        }
    }

    /** On the socket's own thread. */
    private void carry() {
        posting.set(false);
        while (isOpen() && !socket.writeQueueFull()) {
            Letter letter = waiting.poll();
            // Those before it may have been thrown away a moment ago: nothing is sent after a gap.
            if (letter == null || overflowed) {
                return;
            }
            size.addAndGet(-letter.text().length());
            socket.writeTextMessage(letter.text());
            tally.said();
            if (letter.code() != Letter.MORE) {
                close(letter.code());
            }
        }
        if (isOpen()) {
            if (!full) {
                fullSince = System.nanoTime();
                full = true;
            }
            socket.drainHandler(_ -> {
                full = false;
                carry();
            });
        }
    }

    /** Neither have we closed it nor has the other end, which nobody may have told us yet. */
    private boolean isOpen() {
        return !closed.get() && !socket.isClosed();
    }

    private void close(short code) {
        if (closed.compareAndSet(false, true)) {
            waiting.clear();
            socket.close(code);
        }
    }

    /** The socket is gone already. */
    void drop() {
        closed.set(true);
        waiting.clear();
    }

    /** Written at once, past everything that waits: the socket's own thread only. */
    void cut(String text, short code) {
        if (!closed.get()) {
            socket.writeTextMessage(text);
            close(code);
        }
    }
}
