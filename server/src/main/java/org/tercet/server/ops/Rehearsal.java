package org.tercet.server.ops;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a browser asks for first, asked by the server itself, and a while at a table. The launcher has it done once after a build, so that Java can keep what it
 * learned about starting the server.
 */
public final class Rehearsal {

    private static final String WANTED = "tercet.rehearse";

    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private Rehearsal() {}

    public static boolean isWanted() {
        return Boolean.getBoolean(WANTED);
    }

    /** Asks the server on that port of this machine. */
    public static void of(int port) {
        String server = "localhost:" + port;
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            for (String path :
                    List.of("/", "/api/v1/games", "/api/v1/tables", "/api/v1/puzzles/today", "/health/ready")) {
                ask(client, request(server, path).header("Accept", "text/html").header("Accept-Encoding", "gzip"));
            }
            String me = ask(client, post(server, "/api/v1/me", "{\"name\":\"Rehearsal\",\"token\":true}"));
            String bearer = "Bearer " + field("token", me);
            String table = ask(
                    client,
                    post(server, "/api/v1/play-now", "{\"game\":\"base\"}").header("Authorization", bearer));
            Line line = new Line();
            WebSocket socket = client.newWebSocketBuilder()
                    .header("Authorization", bearer)
                    .buildAsync(URI.create("ws://" + server + "/api/v1/tables/" + field("id", table) + "/socket"), line)
                    .join();
            line.play(socket);
            socket.abort();
            client.shutdownNow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static HttpRequest.Builder request(String server, String path) {
        return HttpRequest.newBuilder(URI.create("http://" + server + path)).timeout(PATIENCE);
    }

    private static HttpRequest.Builder post(String server, String path, String body) {
        return request(server, path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    private static String ask(HttpClient client, HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static String field(String name, String json) {
        Matcher field = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        return field.find() ? field.group(1) : "";
    }

    /** Somebody at a table who sees no set, while bots do. */
    private static final class Line implements WebSocket.Listener {

        private static final int ACTS = 40;
        private static final int SECONDS = 5;

        private final BlockingQueue<Boolean> heard = new LinkedBlockingQueue<>();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            heard.add(last);
            socket.request(1);
            return null;
        }

        private void play(WebSocket socket) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            socket.sendText("{\"type\":\"hello\",\"protocol\":1}", true).join();
            for (int id = 0; id < ACTS && heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS) != null; id++) {
                String act = "{\"type\":\"play\",\"move\":{\"type\":\"no-set\"}}";
                socket.sendText("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}", true)
                        .join();
            }
        }
    }
}
