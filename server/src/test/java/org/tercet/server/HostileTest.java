package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.server.http.Bounds;
import org.tercet.server.http.Bounds.Pace;
import org.tercet.server.live.LiveBounds;
import org.tercet.server.ops.Settings;

/** Those who mean no good are refused, and nobody else notices. */
class HostileTest {

    private static final String HALF = "GET / HTTP/1.1\r\nHost: loc";

    /** With short times, and without mercy for this machine. */
    private static Bounds strict(int connections, Pace pace) {
        return new Bounds(
                20_000,
                connections,
                pace,
                pace,
                false,
                Duration.ofMillis(1_500),
                Duration.ofMillis(1_500),
                Duration.ofSeconds(30));
    }

    @Test
    void a_thousand_half_open_connections_are_closed_and_nobody_notices() throws IOException {
        try (Served served = Served.with(strict(2_000, new Pace(5_000, 1_000)))) {
            long before = used();
            List<RawSocket> half = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                half.add(new RawSocket(served.edge.port()).say(i % 2 == 0 ? HALF : ""));
            }
            long began = System.nanoTime();
            assertThat(served.get("/health").statusCode()).isEqualTo(200);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(5));
            assertThat(used() - before).isLessThan(64L << 20);

            for (RawSocket each : half) {
                assertThat(each.isClosedWithin(10_000)).isTrue();
                each.close();
            }
            assertThat(served.get("/health").statusCode()).isEqualTo(200);
            assertThat(served.edge.connections()).isLessThan(10);
        }
    }

    @Test
    void one_byte_now_and_then_does_not_keep_a_connection() throws Exception {
        try (Served served = Served.with(strict(100, new Pace(5_000, 1_000)));
                RawSocket head = new RawSocket(served.edge.port());
                RawSocket body = new RawSocket(served.edge.port())) {
            head.say(HALF);
            body.say("POST /api/v1/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 1000\r\n\r\n{");
            boolean closed = false;
            for (int i = 0; i < 100 && !closed; i++) {
                try {
                    head.say("x");
                    body.say(" ");
                } catch (IOException e) {
                    closed = true;
                }
                Thread.sleep(50);
            }

            assertThat(head.isClosedWithin(5_000)).isTrue();
            assertThat(body.isClosedWithin(5_000)).isTrue();
        }
    }

    @Test
    void one_address_has_so_many_connections_and_no_more() throws IOException {
        try (Served served = Served.with(strict(20, new Pace(5_000, 1_000)))) {
            List<RawSocket> all = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                all.add(new RawSocket(served.edge.port()));
            }
            long closed = all.stream().filter(each -> each.isClosedWithin(200)).count();
            for (RawSocket each : all) {
                each.close();
            }

            assertThat(closed).isGreaterThanOrEqualTo(40);
        }
    }

    @Test
    void one_address_may_ask_so_often_and_no_more() {
        try (Served served = Served.with(strict(100, new Pace(30, 5)))) {
            HttpResponse<String> last = served.get("/api/v1/games");
            for (int i = 0; i < 60 && last.statusCode() != 429; i++) {
                last = served.get("/api/v1/games");
            }

            assertThat(last.statusCode()).isEqualTo(429);
            assertThat(last.body()).startsWith("{\"error\":{\"type\":\"too-much\",\"retryAfter\":");
            assertThat(last.headers().firstValue("Retry-After").orElse("")).matches("[0-9]+");
        }
    }

    @Test
    void one_person_may_open_so_many_tables_and_no_more() {
        Bounds bounds = new Bounds(
                100,
                100,
                new Pace(100_000, 10_000),
                new Pace(100, 2),
                true,
                Duration.ofSeconds(5),
                Duration.ofSeconds(5),
                Duration.ofSeconds(30));
        try (Served served = Served.with(bounds)) {
            String eve = served.guest("Eve");
            String ana = served.guest("Ana");
            int last = 201;
            for (int i = 0; i < 20 && last == 201; i++) {
                last = served.post("/api/v1/tables", "{\"game\":\"base\"}", "Authorization", eve)
                        .statusCode();
            }

            assertThat(last).isEqualTo(429);
            assertThat(served.post("/api/v1/tables", "{\"game\":\"base\"}", "Authorization", ana)
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void three_hundred_sockets_that_never_say_hello_are_closed() {
        LiveBounds hasty = new LiveBounds(
                new Pace(60, 20),
                1 << 17,
                Duration.ofSeconds(1),
                Duration.ofSeconds(20),
                Duration.ofSeconds(60),
                Duration.ofSeconds(20),
                20);
        try (Served served = Served.with(hasty)) {
            List<Phone> silent = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                silent.add(Phone.call(served, "t"));
            }
            silent.forEach(phone -> assertThat(phone.closed()).isEqualTo(1008));
            for (int i = 0; i < 50 && served.edge.sockets() > 0; i++) {
                pause(100);
            }

            assertThat(served.edge.sockets()).isZero();
            assertThat(served.tables.connected.get()).isZero();
        }
    }

    @Test
    void many_who_do_not_read_cost_little_and_nobody_else_notices() {
        try (Served served = Served.usual()) {
            long before = used();
            List<Phone> slow = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Phone phone = Phone.call(served, "t", false, "Authorization", served.guest("Slow" + i));
                slow.add(phone.say(Phone.HELLO).say("flood 20000"));
            }
            Phone calm = Phone.call(served, "t", "Authorization", served.guest("Calm"))
                    .say(Phone.HELLO);
            calm.next();
            for (int i = 0; i < 20; i++) {
                assertThat(calm.say("still here " + i).next()).isEqualTo("still here " + i);
                pause(60);
            }
            // Four gigabytes are on their way to them.
            assertThat(used() - before).isLessThan(64L << 20);
            for (int i = 0; i < 100 && served.edge.sockets() > 1; i++) {
                pause(100);
                calm.say("waiting").next();
            }

            assertThat(served.edge.sockets()).isEqualTo(1);
            assertThat(slow).hasSize(40);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GET / HTTP/1.1\\r\\nHost: localhost\\r\\nX: LONG\\r\\n\\r\\n | 431",
                "GET /LONG HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 414",
                "\\u0016\\u0003\\u0001\\u0002 | 400",
                "GET / HTTP/9.9\\r\\n\\r\\n | 501",
                "BREW /api/v1/games HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 405",
                "TRACE / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 404",
                "TRACE /api/v1/games HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 405",
                "GET /../../etc/passwd HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 404",
                "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 404",
                "GET /org/tercet/server/sql/0001-people.sql HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n | 404",
                "POST /api/v1/check HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\nContent-Length: 99999999999999\\r\\n\\r\\n | 413",
                "POST /api/v1/check HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\nTransfer-Encoding: chunked\\r\\nContent-Length: 5\\r\\n\\r\\n0\\r\\n\\r\\n | 400",
            })
    void what_is_no_proper_request_is_refused(String request, int status) throws IOException {
        try (Served served = Served.usual();
                RawSocket raw = new RawSocket(served.edge.port())) {
            String text = request.replace("\\r", "\r")
                    .replace("\\n", "\n")
                    .replace("LONG", "x".repeat(20_000))
                    .replace("\\u0016\\u0003\\u0001\\u0002", "\u0016\u0003\u0001\u0002\r\n\r\n");

            assertThat(raw.say(text).hear().status()).isEqualTo(status);
            assertThat(served.get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void pages_of_others_may_not_post() {
        try (Served served = Served.usual()) {
            HttpResponse<String> foreign =
                    served.post("/api/v1/me", "{\"name\":\"Ana\"}", "Origin", "https://evil.example");
            assertThat(foreign.statusCode()).isEqualTo(403);
            assertThat(foreign.body()).isEqualTo("{\"error\":{\"type\":\"wrong-origin\"}}");
            assertThat(foreign.headers().firstValue("Access-Control-Allow-Origin"))
                    .isEmpty();
            assertThat(served.post("/api/v1/me", "{\"name\":\"Ana\"}", "Origin", "null")
                            .statusCode())
                    .isEqualTo(403);
            assertThat(served.post("/api/v1/me", "{\"name\":\"Ana\"}", "Origin", served.origin())
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void a_strange_name_that_leads_here_is_not_our_own_origin() throws IOException {
        try (Served served = Served.usual();
                RawSocket raw = new RawSocket(served.edge.port())) {
            String body = "{\"name\":\"Ana\"}";
            String request = "POST /api/v1/me HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                    + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;

            assertThat(raw.say(request).hear().status()).isEqualTo(403);
        }
    }

    @Test
    void pages_that_the_keeper_named_may_ask() {
        Settings settings = new Settings(
                0,
                "127.0.0.1",
                Served.folder(),
                java.util.Optional.empty(),
                List.of("https://play.example.org"),
                List.of());
        try (Served served = Served.with(settings)) {
            HttpResponse<String> asked = served.send(served.request("/api/v1/tables")
                    .header("Origin", "https://play.example.org")
                    .method("OPTIONS", java.net.http.HttpRequest.BodyPublishers.noBody()));
            assertThat(asked.statusCode()).isEqualTo(204);
            assertThat(asked.headers().firstValue("Access-Control-Allow-Origin"))
                    .hasValue("https://play.example.org");
            assertThat(served.post("/api/v1/me", "{\"name\":\"Ana\"}", "Origin", "https://play.example.org")
                            .statusCode())
                    .isEqualTo(201);
            assertThat(served.post(
                                    "/api/v1/me",
                                    "{\"name\":\"Ana\"}",
                                    "Origin",
                                    "https://play.example.org.evil.example")
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    /** Bytes of the heap that are in use, those of both ends. */
    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
