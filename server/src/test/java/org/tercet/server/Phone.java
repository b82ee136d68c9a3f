package org.tercet.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client's end of a socket: what it hears, in order, and how it ended. */
final class Phone implements WebSocket.Listener {

    static final String HELLO = "{\"type\":\"hello\",\"protocol\":1}";

    /** What one hears whose secret was ended. */
    static final String BYE = "{\"type\":\"bye\",\"why\":\"unknown-person\"}";

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private final boolean reads;
    private WebSocket socket;

    private Phone(boolean reads) {
        this.reads = reads;
    }

    static Phone call(Served served, String table, String... headers) {
        return call(served, table, true, headers);
    }

    /** One that has said hello and was let in. */
    static Phone welcomed(Served served, String table, String... headers) {
        Phone phone = call(served, table, headers).say(HELLO);
        String answer = phone.next();
        if (!answer.equals(EchoTables.WELCOME)) {
            throw new AssertionError(answer);
        }
        return phone;
    }

    /** One that reads only so much as has been asked for. */
    static Phone call(Served served, String table, boolean reads, String... headers) {
        Phone phone = new Phone(reads);
        WebSocket.Builder builder = served.client.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI uri = URI.create(
                served.at("/api/v1/tables/" + table + "/socket").toString().replace("http:", "ws:"));
        phone.socket = builder.buildAsync(uri, phone).join();
        return phone;
    }

    static Phone of(HttpClient client, URI uri, String name, String value) {
        Phone phone = new Phone(true);
        phone.socket = client.newWebSocketBuilder()
                .header(name, value)
                .buildAsync(uri, phone)
                .join();
        return phone;
    }

    Phone say(String text) {
        socket.sendText(text, true).join();
        return this;
    }

    /** Without waiting for the other end to take it. */
    CompletableFuture<WebSocket> shout(String text) {
        return socket.sendText(text, true);
    }

    WebSocket socket() {
        return socket;
    }

    String next() {
        try {
            String text = heard.poll(10, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("heard nothing");
            }
            return text;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    int closed() {
        return closed.orTimeout(15, TimeUnit.SECONDS).join();
    }

    boolean isClosed() {
        return closed.isDone();
    }

    void hangUp() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(_ -> null).join();
    }

    @Override
    public void onOpen(WebSocket webSocket) {
        if (reads) {
            webSocket.request(Long.MAX_VALUE);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.add(part.toString());
            part.setLength(0);
        }
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
        closed.complete(-1);
    }
}
