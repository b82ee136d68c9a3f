package org.tercet.chaos;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The way in to the service: any of its nodes, and another one when that does not answer. */
final class Door {

    private static final String API = "/api/v1";
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    /** Nobody knocks where somebody was turned away a moment ago: hundreds who knock all the time keep a server from starting. */
    private static final Duration TURNED_AWAY = Duration.ofMillis(50);

    /** A node that does not even say how it is is left alone for a while, as whoever spreads players over nodes would see to. */
    private static final Duration SILENT = Duration.ofSeconds(5);

    private static final Duration HEALTH = Duration.ofMillis(500);

    private final List<Integer> ports;
    private final Random random;
    private final Map<Integer, Long> shutUntil = new ConcurrentHashMap<>();

    Door(List<Integer> ports, long seed) {
        this.ports = List.copyOf(ports);
        this.random = new Random(seed);
    }

    /** A node at which nobody was turned away just now. */
    private synchronized int any() throws ConnectException {
        long now = System.nanoTime();
        List<Integer> open = ports.stream()
                .filter(port -> now - shutUntil.getOrDefault(port, now) >= 0)
                .toList();
        if (open.isEmpty()) {
            throw new ConnectException("nobody answers");
        }
        return open.get(random.nextInt(open.size()));
    }

    private void failed(int port, Throwable why) {
        Throwable cause =
                why instanceof CompletionException wrapped && wrapped.getCause() != null ? wrapped.getCause() : why;
        shut(port, TURNED_AWAY);
        if (cause instanceof HttpTimeoutException) {
            var _ = http.sendAsync(request(port, "/health").timeout(HEALTH).build(), BodyHandlers.discarding())
                    .whenComplete((_, silence) -> shut(port, silence == null ? TURNED_AWAY : SILENT));
        }
    }

    private void shut(int port, Duration time) {
        shutUntil.merge(port, System.nanoTime() + time.toNanos(), Math::max);
    }

    private static HttpRequest.Builder request(int port, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    /** Somebody new. */
    Guest guest(String name) throws InterruptedException {
        String body = insist("POST", "/me", "{\"name\":\"" + name + "\",\"token\":true}", "");
        return new Guest(field("id", body), field("token", body));
    }

    /** Who somebody is, and the secret that proves it. */
    record Guest(String id, String token) {}

    /** A new table that begins when so many sit there. */
    String table(Guest host, int players) throws InterruptedException {
        String wish =
                "{\"game\":\"base\",\"values\":{\"gesture\":\"one\"},\"programs\":true,\"begin\":" + players + "}";
        return field("id", insist("POST", "/tables", wish, host.token()));
    }

    private String insist(String method, String path, String body, String token) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (true) {
            try {
                return ask(method, path, body, token);
            } catch (IOException e) {
                if (System.nanoTime() > end) {
                    throw new IllegalStateException("nobody answers " + path, e);
                }
                Thread.sleep(100);
            }
        }
    }

    private String ask(String method, String path, String body, String token) throws IOException, InterruptedException {
        int port = any();
        HttpRequest.Builder request = request(port, API + path)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        HttpResponse<String> answer;
        try {
            answer = http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            failed(port, e);
            throw e;
        }
        if (answer.statusCode() >= 300) {
            throw new IOException(path + " answered " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    CompletableFuture<WebSocket> socket(String table, Guest guest, WebSocket.Listener listener) {
        int port;
        try {
            port = any();
        } catch (ConnectException e) {
            return CompletableFuture.failedFuture(e);
        }
        return http.newWebSocketBuilder()
                .connectTimeout(PATIENCE)
                .header("Authorization", "Bearer " + guest.token())
                .buildAsync(URI.create("ws://127.0.0.1:" + port + API + "/tables/" + table + "/socket"), listener)
                .whenComplete((_, failure) -> {
                    if (failure != null) {
                        failed(port, failure);
                    }
                });
    }

    static String field(String name, String json) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        if (!found.find()) {
            throw new IllegalStateException("no " + name + " in " + json);
        }
        return found.group(1);
    }
}
