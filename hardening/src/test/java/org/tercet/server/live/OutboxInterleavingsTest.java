package org.tercet.server.live;

import io.vertx.core.Handler;
import io.vertx.core.http.ServerWebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tercet.hardening.Interleavings;
import org.tercet.hardening.StandIn;

/** Several who write to a client, and its socket's own thread, which makes room: no letter is lost, none overtakes another. */
class OutboxInterleavingsTest {

    @Test
    void letters_of_two_writers_all_arrive_each_writers_in_order() {
        Interleavings.check(() -> {
            Socket socket = new Socket();
            Outbox outbox = new Outbox(socket.it(), 1_000, () -> {}, LiveTally.NONE);
            List<Thread> threads = List.of(
                    new Thread(() -> send(outbox, "a1", "a2")),
                    new Thread(() -> send(outbox, "b1", "b2")),
                    new Thread(socket::turn));
            threads.forEach(Thread::start);
            threads.forEach(OutboxInterleavingsTest::join);
            socket.readAll();

            holds(socket.written.size() == 4, "letters are lost: " + socket.written);
            holds(socket.written.indexOf("a1") < socket.written.indexOf("a2"), "overtaken: " + socket.written);
            holds(socket.written.indexOf("b1") < socket.written.indexOf("b2"), "overtaken: " + socket.written);
        });
    }

    @Test
    void of_a_writer_whose_letters_are_too_much_nothing_arrives_after_a_gap() {
        Interleavings.check(() -> {
            Socket socket = new Socket();
            Outbox outbox = new Outbox(socket.it(), 5, () -> {}, LiveTally.NONE);
            List<Thread> threads = List.of(new Thread(() -> send(outbox, "a1", "a2", "a3")), new Thread(socket::turn));
            threads.forEach(Thread::start);
            threads.forEach(OutboxInterleavingsTest::join);
            socket.readAll();

            holds(
                    List.of("a1", "a2", "a3").subList(0, socket.written.size()).equals(socket.written),
                    "a gap: " + socket.written);
        });
    }

    private static void send(Outbox outbox, String... letters) {
        for (String letter : letters) {
            outbox.send(letter);
        }
    }

    /** A socket that takes one letter, and the next when its own thread has seen to that one. */
    private static final class Socket {
        private final AtomicBoolean full = new AtomicBoolean();
        private final List<String> written = new ArrayList<>();
        private volatile @Nullable Handler<Void> drained;

        private void turn() {
            if (full.compareAndSet(true, false)) {
                drained.handle(null);
            }
        }

        private void readAll() {
            while (full.get()) {
                turn();
            }
        }

        @SuppressWarnings("unchecked") // a drain handler is nothing else
        private ServerWebSocket it() {
            return StandIn.of(ServerWebSocket.class, (self, method, values) -> switch (method.getName()) {
                case "writeTextMessage" -> {
                    written.add((String) values[0]);
                    full.set(true);
                    yield null;
                }
                case "drainHandler" -> {
                    drained = (Handler<Void>) values[0];
                    yield self;
                }
                case "writeQueueFull" -> full.get();
                case "isClosed" -> false;
                default -> null;
            });
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void holds(boolean it, String otherwise) {
        if (!it) {
            throw new AssertionError(otherwise);
        }
    }
}
