package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whoever says goodbye has no socket left, wherever it leads to. */
class FarewellTest {

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
    void all_sockets_of_whoever_says_goodbye_end_at_once_and_nobody_elses() {
        String bea = served.guest("Bea");
        Phone first = at(served, "t1", bea);
        Phone second = at(served, "t2", bea);
        Phone other = at(served, "t1", ana);

        goodbye(bea);

        assertThat(first.next()).isEqualTo(Phone.BYE);
        assertThat(second.next()).isEqualTo(Phone.BYE);
        assertThat(first.closed()).isEqualTo(1008);
        assertThat(other.say("still here").next()).isEqualTo("still here");
        other.hangUp();
    }

    @Test
    void sockets_at_other_nodes_end_within_seconds() {
        try (Served beside = served.beside()) {
            String bea = served.guest("Bea");
            Phone far = at(beside, "t3", bea);
            Phone other = at(beside, "t3", ana);

            goodbye(bea);

            assertThat(far.next()).isEqualTo(Phone.BYE);
            assertThat(far.closed()).isEqualTo(1008);
            assertThat(other.say("still here").next()).isEqualTo("still here");
            other.hangUp();
        }
    }

    @Test
    void whoever_runs_the_server_can_end_what_somebody_has() {
        String bea = served.guest("Bea");
        String me = served.get("/api/v1/me", "Authorization", bea).body();
        Phone phone = at(served, "t4", bea);

        served.sql("DELETE FROM secrets WHERE person = ?", me.substring(7, me.indexOf("\",\"name\"")));

        assertThat(phone.next()).isEqualTo(Phone.BYE);
    }

    private static Phone at(Served node, String table, String who) {
        return Phone.welcomed(node, table, "Authorization", who);
    }

    private static void goodbye(String who) {
        assertThat(served.send(served.request("/api/v1/me")
                                .header("Authorization", who)
                                .DELETE())
                        .statusCode())
                .isEqualTo(204);
    }
}
