package org.tercet.server.live;

import io.vertx.core.http.ServerWebSocket;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.tercet.server.table.Tables;

/**
 * What waits to be read by a client, in order. Anybody may put something in and never waits: whoever finds nobody carrying hands on
 * what is there, for as long as the client reads. Too much waiting ends the conversation.
 *
 * <p>A table carries its letters itself, so that several for one socket, as an answer and the news that goes with it, reach the
 * socket's own thread together and leave in one write.
 */
final class Outbox implements Tables.Outlet {

    private final ServerWebSocket socket;
    private final int most;
    private final Runnable overflow;
    private final LiveTally tally;
    private final Queue<Letter> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger size = new AtomicInteger();

    /** How often somebody asked to have letters carried since whoever carries last looked; zero when nobody does. */
    private final AtomicInteger calls = new AtomicInteger();

    private final AtomicBoolean closed = new AtomicBoolean();
    private volatile @Nullable Letter farewell;
    private volatile long fullSince;
    private volatile boolean full;
    private volatile boolean overflowed;

    Outbox(ServerWebSocket socket, int most, Runnable overflow, LiveTally tally) {
        this.socket = socket;
        this.most = most;
        this.overflow = overflow;
        this.tally = tally;
        socket.drainHandler(_ -> carry());
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
        carry();
    }

    /** One at a time; whoever comes meanwhile leaves it to the one who carries. */
    private void carry() {
        if (calls.getAndIncrement() > 0) {
            return;
        }
        int seen = 1;
        while (seen > 0) {
            handOn();
            seen = calls.addAndGet(-seen);
        }
    }

    private void handOn() {
        Letter last = farewell;
        if (last != null) {
            write(last);
            return;
        }
        while (takesMore()) {
            Letter letter = waiting.poll();
            // Those before it may have been thrown away a moment ago: nothing is sent after a gap.
            if (letter == null || overflowed) {
                full = false;
                return;
            }
            size.addAndGet(-letter.text().length());
            write(letter);
            tally.said();
        }
        if (!full && isOpen()) {
            fullSince = System.nanoTime();
            full = true;
        }
    }

    private void write(Letter letter) {
        if (closed.get()) {
            return;
        }
        socket.writeTextMessage(letter.text());
        if (letter.code() != Letter.MORE && closed.compareAndSet(false, true)) {
            waiting.clear();
            socket.close(letter.code());
        }
    }

    /** Neither have we closed it nor has the other end, which nobody may have told us yet. */
    private boolean isOpen() {
        return !closed.get() && !socket.isClosed();
    }

    private boolean takesMore() {
        try {
            return isOpen() && !socket.writeQueueFull();
        } catch (IllegalStateException e) {
            // Closed by the other end between the two questions.
            return false;
        }
    }

    /** The socket is gone already. */
    void drop() {
        closed.set(true);
        waiting.clear();
    }

    /** The last message, past everything that waits. */
    void cut(String text, short code) {
        farewell = new Letter(text, code);
        carry();
    }
}
