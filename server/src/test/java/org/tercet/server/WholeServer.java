package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Tempo;
import org.tercet.table.fair.Proof;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The server as it is, with either database: two people play a match, and everything that can be said about it afterwards is said.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class WholeServer {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String WISH =
            "{\"game\":\"base\",\"open\":true,\"values\":{\"gesture\":\"one\",\"deck\":\"small\"}}";

    private final Settings settings;
    private Main main;
    private HttpClient client;
    private String ana;
    private String bea;
    private String table = "";

    WholeServer(Optional<String> database) {
        this.settings = new Settings(0, "127.0.0.1", Served.folder(), database, List.of(), List.of());
    }

    @BeforeAll
    void start() {
        client = HttpClient.newHttpClient();
        main = Main.start(settings, Edge.Limits.USUAL, Tempo.times(20));
        ana = guest("Ana");
        bea = guest("Bea");
    }

    @AfterAll
    void stop() {
        main.close();
        client.shutdownNow();
    }

    @Test
    @Order(1)
    void two_people_play_a_match_through_sockets() throws Exception {
        JsonNode opened = json(post("/tables", WISH, ana));
        table = opened.get("id").stringValue();
        assertThat(json(get("/codes/" + opened.get("code").stringValue(), ana))
                        .get("id")
                        .stringValue())
                .isEqualTo(table);
        await(() -> get("/tables", ana).contains(table));

        RacePlayer host = new RacePlayer(call(table, ana));
        RacePlayer guest = new RacePlayer(call(table, bea));
        guest.act("{\"type\":\"contribute\",\"random\":\"00112233445566778899aabbccddeeff\"}");
        assertThat(guest.hear("refused").get("reason").get("type").stringValue())
                .isEqualTo("not-at-table");
        guest.act("{\"type\":\"sit\"}");
        guest.hear("done");
        guest.act("{\"type\":\"contribute\",\"random\":\"00112233445566778899aabbccddeeff\"}");
        guest.hear("done");
        host.act("{\"type\":\"start\"}");

        Thread other = Thread.startVirtualThread(guest::playToTheEnd);
        JsonNode end = host.playToTheEnd();
        other.join(Duration.ofSeconds(20));

        assertThat(end.get("table").get("fair").get("seed").stringValue()).hasSize(128);
        assertThat(end.get("match").get("standing").stringValue()).isEqualTo("finished");
    }

    @Test
    @Order(2)
    void the_match_is_on_record_and_shown_to_be_right() throws Exception {
        await(() -> get("/records", ana).contains(table));
        JsonNode summary = json(get("/records/" + table, ana));

        assertThat(summary.get("game").stringValue()).isEqualTo("base");
        assertThat(summary.get("verified").booleanValue()).isTrue();
        assertThat(summary.get("seats").get(1).get("name").stringValue()).isEqualTo("Bea");
        assertThat(get("/records?mine=true&game=base", bea)).contains(table);
        assertThat(get("/records?mine=true&game=scout", bea)).doesNotContain(table);
        assertThat(get("/records?mine=true", guest("Cora"))).doesNotContain(table);

        String file = get("/records/" + table + "/file", ana);
        assertThat(GameFile.read(file)).isInstanceOfSatisfying(Reading.Read.class, read -> {
            GameFile<?, ?> game = (GameFile<?, ?>) read.value();
            assertThat(Proof.of(game).isComplete()).isTrue();
            assertThat(game.text()).isEqualTo(file);
            assertThat(game.fairness().orElseThrow().contributions()).hasSize(1);
        });
        JsonNode review = json(get("/records/" + table + "/review", ana));
        assertThat(review.get("outcome")).isEqualTo(summary.get("outcome"));
    }

    @Test
    @Order(3)
    void what_was_found_is_counted_and_who_won_is_rated() {
        JsonNode anas = json(get("/me/statistics", ana)).get("games").get(0);
        JsonNode beas = json(get("/me/statistics", bea)).get("games").get(0);
        JsonNode review = json(get("/records/" + table + "/review", ana));

        assertThat(anas.get("matches").intValue()).isEqualTo(1);
        assertThat(anas.get("finds").intValue() + beas.get("finds").intValue())
                .isEqualTo(review.get("part").get("hunt").get("takes").size())
                .isPositive();
        assertThat(anas.get("wins").intValue() + beas.get("wins").intValue()).isPositive();
        JsonNode recent = json(get("/me/statistics", ana)).get("recent");
        assertThat(recent.size()).isEqualTo(1);
        assertThat(recent.get(0).get("record").stringValue()).isEqualTo(table);
        assertThat(recent.get(0).get("finds")).isEqualTo(anas.get("finds"));
        for (String span : List.of("day", "week", "ever")) {
            JsonNode standings = json(get("/standings/base?span=" + span, ana)).get("standings");
            assertThat(standings.size()).isEqualTo(2);
            assertThat(standings.get(0).get("points").intValue())
                    .isGreaterThanOrEqualTo(standings.get(1).get("points").intValue());
        }
    }

    @Test
    @Order(4)
    void a_file_can_be_brought_again_and_is_the_same_byte_for_byte() throws Exception {
        String file = get("/records/" + table + "/file", ana);
        HttpResponse<String> brought = send(
                request("/records", ana).header("Content-Type", "text/plain").POST(BodyPublishers.ofString(file)));
        String id = json(brought.body()).get("id").stringValue();

        assertThat(brought.statusCode()).isEqualTo(201);
        assertThat(get("/records/" + id + "/file", bea)).isEqualTo(file);
        assertThat(json(get("/records/" + id, bea)).get("imported").booleanValue())
                .isTrue();
        assertThat(get("/records", bea)).doesNotContain(id);
        assertThat(get("/records?mine=true", ana)).contains(id);

        String another = file.contains("laid spots=[0:1rso") ? "2rso" : "1rso";
        HttpResponse<String> wrong = send(request("/records", ana)
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(file.replaceFirst("laid spots=\\[0:\\w+", "laid spots=[0:" + another))));
        assertThat(wrong.statusCode()).isEqualTo(400);
    }

    @Test
    @Order(5)
    void a_record_is_saved_under_a_name_of_our_own_which_nobody_can_guess() throws Exception {
        HttpResponse<String> file = send(request("/records/" + table + "/file", bea));

        assertThat(table).matches("[0-9a-f]{32}");
        assertThat(file.headers().firstValue("Content-Disposition"))
                .hasValue("attachment; filename=\"tercet-" + table + ".txt\"");
    }

    @Test
    @Order(5)
    void who_wants_to_play_now_plays_with_bots_at_once_and_the_next_one_joins() throws Exception {
        String first = json(post("/play-now", "{\"game\":\"ultraset\"}", ana))
                .get("id")
                .stringValue();
        assertThat(json(get("/tables/" + first, ana)).get("phase").stringValue())
                .isEqualTo("playing");
        await(() -> get("/tables", bea).contains(first));

        assertThat(json(post("/play-now", "{\"game\":\"ultraset\"}", bea))
                        .get("id")
                        .stringValue())
                .isEqualTo(first);
    }

    @Test
    @Order(6)
    void everything_made_from_the_log_is_made_again_from_it() throws Exception {
        List<String> asked = List.of("/records", "/records?mine=true", "/me/statistics", "/standings/base?span=day");
        List<String> before = asked.stream().map(path -> get(path, ana)).toList();
        main.close();

        try (var store = Main.open(settings)) {
            store.tx(handle -> handle.execute("DELETE FROM results"));
            assertThat(Main.rebuild(store)).isPositive();
        }
        main = Main.start(settings, Edge.Limits.USUAL, Tempo.times(20));

        assertThat(asked.stream().map(path -> get(path, ana))).containsExactlyElementsOf(before);
    }

    // --- asking ------------------------------------------------------------------------------------------------------

    private interface Truth {
        boolean holds();
    }

    private static void await(Truth truth) throws InterruptedException {
        for (int i = 0; i < 200 && !truth.holds(); i++) {
            Thread.sleep(50);
        }
        assertThat(truth.holds()).isTrue();
    }

    private Phone call(String at, String cookie) {
        return Phone.of(
                client,
                URI.create("ws://127.0.0.1:" + main.edge().port() + "/api/v1/tables/" + at + "/socket"),
                "Cookie",
                cookie);
    }

    private HttpRequest.Builder request(String path, String cookie) {
        return HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + main.edge().port() + "/api/v1" + path))
                .header("Cookie", cookie);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private String get(String path, String cookie) {
        return send(request(path, cookie)).body();
    }

    private String post(String path, String body, String cookie) {
        return send(request(path, cookie)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)))
                .body();
    }

    private String guest(String name) {
        return send(request("/me", "none=0")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"" + name + "\"}")))
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .split(";", 2)[0];
    }

    private static JsonNode json(String text) {
        return MAPPER.readTree(text);
    }
}
