package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.http.Bounds;
import org.tercet.server.http.Bounds.Pace;
import org.tercet.server.live.LiveBounds;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Tempo;

/**
 * Messages with something wrong in them, as many as {@code tercet.fuzz} says: never a mistake of the server, never a trace of its insides, and
 * the table of others stays as it is.
 */
@Tag("soak")
class FuzzTest {

    private static final int MESSAGES = Integer.getInteger("tercet.fuzz", 3_000);
    private static final long SEED = Long.getLong("tercet.seed", 11L);
    private static final Pace ANY = new Pace(100_000_000, 100_000_000);

    @TempDir
    static Path folder;

    private static Main main;

    @BeforeAll
    static void start() {
        Duration long_ = Duration.ofMinutes(10);
        main = Main.start(
                new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of()),
                new Edge.Limits(
                        new Bounds(20_000, 20_000, ANY, ANY, true, long_, long_, long_),
                        new LiveBounds(ANY, 1 << 24, long_, long_, long_, long_, 1_000)),
                Tempo.REAL);
    }

    @AfterAll
    static void stop() {
        main.close();
    }

    @Test
    void requests_with_something_wrong_in_them_never_break_the_server() throws IOException {
        Random random = new Random(SEED);
        Mutation mutation = new Mutation(random);
        try (RawSocket first = new RawSocket(main.edge().port())) {
            String token = token(first, "Eve");
            RawSocket raw = first;
            for (int i = 0; i < MESSAGES / 2; i++) {
                Mutation.Request request = mutation.request();
                String as = random.nextInt(10) == 0 ? "" : "Authorization: Bearer " + token + "\r\n";
                RawSocket.Said said = ask(raw, request.method(), request.path(), as, request.type(), request.bytes());
                assertThat(said.status())
                        .as(() -> "seed " + SEED + ": " + request)
                        .isBetween(200, 499);
                assertThat(said.body())
                        .as(() -> "seed " + SEED + ": " + request)
                        .doesNotContain("Exception", "org.tercet", "java.");
                if (said.head().toLowerCase(java.util.Locale.ROOT).contains("connection: close")) {
                    raw.close();
                    raw = new RawSocket(main.edge().port());
                }
            }
            raw.close();
        }
    }

    @Test
    void messages_with_something_wrong_in_them_change_nothing_at_a_table() throws IOException {
        Random random = new Random(SEED + 1);
        Mutation mutation = new Mutation(random);
        String table;
        String eve;
        try (RawSocket raw = new RawSocket(main.edge().port())) {
            String ana = "Authorization: Bearer " + token(raw, "Ana") + "\r\n";
            String opened = ask(raw, "POST", "/api/v1/tables", ana, "application/json", bytes("{\"game\":\"base\"}"))
                    .body();
            table = opened.substring(opened.indexOf("\"id\":\"") + 6, opened.indexOf("\",\"code\""));
            eve = token(raw, "Eve");
        }
        long before = events(table);
        Phone phone = phone(table, eve);
        for (int i = 0; i < MESSAGES / 2; i++) {
            String message = mutation.message();
            phone.say(message);
            String answer = phone.next();
            while (!answer.startsWith("{\"type\":\"refused\"") && !answer.startsWith("{\"type\":\"unreadable\"")) {
                assertThat(answer).as(() -> "seed " + SEED + ": " + message).doesNotStartWith("{\"type\":\"done\"");
                answer = phone.next();
            }
            assertThat(answer).doesNotContain("Exception", "org.tercet");
        }

        assertThat(events(table)).isEqualTo(before);
        phone.hangUp();
    }

    private static Phone phone(String table, String token) {
        Phone phone = Phone.of(
                java.net.http.HttpClient.newHttpClient(),
                java.net.URI.create("ws://127.0.0.1:" + main.edge().port() + "/api/v1/tables/" + table + "/socket"),
                "Authorization",
                "Bearer " + token);
        phone.say(Phone.HELLO).next();
        return phone;
    }

    private static long events(String table) {
        return main.store().events().of("table|" + table, 1).size();
    }

    private static String token(RawSocket raw, String name) throws IOException {
        String me = ask(
                        raw,
                        "POST",
                        "/api/v1/me",
                        "",
                        "application/json",
                        bytes("{\"name\":\"" + name + "\",\"token\":true}"))
                .body();
        return me.substring(me.indexOf("\"token\":\"") + 9, me.lastIndexOf('"'));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static RawSocket.Said ask(
            RawSocket raw, String method, String path, String headers, String type, byte[] body) throws IOException {
        String head = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "Content-Type: " + type
                + "\r\nContent-Length: " + body.length + "\r\n\r\n";
        byte[] start = head.getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = java.util.Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, all, start.length, body.length);
        return raw.say(all).hear();
    }
}
