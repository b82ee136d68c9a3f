package org.tercet.server.ops;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
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

    private static final int PATIENCE_MILLIS = 15_000;

    private Rehearsal() {}

    public static boolean isWanted() {
        return Boolean.getBoolean(WANTED);
    }

    /** Asks the server on that port of this machine. */
    public static void of(int port) {
        for (String path : List.of("/", "/api/v1/games", "/api/v1/tables", "/api/v1/puzzles/today", "/health/ready")) {
            ask(port, "GET " + path + " HTTP/1.1\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n", "");
        }
        String token = field("token", ask(port, post("/api/v1/me", ""), "{\"name\":\"Rehearsal\",\"token\":true}"));
        String table = ask(port, post("/api/v1/play-now", token), "{\"game\":\"base\"}");
        try (HttpClient client = HttpClient.newHttpClient()) {
            Line line = new Line();
            WebSocket socket = client.newWebSocketBuilder()
                    .header("Authorization", "Bearer " + token)
                    .buildAsync(
                            URI.create("ws://localhost:" + port + "/api/v1/tables/" + field("id", table) + "/socket"),
                            line)
                    .join();
            line.play(socket);
            socket.abort();
            client.shutdownNow();
        }
    }

    private static String post(String path, String token) {
        String bearer = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
        return "POST " + path + " HTTP/1.1\r\nContent-Type: application/json\r\n" + bearer;
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

        private void play(WebSocket socket) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            socket.sendText("{\"type\":\"hello\",\"protocol\":1}", true).join();
            try {
                for (int id = 0; id < ACTS && heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS) != null; id++) {
                    String act = "{\"type\":\"play\",\"move\":{\"type\":\"no-set\"}}";
                    socket.sendText("{\"type\":\"do\",\"id\":\"" + id + "\",\"act\":" + act + "}", true)
                            .join();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static String ask(int port, String head, String body) {
        byte[] request = (head + "Host: localhost:" + port + "\r\nConnection: close\r\nContent-Length: " + body.length()
                        + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                OutputStream out = socket.getOutputStream();
                InputStream in = socket.getInputStream()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            out.write(request);
            out.flush();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
