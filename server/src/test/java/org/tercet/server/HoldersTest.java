package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Browsers and programs of somebody can be looked at and ended one by one. */
class HoldersTest {

    private static final String ME = "/api/v1/me";
    private static final String HOLDERS = "/api/v1/me/holders";
    private static final String NOT_FOUND = "{\"error\":{\"type\":\"not-found\"}}";

    private static Served served;

    private String cookie;
    private String token;

    @BeforeAll
    static void start() {
        served = Served.usual();
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    /** Somebody with a browser and a program. */
    private void somebody() {
        cookie = served.post(ME, "{\"name\":\"Ana\"}")
                .headers()
                .firstValue("Set-Cookie")
                .orElse("")
                .split(";", 2)[0];
        token = token("Cookie", cookie);
    }

    private static String token(String... who) {
        String body = served.post(ME, "{\"name\":\"Ana\",\"token\":true}", who).body();
        return "Bearer " + new JsonMapper().readTree(body).get("token").stringValue();
    }

    @Test
    void whoever_asks_is_told_which_browsers_and_programs_they_have_and_which_one_asks() {
        long before = System.currentTimeMillis();
        somebody();

        List<JsonNode> seen = holders("Cookie", cookie);
        List<JsonNode> seenByProgram = holders("Authorization", token);

        assertThat(seen).extracting(it -> it.get("program").booleanValue()).containsExactly(false, true);
        assertThat(seen).extracting(it -> it.get("here").booleanValue()).containsExactly(true, false);
        assertThat(seen).extracting(it -> it.get("since").longValue()).allMatch(at -> at >= before);
        assertThat(seen).extracting(HoldersTest::id).doesNotHaveDuplicates();
        assertThat(seenByProgram)
                .extracting(it -> it.get("program").booleanValue())
                .containsExactly(true, false);
        assertThat(seenByProgram)
                .extracting(HoldersTest::id)
                .containsExactlyElementsOf(ids("Cookie", cookie).reversed());
        assertThat(served.get(HOLDERS).statusCode()).isEqualTo(401);
    }

    @Test
    void nothing_that_is_told_of_them_is_or_comes_from_a_secret() {
        somebody();
        String told = served.get(HOLDERS, "Cookie", cookie).body();

        for (String known : List.of(cookie.substring("tercet=".length()), token.substring("Bearer ".length()))) {
            String hash = hash(known);
            assertThat(told).doesNotContain(known, hash);
            assertThat(ids("Cookie", cookie))
                    .allMatch(id -> !known.contains(id)
                            && !hash.contains(id)
                            && !hash(hash).contains(id));
        }
    }

    @Test
    void one_that_is_ended_is_nobodys_at_once_and_the_others_go_on() {
        somebody();
        String another = token("Authorization", token);
        String id = ids("Authorization", token).getFirst();

        assertThat(end(id, "Cookie", cookie).statusCode()).isEqualTo(204);

        assertThat(served.get(ME, "Authorization", token).statusCode()).isEqualTo(401);
        assertThat(served.get(ME, "Authorization", another).statusCode()).isEqualTo(200);
        assertThat(ids("Cookie", cookie)).hasSize(2).doesNotContain(id);
        assertThat(end(id, "Cookie", cookie).body()).isEqualTo(NOT_FOUND);
    }

    @Test
    void a_browser_that_ends_itself_forgets_its_cookie_and_its_programs_go_on() {
        somebody();

        HttpResponse<String> ended = end(ids("Cookie", cookie).getFirst(), "Cookie", cookie);

        assertThat(ended.statusCode()).isEqualTo(204);
        assertThat(ended.headers().firstValue("Set-Cookie").orElse(""))
                .startsWith("tercet=;")
                .contains("Max-Age=0");
        assertThat(served.get(ME, "Cookie", cookie).statusCode()).isEqualTo(401);
        assertThat(holders("Authorization", token)).hasSize(1);
    }

    @Test
    void a_browser_that_ends_another_keeps_its_cookie() {
        somebody();

        HttpResponse<String> ended = end(ids("Cookie", cookie).getLast(), "Cookie", cookie);

        assertThat(ended.headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(served.get(ME, "Cookie", cookie).statusCode()).isEqualTo(200);
    }

    @Test
    void nobody_ends_what_somebody_else_has() {
        somebody();
        String eve = served.guest("Eve");

        HttpResponse<String> refused = end(ids("Cookie", cookie).getFirst(), "Authorization", eve);

        assertThat(refused.statusCode()).isEqualTo(404);
        assertThat(refused.body()).isEqualTo(NOT_FOUND);
        assertThat(served.get(ME, "Cookie", cookie).statusCode()).isEqualTo(200);
        assertThat(end(ids("Cookie", cookie).getFirst()).statusCode()).isEqualTo(401);
        assertThat(holders("Authorization", eve)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "%00", "%25", "*", "'%20OR%20'1'='1", "..%2F..", "AAAAAAAAAAAAAAAA", ""})
    void what_was_never_an_id_is_not_found(String nonsense) {
        somebody();

        assertThat(end(nonsense, "Cookie", cookie).statusCode()).isEqualTo(404);
        assertThat(holders("Cookie", cookie)).hasSize(2);
    }

    @Test
    void sockets_of_one_that_is_ended_end_at_once_and_those_of_the_others_go_on() {
        somebody();
        Phone ended = Phone.welcomed(served, "t1", "Authorization", token);
        Phone other = Phone.welcomed(served, "t1", "Cookie", cookie);

        end(ids("Authorization", token).getFirst(), "Cookie", cookie);

        assertThat(ended.next()).isEqualTo(Phone.BYE);
        assertThat(ended.closed()).isEqualTo(1008);
        assertThat(other.say("still here").next()).isEqualTo("still here");
        other.hangUp();
    }

    @Test
    void at_other_nodes_requests_and_sockets_of_one_that_is_ended_end_within_seconds() throws InterruptedException {
        somebody();
        try (Served beside = served.beside()) {
            Phone ended = Phone.welcomed(beside, "t1", "Authorization", token);
            Phone other = Phone.welcomed(beside, "t1", "Cookie", cookie);
            beside.get(ME, "Authorization", token);

            end(ids("Authorization", token).getFirst(), "Cookie", cookie);

            assertThat(ended.next()).isEqualTo(Phone.BYE);
            assertThat(other.say("still here").next()).isEqualTo("still here");
            Thread.sleep(5_100);
            assertThat(beside.get(ME, "Authorization", token).statusCode()).isEqualTo(401);
            assertThat(other.say("and still").next()).isEqualTo("and still");
            other.hangUp();
        }
    }

    private static List<JsonNode> holders(String... who) {
        JsonNode answer = new JsonMapper().readTree(served.get(HOLDERS, who).body());
        return answer.get("holders").values().stream().toList();
    }

    private static List<String> ids(String... who) {
        return holders(who).stream().map(HoldersTest::id).toList();
    }

    private static String id(JsonNode holder) {
        return holder.get("id").stringValue();
    }

    private static HttpResponse<String> end(String id, String... who) {
        var request = served.request(HOLDERS + "/" + id).DELETE();
        return served.send(who.length == 0 ? request : request.headers(who));
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
