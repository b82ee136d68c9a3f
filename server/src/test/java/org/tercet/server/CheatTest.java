package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Tempo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What somebody tries at a table of the real server who may not: it is refused, and the log stays as it is. */
class CheatTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String CALL = "{\"type\":\"play\",\"move\":{\"type\":\"call\"}}";
    private static final List<String> OF_THE_HOST = List.of(
            "{\"type\":\"start\"}",
            "{\"type\":\"choose\",\"rulebook\":\"italian\",\"values\":{},\"length\":\"one-round\"}",
            "{\"type\":\"add-bot\",\"strength\":\"good\"}",
            "{\"type\":\"remove\",\"seat\":0}",
            "{\"type\":\"hand-over\",\"seat\":1}",
            "{\"type\":\"close\"}");

    @TempDir
    static Path folder;

    private static Main main;
    private static HttpClient client;
    private static Visitor ana;
    private static Visitor bea;
    private static Visitor eve;

    private String table;
    private int acts;

    @BeforeAll
    static void start() {
        client = HttpClient.newHttpClient();
        main = Main.start(
                new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of()),
                Edge.Limits.USUAL,
                Tempo.REAL);
        ana = Visitor.named("Ana", client, server());
        bea = Visitor.named("Bea", client, server());
        eve = Visitor.named("Eve", client, server());
    }

    private static String server() {
        return "127.0.0.1:" + main.edge().port();
    }

    @AfterAll
    static void stop() {
        main.close();
        client.shutdownNow();
    }

    @BeforeEach
    void open() {
        table = ana.table(
                "{\"game\":\"base\",\"programs\":true,\"values\":{\"gesture\":\"call\",\"call-seconds\":\"30\"}}");
    }

    @Test
    void who_only_watches_can_do_nothing_but_watch() {
        Phone watching = in(eve);
        long before = events();
        List<String> tries = new ArrayList<>(OF_THE_HOST);
        tries.addAll(List.of(CALL, "{\"type\":\"leave\"}", "{\"type\":\"say\",\"phrase\":\"hello\"}"));

        tries.forEach(act -> assertThat(refusal(watching, act)).as(act).isNotEmpty());

        assertThat(events()).isEqualTo(before);
    }

    @Test
    void a_seat_has_no_powers_of_the_host() {
        Phone seated = in(bea);
        assertThat(tell(seated, "{\"type\":\"sit\"}").get("type").stringValue()).isEqualTo("done");
        long before = events();

        OF_THE_HOST.forEach(act -> assertThat(refusal(seated, act)).as(act).isEqualTo("not-host"));

        assertThat(events()).isEqualTo(before);
    }

    @Test
    void what_comes_at_the_wrong_time_is_refused() {
        Phone host = in(ana);
        assertThat(refusal(host, CALL)).isEqualTo("not-begun");
        assertThat(refusal(host, "{\"type\":\"next-round\"}")).isNotEmpty();
        assertThat(refusal(host, "{\"type\":\"rematch\"}")).isEqualTo("not-now");
        tell(host, "{\"type\":\"start\"}");
        long before = events();

        assertThat(refusal(host, "{\"type\":\"start\"}")).isEqualTo("already-begun");
        assertThat(refusal(host, OF_THE_HOST.get(1))).isEqualTo("already-begun");
        assertThat(refusal(host, "{\"type\":\"contribute\",\"random\":\"" + "5a".repeat(16) + "\"}"))
                .isEqualTo("already-begun");
        assertThat(refusal(
                        host,
                        "{\"type\":\"play\",\"move\":{\"type\":\"take\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}}"))
                .isEqualTo("call-first");

        assertThat(events()).isEqualTo(before);
    }

    @Test
    void nobody_plays_while_somebody_else_has_called() {
        Phone host = in(ana);
        Phone other = in(bea);
        tell(other, "{\"type\":\"sit\"}");
        tell(host, "{\"type\":\"start\"}");
        tell(host, CALL);
        long before = events();

        assertThat(refusal(other, CALL)).isEqualTo("busy");
        assertThat(refusal(
                        other,
                        "{\"type\":\"play\",\"move\":{\"type\":\"take\",\"cards\":[\"1rso\",\"1gso\",\"1pso\"]}}"))
                .isIn("busy", "call-first");

        assertThat(events()).isEqualTo(before);
    }

    @Test
    void an_id_that_comes_again_is_answered_again_and_not_done_again() {
        Phone host = in(ana);
        tell(host, "{\"type\":\"start\"}");
        acts++;
        String call = "{\"type\":\"do\",\"id\":\"again\",\"act\":" + CALL + "}";
        JsonNode first = answer(host.say(call));
        long before = events();

        for (int i = 0; i < 20; i++) {
            assertThat(answer(host.say(call))).isEqualTo(first);
        }
        assertThat(answer(in(ana).say(call))).isEqualTo(first);

        assertThat(first.get("type").stringValue()).isEqualTo("done");
        assertThat(events()).isEqualTo(before);
    }

    @Test
    void a_forged_secret_is_nobody() {
        String secret = ana.bearer();
        char last = secret.charAt(secret.length() - 2);
        List<String> forged = List.of(
                ana.id(),
                secret.toUpperCase(java.util.Locale.ROOT) + "x",
                secret.substring(1),
                secret.replace(last, last == 'a' ? 'b' : 'a'));
        for (String each : forged) {
            Phone phone = Phone.of(client, ana.socket(table), "Authorization", "Bearer " + each)
                    .say(Phone.HELLO);
            assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"unknown-person\"}");
        }
    }

    private static Phone in(Visitor visitor, String at) {
        Phone phone = visitor.phone(at).say(Phone.HELLO);
        assertThat(phone.next()).startsWith("{\"type\":\"welcome\"");
        return phone;
    }

    private Phone in(Visitor visitor) {
        return in(visitor, table);
    }

    private JsonNode tell(Phone phone, String act) {
        acts++;
        return answer(phone.say("{\"type\":\"do\",\"id\":\"c" + acts + "\",\"act\":" + act + "}"));
    }

    private String refusal(Phone phone, String act) {
        JsonNode answer = tell(phone, act);
        return answer.get("type").stringValue().equals("refused")
                ? answer.get("reason").get("type").stringValue()
                : "";
    }

    private static JsonNode answer(Phone phone) {
        JsonNode told = MAPPER.readTree(phone.next());
        while (!told.has("id")) {
            told = MAPPER.readTree(phone.next());
        }
        return told;
    }

    private long events() {
        return main.store().events().of("table|" + table, 1).size();
    }
}
