package org.tercet.server.rehearsal;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server's own address, and what can be asked there. */
final class Stage implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String server;

    Stage(int port) {
        this.server = "localhost:" + port;
    }

    void page(String path) throws IOException, InterruptedException {
        ask(request(path).header("Accept", "text/html").header("Accept-Encoding", "gzip"));
    }

    /** A table that begins when so many are there, and those who are to come to it. */
    List<Extra> table(int players) throws IOException, InterruptedException {
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            tokens.add(field("token", ask(post("/api/v1/me", "{\"name\":\"Rehearsal\",\"token\":true}", ""))));
        }
        String wish =
                "{\"game\":\"base\",\"values\":{\"gesture\":\"one\"},\"length\":\"everyone-deals\",\"programs\":true,"
                        + "\"begin\":" + players + "}";
        String table = field("id", ask(post("/api/v1/tables", wish, tokens.getFirst())));
        return tokens.stream().map(token -> new Extra(table, token)).toList();
    }

    WebSocket socket(Extra extra, WebSocket.Listener listener) {
        return client.newWebSocketBuilder()
                .header("Authorization", bearer(extra.token()))
                .buildAsync(URI.create("ws://" + server + "/api/v1/tables/" + extra.table() + "/socket"), listener)
                .join();
    }

    /** All of them at once, for so long. */
    void play(List<Extra> extras, Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < extras.size(); i++) {
            Part part = new Part(this, extras.get(i), i, end);
            threads.add(Thread.ofVirtual().start(part::play));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://" + server + path)).timeout(PATIENCE);
    }

    private HttpRequest.Builder post(String path, String body, String token) {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return token.isEmpty() ? request : request.header("Authorization", bearer(token));
    }

    private static String bearer(String token) {
        return "Bearer " + token;
    }

    private String ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static String field(String name, String json) {
        Matcher field = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        return field.find() ? field.group(1) : "";
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
