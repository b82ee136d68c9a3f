package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.server.ops.Settings;

/** What is asked for and what is answered. */
class RequestsTest {

    private static final String FORWARDED = "X-Forwarded-For";

    private static Served served;
    private static String ana;

    @BeforeAll
    static void start() {
        served = Served.usual();
        ana = served.guest("Ana");
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void it_is_up_and_ready() {
        assertThat(served.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
        assertThat(served.get("/health/ready").body()).isEqualTo("{\"status\":\"ready\"}");
    }

    @Test
    void figures_are_for_prometheus() {
        served.get("/health");
        HttpResponse<String> metrics = served.get("/metrics");

        assertThat(metrics.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain; version=0.0.4");
        assertThat(metrics.body())
                .contains("tercet_http_requests_seconds_count{route=\"GET /health\",status=\"200\"}")
                .contains("tercet_sockets")
                .contains("jvm_memory_used_bytes");
    }

    @Test
    void the_catalogue_names_every_game_and_what_a_table_can_choose() {
        HttpResponse<String> games = served.get("/api/v1/games");

        assertThat(games.statusCode()).isEqualTo(200);
        assertThat(games.body())
                .startsWith("{\"games\":[{\"id\":\"base\",\"rulebooks\":[{\"id\":\"devir\",\"settings\":[")
                .contains("\"players\":{\"min\":2,\"max\":12}")
                .contains("\"id\":\"20-20\"");
    }

    @Test
    void three_cards_are_judged_attribute_by_attribute() {
        assertThat(served.post("/api/v1/check", "{\"cards\":[\"1rso\",\"1gso\",\"2pso\"]}")
                        .body())
                .isEqualTo("{\"set\":false,\"verdict\":{\"number\":{\"type\":\"broken\",\"two\":0,\"one\":1},"
                        + "\"colour\":{\"type\":\"different\"},\"fill\":{\"type\":\"same\",\"digit\":0},"
                        + "\"shape\":{\"type\":\"same\",\"digit\":0}}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"cards\":[\"1rso\",\"1gso\"]} | 409 | {\"type\":\"wrong-number-of-cards\",\"needed\":3}",
                "{\"cards\":[\"1rso\",\"1gso\",\"1rso\"]} | 409 | {\"type\":\"same-card-twice\",\"card\":\"1rso\"}",
                "{\"cards\":[\"1rso\",\"1gso\",\"9xxx\"]} | 400 | {\"type\":\"unreadable\",\"path\":\"/cards/2\",\"problem\":{\"type\":\"expected\",\"kind\":\"card\"}}",
                "{\"cards\":7} | 400 | {\"type\":\"unreadable\",\"path\":\"/cards\",\"problem\":{\"type\":\"expected\",\"kind\":\"list\"}}",
                "{\"cards\":[],\"more\":1} | 400 | {\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"unknown-field\",\"name\":\"more\"}}",
                "{} | 400 | {\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"missing-field\",\"name\":\"cards\"}}",
                "{\"cards\": | 400 | {\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"malformed\"}}",
                "not json | 400 | {\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"malformed\"}}",
            })
    void what_cannot_be_read_is_said_with_its_place(String body, int status, String error) {
        HttpResponse<String> answer = served.post("/api/v1/check", body);

        assertThat(answer.body()).isEqualTo("{\"error\":" + error + "}");
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @Test
    void the_puzzle_of_a_day_is_the_same_for_everybody() {
        String sheet = served.get("/api/v1/puzzles/2026-07-27").body();

        assertThat(sheet).contains("\"number\":208", "\"format\":\"classic\"", "\"sets\":6");
        assertThat(served.get("/api/v1/puzzles/2026-07-27?format=classic").body())
                .isEqualTo(sheet);
        assertThat(served.get("/api/v1/puzzles/2026-07-27?format=small").body()).contains("\"sets\":4");
        assertThat(served.get("/api/v1/puzzles/today?zone=Europe%2FMadrid").statusCode())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "/api/v1/puzzles/2025-12-31, 404, no-puzzle",
        "/api/v1/puzzles/9999-12-31, 404, no-puzzle",
        "/api/v1/puzzles/yesterday, 404, no-puzzle",
        "/api/v1/puzzles/2026-07-27?format=huge, 400, unreadable",
        "/api/v1/puzzles/today?zone=Atlantis, 400, unreadable",
        "/api/v1/puzzles/today?zone=%00, 400, unreadable",
        "/api/v1/puzzles/today?moon=full, 400, unknown-field",
        "/api/v1/puzzles/today?zone=UTC&zone=UTC, 400, repeated-field",
        "/api/v1/chess, 404, not-found",
        "/api/v1, 404, not-found",
        "/api/v1/games/, 404, not-found",
        "/api/v1/puzzles/..%2f..%2fetc, 404, not-found",
        "/api/v1/check, 405, wrong-method",
    })
    void what_is_not_there_is_said_with_its_reason(String path, int status, String type) {
        HttpResponse<String> answer = served.get(path);

        assertThat(answer.body()).startsWith("{\"error\":{").contains("\"type\":\"" + type + "\"");
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @Test
    void a_find_is_judged_only_if_its_cards_lie_there() {
        assertThat(served.post("/api/v1/puzzles/2026-07-27/finds", "{\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}")
                        .body())
                .contains("\"type\":\"not-on-table\"");
    }

    @Test
    void the_odds_are_exact() {
        assertThat(served.get("/api/v1/odds").body())
                .contains("{\"cards\":3,\"setFree\":\"84240\",\"total\":\"85320\"");
    }

    @Test
    void a_body_of_another_type_is_refused() {
        HttpResponse<String> answer = served.send(served.request("/api/v1/check")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{\"cards\":[]}")));

        assertThat(answer.statusCode()).isEqualTo(415);
        assertThat(answer.body()).isEqualTo("{\"error\":{\"type\":\"wrong-type\",\"expected\":\"application/json\"}}");
    }

    @Test
    void a_body_that_is_too_large_is_refused_whether_it_says_so_or_not() {
        String large = "{\"cards\":[\"" + "x".repeat(70_000) + "\"]}";
        assertThat(served.post("/api/v1/check", large).statusCode()).isEqualTo(413);

        HttpResponse<String> chunked = served.send(served.request("/api/v1/check")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.fromPublisher(BodyPublishers.ofString(large))));
        assertThat(chunked.statusCode()).isEqualTo(413);
    }

    @Test
    void every_answer_keeps_browsers_from_harm() {
        for (String path : new String[] {"/health", "/api/v1/games", "/api/v1/nowhere", "/"}) {
            var headers = served.get(path).headers();
            assertThat(policy(path))
                    .contains("default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
        }
    }

    @Test
    void what_is_no_page_does_nothing_when_it_is_opened_as_one() {
        assertThat(policy("/")).contains("script-src 'self'").doesNotContain("sandbox");
        for (String path : new String[] {"/health", "/api/v1/games", "/api/v1/nowhere", "/api/v1/me"}) {
            assertThat(policy(path)).contains("sandbox").doesNotContain("'self'");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"GET /%s HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nX: %s\r\n\r\n", "\u0016%s\r\n\r\n"})
    void what_is_no_request_gets_the_headers_of_an_answer_too(String request) throws IOException {
        try (RawSocket raw = new RawSocket(served.edge.port())) {
            assertThat(raw.say(request.replace("%s", "x".repeat(20_000))).hear().head())
                    .containsPattern("^HTTP/1\\.[01] 4")
                    .containsIgnoringCase("X-Content-Type-Options: nosniff")
                    .containsIgnoringCase("Content-Security-Policy: default-src 'none'");
        }
    }

    private static String policy(String path) {
        return served.get(path).headers().firstValue("Content-Security-Policy").orElse("");
    }

    @Test
    void every_answer_says_what_it_is_and_in_which_letters() {
        assertThat(type("/health")).isEqualTo("application/json");
        assertThat(type("/api/v1/nowhere")).isEqualTo("application/json");
        assertThat(type("/metrics")).endsWith("; charset=utf-8");
        assertThat(type("/")).isEqualTo("text/html; charset=utf-8");
    }

    private static String type(String path) {
        return served.get(path).headers().firstValue("Content-Type").orElse("");
    }

    @Test
    void figures_are_for_those_who_are_near_whatever_they_say_of_themselves() {
        Settings proxied =
                new Settings(0, "127.0.0.1", Served.folder(), Optional.empty(), List.of(), List.of("127.0.0.1"));
        try (Served behind = Served.with(proxied)) {
            assertThat(behind.get("/metrics", FORWARDED, "203.0.113.7").statusCode())
                    .isEqualTo(403);
            assertThat(behind.get("/metrics", FORWARDED, "127.0.0.1, 203.0.113.7")
                            .statusCode())
                    .isEqualTo(403);
            assertThat(behind.get("/metrics", FORWARDED, "10.0.0.3").statusCode())
                    .isEqualTo(200);
        }
        assertThat(served.get("/metrics", FORWARDED, "203.0.113.7").statusCode())
                .as("nobody is a proxy here")
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/me",
                "/api/v1/me/holders",
                "/api/v1/me/statistics",
                "/api/v1/records?mine=true",
                "/api/v1/records",
                "/api/v1/standings/base",
                "/api/v1/tables",
                "/api/v1/tables/table1",
                "/api/v1/codes/ABCD"
            })
    void nobody_keeps_what_is_told_of_people(String path) {
        HttpResponse<String> answer = served.get(path, "Authorization", ana);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
    }

    @Test
    void nobody_keeps_a_secret_on_its_way() {
        HttpResponse<String> token = served.post("/api/v1/me", "{\"name\":\"Ana\",\"token\":true}");
        HttpResponse<String> cookie = served.post("/api/v1/me", "{\"name\":\"Ana\"}");

        assertThat(token.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(cookie.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(served.get("/api/v1/me").headers().firstValue("Cache-Control"))
                .hasValue("no-store");
    }

    @Test
    void large_answers_for_everybody_are_packed_and_can_be_kept() {
        HttpResponse<String> packed = served.get("/api/v1/games", "Accept-Encoding", "br, gzip");

        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(packed.headers().firstValue("Cache-Control")).hasValue("public, max-age=300");
        assertThat(served.get("/api/v1/games").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }
}
