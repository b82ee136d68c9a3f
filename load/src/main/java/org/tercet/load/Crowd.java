package org.tercet.load;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs that come to a server as guests, open tables and sit down. */
final class Crowd implements AutoCloseable {

    private static final int MOST = 200_000;

    /** One person may have some more. */
    private static final int SOCKETS = 10;

    private static final int NARROW = 4_096;

    /** One thread reads for all: it takes less from the server, which is on the same machine. */
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));

    private final HttpClient http = HttpClient.newHttpClient();
    private final WebSocketClient sockets =
            vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(MOST));
    /** For those who may stop reading: the system reads little in their place. */
    private final WebSocketClient narrow = vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(MOST).setReceiveBufferSize(NARROW));

    private final List<Integer> ports;
    private final AtomicInteger next = new AtomicInteger();

    Crowd(List<Integer> ports) {
        this.ports = List.copyOf(ports);
    }

    /** One node after the other. */
    private int port() {
        return ports.get(Math.floorMod(next.getAndIncrement(), ports.size()));
    }

    /** Waits until all nodes take part. */
    void awaitReady() throws IOException, InterruptedException {
        for (int port : ports) {
            HttpRequest question = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health/ready"))
                    .build();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (http.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() != 200) {
                if (System.nanoTime() > end) {
                    throw new IOException("a node is not ready after a minute");
                }
                Thread.sleep(200);
            }
        }
    }

    String guest() throws IOException, InterruptedException {
        return field("token", post("/api/v1/me", "{\"name\":\"Load\",\"token\":true}", ""));
    }

    /** A table for these, who all sit there when this returns: it has begun. */
    LoadTable table(List<String> guests, Tally tally, long seed) throws IOException, InterruptedException {
        String id = field(
                "id",
                post(
                        "/api/v1/tables",
                        "{\"game\":\"base\",\"values\":{\"gesture\":\"one\"},\"length\":\"everyone-deals\",\"programs\":true,"
                                + "\"begin\":" + guests.size() + "}",
                        guests.getFirst()));
        LoadTable table = new LoadTable(id, guests.size(), tally, seed);
        for (String guest : guests) {
            WebSocket socket = to(id, guest);
            table.joined(socket);
            greet(socket);
            if (!guest.equals(guests.getFirst())) {
                socket.writeTextMessage("{\"type\":\"do\",\"id\":\"sit\",\"act\":{\"type\":\"sit\"}}");
            }
        }
        return table;
    }

    /** Sockets that only listen, at a table that waits. */
    List<WebSocket> idlers(int count) throws IOException, InterruptedException {
        List<WebSocket> idle = new ArrayList<>();
        if (count > 0) {
            String guest = guest();
            String id = field("id", post("/api/v1/tables", "{\"game\":\"base\"}", guest));
            for (int i = 0; i < count; i++) {
                guest = i % SOCKETS == 0 ? guest() : guest;
                WebSocket socket = to(id, guest);
                greet(socket);
                idle.add(socket);
            }
        }
        return idle;
    }

    /** Somebody comes to watch. */
    void watcher(LoadTable table, String guest) throws IOException {
        WebSocket socket = connect(narrow, path(table.id()), guest);
        greet(socket);
        table.watchedBy(socket);
    }

    private WebSocket to(String table, String guest) throws IOException {
        return connect(path(table), guest);
    }

    private static String path(String table) {
        return "/api/v1/tables/" + table + "/socket";
    }

    private static void greet(WebSocket socket) {
        socket.writeTextMessage("{\"type\":\"hello\",\"protocol\":1}");
    }

    WebSocket connect(String path, String token) throws IOException {
        return connect(sockets, path, token);
    }

    private WebSocket connect(WebSocketClient client, String path, String token) throws IOException {
        WebSocketConnectOptions options = new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(port())
                .setURI(path);
        if (!token.isEmpty()) {
            options.addHeader("Authorization", "Bearer " + token);
        }
        return await(client.connect(options));
    }

    private static <T> T await(Future<T> future) throws IOException {
        try {
            return future.toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            throw new IOException("no socket: " + e.getMessage(), e);
        }
    }

    private String post(String path, String body, String token) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(path + " answered " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    private static String field(String name, String json) throws IOException {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        if (!found.find()) {
            throw new IOException("no " + name + " in " + json);
        }
        return found.group(1);
    }

    @Override
    public void close() {
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }
}
