package org.tercet.server.table;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tercet.server.Visitor;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** The tables of a server, reached as every client reaches them: by HTTP and WebSocket. */
final class RemoteTables implements Tables {

    private final HttpClient client = HttpClient.newHttpClient();
    private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
    private String server;

    /** The server is named like {@code 127.0.0.1:8080}. */
    RemoteTables(String server) {
        this.server = server;
    }

    /** From now on it is that one, with the same database: everybody is who they were. */
    void move(String other) {
        server = other;
        visitors.replaceAll((name, visitor) -> visitor.at(other));
    }

    /** Somebody is known already, by their secret. */
    void know(Person person, String bearer) {
        visitors.put(person.id(), new Visitor(client, server, bearer));
    }

    Visitor visitor(Person person) {
        return visitors.computeIfAbsent(person.id(), _ -> Visitor.named(person.name(), client, server));
    }

    @Override
    public CompletionStage<Opening> open(Person host, Wish wish) {
        String values = wish.values().orElse(Map.of()).entrySet().stream()
                .map(each -> "\"" + each.getKey() + "\":\"" + each.getValue() + "\"")
                .collect(Collectors.joining(",", "{", "}"));
        String text = "{\"game\":\"" + wish.game() + "\",\"values\":" + values + ",\"programs\":true,\"begin\":"
                + wish.begin().orElse(0) + "}";
        return CompletableFuture.completedStage(new Opening.Opened(visitor(host).table(text), ""));
    }

    @Override
    public CompletionStage<Optional<Notice>> notice(String table) {
        throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    public Line connect(String table, Person person, Optional<Long> last, Outlet outlet) {
        Visitor visitor = visitor(person);
        WebSocket socket = client.newWebSocketBuilder()
                .header("Authorization", "Bearer " + visitor.bearer())
                .buildAsync(visitor.socket(table), new Listener(outlet))
                .join();
        Speaker speaker = new Speaker(socket);
        speaker.said("{\"type\":\"hello\",\"protocol\":1"
                + last.map(number -> ",\"last\":" + number).orElse("") + "}");
        return speaker;
    }

    /** One text after the other; what is said to a server that is gone is lost. */
    private static final class Speaker implements Line {
        private final WebSocket socket;
        private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);

        Speaker(WebSocket socket) {
            this.socket = socket;
        }

        @Override
        public synchronized void said(String text) {
            sending = sending.exceptionally(_ -> null).thenCompose(_ -> socket.sendText(text, true));
        }

        @Override
        public void closed() {
            socket.abort();
        }
    }

    private static final class Listener implements WebSocket.Listener {
        private final Outlet outlet;
        private final StringBuilder part = new StringBuilder();

        Listener(Outlet outlet) {
            this.outlet = outlet;
        }

        @Override
        public void onOpen(WebSocket socket) {
            socket.request(Long.MAX_VALUE);
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                String whole = part.toString();
                part.setLength(0);
                if (whole.startsWith("{\"type\":\"bye\"")) {
                    outlet.goodbye(whole);
                } else {
                    outlet.send(whole);
                }
            }
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            // The server was killed, or what it said made no sense to the outlet, which knows itself.
        }
    }
}
