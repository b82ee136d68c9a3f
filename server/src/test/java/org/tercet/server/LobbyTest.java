package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Opening and finding tables, as far as the edge has a part in it. */
class LobbyTest {

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
    void a_table_is_opened_by_somebody() {
        HttpResponse<String> opened = served.post("/api/v1/tables", "{\"game\":\"base\"}", "Authorization", ana);

        assertThat(opened.statusCode()).isEqualTo(201);
        assertThat(opened.body()).matches("\\{\"id\":\"table\\d+\",\"code\":\"ABCD\"}");
        assertThat(served.post("/api/v1/tables", "{\"game\":\"base\"}").statusCode())
                .isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"game\":\"chess\"} | 400 | {\"type\":\"unknown-game\",\"game\":\"chess\"}",
                "{\"game\":7} | 400 | {\"type\":\"unreadable\",\"path\":\"/game\",\"problem\":{\"type\":\"expected\",\"kind\":\"text\"}}",
                "{\"game\":\"base\",\"open\":\"yes\"} | 400 | {\"type\":\"unreadable\",\"path\":\"/open\",\"problem\":{\"type\":\"expected\",\"kind\":\"truth\"}}",
                "{\"game\":\"base\",\"seed\":1} | 400 | {\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"unknown-field\",\"name\":\"seed\"}}",
            })
    void a_wish_that_cannot_be_is_refused_with_its_reason(String wish, int status, String error) {
        HttpResponse<String> answer = served.post("/api/v1/tables", wish, "Authorization", ana);

        assertThat(answer.body()).isEqualTo("{\"error\":" + error + "}");
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @Test
    void a_table_is_found_by_its_id_or_its_code_in_any_case() {
        assertThat(served.get("/api/v1/tables/table1").body()).contains("\"host\":\"Ana\"", "\"phase\":\"gathering\"");
        assertThat(served.get("/api/v1/tables/elsewhere").statusCode()).isEqualTo(404);
        assertThat(served.get("/api/v1/codes/abcd").body()).isEqualTo("{\"id\":\"table1\"}");
        assertThat(served.get("/api/v1/codes/wxyz").statusCode()).isEqualTo(404);
    }

    @Test
    void who_wants_to_play_now_gets_a_table() {
        assertThat(served.post("/api/v1/play-now", "{\"game\":\"base\"}", "Authorization", ana)
                        .body())
                .matches("\\{\"id\":\"table\\d+\"}");
        assertThat(served.post("/api/v1/play-now", "{\"game\":\"chess\"}", "Authorization", ana)
                        .body())
                .contains("unknown-game");
    }

    @Test
    void an_empty_lobby_is_empty() {
        assertThat(served.get("/api/v1/tables").body()).matches("\\{\"version\":\"[0-9a-f]+\",\"tables\":\\[]}");
    }

    @Test
    void there_are_no_records_yet() {
        assertThat(served.get("/api/v1/records").body()).isEqualTo("{\"records\":[]}");
        assertThat(served.get("/api/v1/records?mine=true").statusCode()).isEqualTo(401);
        assertThat(served.get("/api/v1/records?before=soon").statusCode()).isEqualTo(400);
        assertThat(served.get("/api/v1/records/none").statusCode()).isEqualTo(404);
        assertThat(served.get("/api/v1/records/none/file").statusCode()).isEqualTo(404);
        assertThat(served.get("/api/v1/standings/base").body())
                .isEqualTo("{\"game\":\"base\",\"span\":\"ever\",\"standings\":[]}");
        assertThat(served.get("/api/v1/standings/chess").statusCode()).isEqualTo(400);
        assertThat(served.get("/api/v1/standings/base?span=year").statusCode()).isEqualTo(400);
        assertThat(served.get("/api/v1/me/statistics", "Authorization", ana).body())
                .isEqualTo("{\"games\":[],\"ratings\":[],\"recent\":[]}");
    }
}
