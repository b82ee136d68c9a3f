package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A name and nothing else is enough to be somebody. */
class PeopleTest {

    private static final String ME = "/api/v1/me";
    private static final String UNKNOWN = "{\"error\":{\"type\":\"unknown-person\"}}";

    private static Served served;

    @BeforeAll
    static void start() {
        served = Served.usual();
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void a_browser_gets_a_cookie_that_no_script_can_read() {
        HttpResponse<String> answer = served.post(ME, "{\"name\":\"Ana\"}");
        String cookie = cookie(answer);

        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(answer.body()).contains("\"name\":\"Ana\",\"program\":false").doesNotContain("token");
        assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
                .contains("; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=")
                .doesNotContain("Secure", "Domain");
        assertThat(served.get(ME, "Cookie", cookie).body()).isEqualTo(answer.body());
    }

    @Test
    void behind_tls_the_cookie_is_for_tls_only() {
        try (Served proxied = Served.with(new org.tercet.server.ops.Settings(
                0,
                "127.0.0.1",
                Served.folder(),
                java.util.Optional.empty(),
                java.util.List.of(),
                java.util.List.of("127.0.0.1")))) {
            HttpResponse<String> answer = proxied.post(ME, "{\"name\":\"Ana\"}", "X-Forwarded-Proto", "https");

            assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
                    .startsWith("__Host-tercet=")
                    .endsWith("; Secure");
            assertThat(answer.headers().firstValue("Strict-Transport-Security"))
                    .hasValue("max-age=31536000; includeSubDomains");
        }
        assertThat(served.post(ME, "{\"name\":\"Ana\"}", "X-Forwarded-Proto", "https")
                        .headers()
                        .firstValue("Set-Cookie")
                        .orElse(""))
                .doesNotContain("Secure");
    }

    @Test
    void a_program_gets_a_token_once() {
        String token = served.guest("Robi");
        String me = served.get(ME, "Authorization", token).body();

        assertThat(me).contains("\"name\":\"Robi\",\"program\":true").doesNotContain("token");
    }

    @Test
    void another_name_leaves_one_the_same_person() {
        String token = served.guest("Ana");
        String id = id(served.get(ME, "Authorization", token).body());

        HttpResponse<String> renamed = served.post(ME, "{\"name\":\"Bea\"}", "Authorization", token);

        assertThat(renamed.statusCode()).isEqualTo(200);
        assertThat(served.get(ME, "Authorization", token).body()).contains(id, "\"name\":\"Bea\"");
    }

    @Test
    void nobody_is_nobody() {
        HttpResponse<String> answer = served.get(ME);

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.body()).isEqualTo(UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "' OR 1=1 --", "Bearer Bearer", ""})
    void a_forged_token_is_refused_everywhere(String forged) {
        assertThat(served.get(ME, "Authorization", "Bearer " + forged).body()).isEqualTo(UNKNOWN);
        assertThat(served.get("/api/v1/games", "Authorization", "Bearer " + forged)
                        .body())
                .isEqualTo(UNKNOWN);
        assertThat(served.post(ME, "{\"name\":\"Eve\"}", "Authorization", "Bearer " + forged)
                        .body())
                .isEqualTo(UNKNOWN);
    }

    @Test
    void a_forged_cookie_is_nobodys() {
        assertThat(served.get(ME, "Cookie", "tercet=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
                        .body())
                .isEqualTo(UNKNOWN);
    }

    @Test
    void whoever_says_goodbye_is_forgotten_everywhere() {
        String token = served.guest("Ana");
        assertThat(served.send(served.request(ME).header("Authorization", token).DELETE())
                        .statusCode())
                .isEqualTo(204);

        assertThat(served.get(ME, "Authorization", token).body()).isEqualTo(UNKNOWN);
    }

    @Test
    void no_secret_is_kept() throws IOException {
        String token = served.guest("Anastasia").substring("Bearer ".length());
        StringBuilder kept = new StringBuilder();
        try (Stream<Path> files = Files.list(served.folder)) {
            for (Path file : files.filter(each -> !each.endsWith("tercet.lock")).toList()) {
                kept.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }

        assertThat(token).hasSizeGreaterThanOrEqualTo(43);
        assertThat(kept.toString()).contains("Anastasia").doesNotContain(token);
    }

    @Test
    void a_name_of_nothing_is_refused() {
        HttpResponse<String> answer = served.post(ME, "{\"name\":\"\\u200b \\u202e\"}");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).isEqualTo("{\"error\":{\"type\":\"bad-name\",\"most\":24}}");
    }

    private static String cookie(HttpResponse<String> answer) {
        return answer.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    }

    private static String id(String me) {
        return me.substring(me.indexOf("\"id\":\"") + 6, me.indexOf("\",\"name\""));
    }
}
