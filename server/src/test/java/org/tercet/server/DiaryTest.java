package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tercet.server.http.Diary;

/** Who came and went, and who was refused what, is in the log. */
class DiaryTest {

    /** Held, as a logger that nobody holds forgets who listens. */
    private final List<Logger> logs =
            List.of(Logger.getLogger(Diary.class.getName()), Logger.getLogger("org.tercet.server.http.Reply"));

    private final List<String> noted = new CopyOnWriteArrayList<>();
    private final Handler listening = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            noted.add(entry.getMessage() + (entry.getThrown() == null ? "" : ": " + entry.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };
    private Served served;

    @BeforeEach
    void start() {
        served = Served.usual();
        logs.forEach(log -> log.addHandler(listening));
    }

    @AfterEach
    void stop() {
        logs.forEach(log -> log.removeHandler(listening));
        served.close();
    }

    @Test
    void whoever_comes_and_goes_is_noted_by_id_and_address_without_name_or_secret() {
        String token = served.guest("Anastasia");
        String me = served.get("/api/v1/me", "Authorization", token).body();
        String id = me.substring(7, me.indexOf("\",\"name\""));
        served.send(served.request("/api/v1/me").header("Authorization", token).DELETE());

        assertThat(noted)
                .containsExactly(
                        "a token for somebody new: " + id + " at 127.0.0.1", "goodbye of: " + id + " at 127.0.0.1");
    }

    @Test
    void a_secret_that_is_ended_is_noted_by_whose_it_was() {
        String token = served.guest("Anastasia");
        String me = served.get("/api/v1/me", "Authorization", token).body();
        String holders =
                served.get("/api/v1/me/holders", "Authorization", token).body();
        String holder = holders.substring(19, holders.indexOf("\",\"program\""));
        served.send(served.request("/api/v1/me/holders/" + holder)
                .header("Authorization", token)
                .DELETE());

        assertThat(noted.getLast())
                .isEqualTo("end of one secret of: " + me.substring(7, me.indexOf("\",\"name\"")) + " at 127.0.0.1");
    }

    @Test
    void a_forged_secret_is_noted_and_not_told() {
        served.get("/api/v1/me", "Authorization", "Bearer forged");
        served.get("/api/v1/me", "Cookie", "tercet=forged");
        Phone.call(served, "t1", "Authorization", "Bearer forged")
                .say(Phone.HELLO)
                .closed();

        assertThat(noted)
                .containsExactly(
                        "refused unknown-person on GET /api/v1/me: 127.0.0.1",
                        "refused unknown-person on GET /api/v1/me: 127.0.0.1",
                        "refused unknown-person on socket of nobody: 127.0.0.1");
    }

    @Test
    void what_no_proper_client_asks_for_is_noted() {
        served.post("/api/v1/me", "{\"name\":\"Ana\"}", "Origin", "https://evil.example");
        served.post("/api/v1/check", "{\"cards\":7}");

        assertThat(noted)
                .containsExactly(
                        "refused wrong-origin on POST /api/v1/me: 127.0.0.1",
                        "refused unreadable on POST /api/v1/check: 127.0.0.1");
    }

    @Test
    void a_mistake_of_ours_is_noted_with_its_inside_which_nobody_else_is_told() {
        HttpResponse<String> answer = served.get("/api/v1/tables/broken");

        assertThat(answer.statusCode()).isEqualTo(500);
        assertThat(answer.body()).isEqualTo("{\"error\":{\"type\":\"mistake\"}}");
        assertThat(noted)
                .containsExactly(
                        "answering GET /api/v1/tables/{id}: java.lang.IllegalStateException: the inside of broken");
    }

    @Test
    void what_happens_to_everybody_is_not() {
        served.get("/api/v1/me");
        served.get("/api/v1/nowhere");
        served.get("/api/v1/codes/ZZZZ");

        assertThat(noted).isEmpty();
    }

    @Test
    void nobody_fills_the_log_by_being_refused() throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            served.post("/api/v1/check", "{\"cards\":7}");
        }
        assertThat(noted.size()).isBetween(100, 150);

        Thread.sleep(1_100);
        served.post("/api/v1/check", "{\"cards\":7}");

        assertThat(noted.getLast()).contains(", and ", " more before");
    }
}
