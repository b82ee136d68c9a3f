package org.tercet.server.live;

import io.github.bucket4j.Bucket;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tercet.server.http.Allowances;
import org.tercet.server.http.Caller;
import org.tercet.server.http.Known;
import org.tercet.server.table.Tables;
import org.tercet.table.live.Asked;
import org.tercet.table.live.Bye;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.shape.Written;

/** One socket from its hello to its goodbye. Everything happens on the socket's own thread unless it says otherwise. */
final class Conversation {

    private final LiveEdge edge;
    private final ServerWebSocket socket;
    private final Context context;
    private final Caller caller;
    private final String table;
    private final Runnable left;
    private final Outbox outbox;
    private final Bucket allowance;
    private volatile @Nullable Known known;
    private Tables.@Nullable Line line;
    private boolean greeted;
    private boolean ended;
    private final long beganAt = System.nanoTime();
    private volatile long heardAt = beganAt;
    private volatile long askedAt = beganAt;
    private volatile boolean connected;

    Conversation(LiveEdge edge, ServerWebSocket socket, Context context, Caller caller, String table, Runnable left) {
        this.edge = edge;
        this.socket = socket;
        this.context = context;
        this.caller = caller;
        this.table = table;
        this.left = left;
        this.allowance = Allowances.bucket(edge.bounds().pace());
        this.outbox = new Outbox(socket, edge.bounds().waiting(), () -> end(Bye.TOO_SLOW), edge.tally());
    }

    void begin() {
        socket.textMessageHandler(this::heard)
                .binaryMessageHandler(_ -> unreadable())
                .pongHandler(_ -> heardAt = System.nanoTime())
                .exceptionHandler(_ -> socket.close())
                .closeHandler(_ -> gone());
    }

    private void heard(String text) {
        heardAt = System.nanoTime();
        edge.tally().heard();
        Tables.Line to = line;
        if (ended) {
            return;
        }
        if (!allowance.tryConsume(1)) {
            end(Bye.TOO_MUCH);
        } else if (to != null) {
            to.said(text);
        } else if (!greeted) {
            greeted = true;
            greet(text);
        }
    }

    private void greet(String text) {
        switch (First.CODEC.read(text)) {
            case Reading.Read<First>(First.Hello(int protocol, Optional<Long> last)) -> {
                if (protocol == Asked.PROTOCOL) {
                    meet(last);
                } else {
                    end(Bye.WRONG_PROTOCOL);
                }
            }
            case Reading.Unreadable<First>(var path, var problem) -> {
                outbox.send(First.unreadable(path, problem));
                end(Bye.WRONG_PROTOCOL);
            }
        }
    }

    /** Nothing more is read until it is known who it is. */
    private void meet(Optional<Long> last) {
        socket.pause();
        edge.doorkeeper()
                .know(caller)
                .whenComplete((met, failure) -> context.runOnContext(_ -> {
                    if (failure != null) {
                        end(Bye.STOPPING);
                    } else {
                        connect(met, last);
                    }
                }));
    }

    private void connect(Optional<Known> met, Optional<Long> last) {
        if (ended) {
            return;
        }
        if (met.isEmpty()) {
            end(Bye.UNKNOWN_PERSON);
            return;
        }
        known = met.get();
        if (!edge.admits(met.get().person())) {
            end(Bye.TOO_MUCH);
            return;
        }
        connected = true;
        line = edge.tables().connect(table, met.get().person(), last, outbox);
        socket.resume();
    }

    /** Who it is, once that is known. From any thread. */
    Optional<Known> known() {
        return Optional.ofNullable(known);
    }

    private void unreadable() {
        outbox.send(First.unreadable("", new Problem.Malformed()));
    }

    /** From any thread. */
    void end(Bye why) {
        context.runOnContext(_ -> {
            if (!ended) {
                ended = true;
                edge.tally().ended(Written.name(why));
                note(why);
                outbox.cut(why.text(), Codes.of(why));
                socket.resume();
            }
        });
    }

    private void note(Bye why) {
        switch (why) {
            case TOO_MUCH, UNKNOWN_PERSON, WRONG_PROTOCOL ->
                edge.diary().refused(Written.name(why), "socket of " + whose(), caller);
            case KICKED, CLOSED, STOPPING, MOVED, TOO_SLOW, NOT_FOUND -> {}
        }
    }

    private String whose() {
        return known().map(met -> met.person().id()).orElse("nobody");
    }

    private void gone() {
        ended = true;
        outbox.drop();
        Tables.Line to = line;
        line = null;
        if (to != null) {
            to.closed();
        }
        edge.gone(this, known().map(Known::person));
        left.run();
    }

    /** From any thread, every few seconds. */
    void look(long now) {
        LiveBounds bounds = edge.bounds();
        boolean mute = now - heardAt > bounds.silence().toNanos();
        boolean strange = !connected && now - beganAt > bounds.hello().toNanos();
        if (mute || strange || outbox.isStuck(now, bounds.stuck())) {
            end(Bye.TOO_SLOW);
        } else if (now - askedAt > bounds.ping().toNanos()) {
            askedAt = now;
            context.runOnContext(_ -> socket.writePing(Buffer.buffer()));
        }
    }
}
