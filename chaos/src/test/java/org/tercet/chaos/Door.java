package org.tercet.chaos;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The way in to the service, as a load balancer is: any of the nodes that say that they are ready, and another one when that does not answer. */
final class Door {

    private static final String API = "/api/v1";
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    /** Nobody knocks where somebody was turned away a moment ago: hundreds who knock all the time keep a server from starting. */
    private static final Duration TURNED_AWAY = Duration.ofMillis(50);

    /** How often a node is asked whether it is ready. */
    private static final Duration LOOK = Duration.ofMillis(500);

    /** How long it may take to say so. */
    private static final Duration HEALTH = Duration.ofSeconds(1);

    private final List<Integer> ports;
    private final Random random;
    private final Map<Integer, Long> shutUntil = new ConcurrentHashMap<>();
    private final Set<Integer> ready = ConcurrentHashMap.newKeySet();

    Door(List<Integer> ports, long seed) {
        this.ports = List.copyOf(ports);
        this.random = new Random(seed);
        ready.addAll(ports);
        ports.forEach(port -> Thread.ofVirtual().name("health").start(() -> watch(port)));
    }

    /** For as long as the program runs. */
    private void watch(int port) {
        try {
            while (true) {
                if (isReady(port)) {
                    ready.add(port);
                } else {
                    ready.remove(port);
                }
                Thread.sleep(LOOK);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isReady(int port) throws InterruptedException {
        HttpRequest question = request(port, "/health/ready").timeout(HEALTH).build();
        try {
            return http.send(question, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** A node that is ready, if there is one, and at which nobody was turned away just now. */
    private synchronized int any() throws ConnectException {
        long now = System.nanoTime();
        List<Integer> open = ports.stream()
                .filter(port -> ready.isEmpty() || ready.contains(port))
                .filter(port -> now - shutUntil.getOrDefault(port, now) >= 0)
                .toList();
        if (open.isEmpty()) {
            throw new ConnectException("nobody answers");
        }
        return open.get(random.nextInt(open.size()));
    }

    private void failed(int port) {
        shutUntil.merge(port, System.nanoTime() + TURNED_AWAY.toNanos(), Math::max);
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
            failed(port);
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
                        failed(port);
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
