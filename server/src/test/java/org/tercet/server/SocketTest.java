package org.tercet.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.server.http.Bounds.Pace;
import org.tercet.server.live.LiveBounds;

/** A socket from its hello to its goodbye. */
class SocketTest {

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

    private static Phone call(String table) {
        return Phone.call(served, table, "Authorization", ana);
    }

    @Test
    void after_the_hello_everything_goes_to_the_table_and_comes_back_in_order() {
        Phone phone = call("t1").say(Phone.HELLO);
        assertThat(phone.next()).isEqualTo(EchoTables.WELCOME);

        List<String> said = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            said.add("message " + i);
            phone.shout("message " + i).join();
        }
        for (String each : said) {
            assertThat(phone.next()).isEqualTo(each);
        }
        assertThat(served.tables.met).anyMatch(person -> person.name().equals("Ana") && person.program());
        phone.hangUp();
    }

    @Test
    void what_is_said_while_it_is_found_out_who_speaks_is_not_lost() {
        String token = served.guest("Ana");
        Phone phone = Phone.call(served, "t2", "Authorization", token);
        phone.say(Phone.HELLO).say("first").say("second");

        assertThat(List.of(phone.next(), phone.next(), phone.next()))
                .containsExactly(EchoTables.WELCOME, "first", "second");
        phone.hangUp();
    }

    @Test
    void sockets_that_are_gone_are_not_counted_any_more() throws InterruptedException {
        int before = served.edge.connections();
        for (int i = 0; i < 40; i++) {
            Phone phone = call("t4").say(Phone.HELLO);
            phone.next();
            if (i % 2 == 0) {
                phone.hangUp();
            } else {
                phone.socket().abort();
            }
        }
        for (int i = 0; i < 500 && served.edge.connections() > before; i++) {
            Thread.sleep(20);
        }
        assertThat(served.edge.connections()).isLessThanOrEqualTo(before);
    }

    @Test
    void the_table_hears_of_a_socket_that_is_gone() throws InterruptedException {
        int before = served.tables.connected.get();
        Phone phone = call("t3").say(Phone.HELLO);
        phone.next();
        assertThat(served.tables.connected.get()).isEqualTo(before + 1);

        phone.socket().abort();

        for (int i = 0; i < 200 && served.tables.connected.get() != before; i++) {
            Thread.sleep(20);
        }
        assertThat(served.tables.connected.get()).isEqualTo(before);
    }

    @Test
    void a_goodbye_of_the_table_closes_the_socket() {
        Phone phone = call("nowhere").say(Phone.HELLO);

        assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"not-found\"}");
        assertThat(phone.closed()).isEqualTo(1000);
    }

    @Test
    void a_server_that_hands_its_tables_over_keeps_who_is_there_and_admits_nobody() {
        try (Served leaving = Served.usual()) {
            String bea = leaving.guest("Bea");
            Phone here = Phone.call(leaving, "t5", "Authorization", bea).say(Phone.HELLO);
            assertThat(here.next()).isEqualTo(EchoTables.WELCOME);
            assertThat(leaving.get("/health/ready").statusCode()).isEqualTo(200);

            leaving.edge.admitNobody();

            assertThat(leaving.get("/health/ready").statusCode()).isEqualTo(503);
            Phone late = Phone.call(leaving, "t5", "Authorization", bea);
            assertThat(late.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"stopping\"}");
            here.say("still here");
            assertThat(here.next()).isEqualTo("still here");
        }
    }

    @Test
    void another_protocol_is_clearly_refused() {
        Phone phone = call("t4").say("{\"type\":\"hello\",\"protocol\":2}");

        assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"wrong-protocol\"}");
        assertThat(phone.closed()).isEqualTo(1002);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "{}", "[]", "{\"type\":\"do\"}", "{\"type\":\"hello\",\"protocol\":1,\"x\":1}"})
    void who_says_something_else_first_is_told_what_is_wrong(String text) {
        Phone phone = call("t5").say(text);

        assertThat(phone.next()).startsWith("{\"type\":\"unreadable\",\"path\":\"");
        assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"wrong-protocol\"}");
        phone.closed();
    }

    @Test
    void nobody_may_not_watch() {
        Phone phone = Phone.call(served, "t6").say(Phone.HELLO);
        assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"unknown-person\"}");
        assertThat(phone.closed()).isEqualTo(1008);

        Phone forged =
                Phone.call(served, "t6", "Authorization", "Bearer forged").say(Phone.HELLO);
        assertThat(forged.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"unknown-person\"}");
    }

    @Test
    void a_page_of_somebody_else_gets_no_socket() {
        assertThatThrownBy(() -> Phone.call(served, "t7", "Authorization", ana, "Origin", "https://evil.example"))
                .hasCauseInstanceOf(WebSocketHandshakeException.class)
                .hasStackTraceContaining("403");
        Phone own = Phone.call(served, "t7", "Authorization", ana, "Origin", served.origin());
        own.say(Phone.HELLO).next();
        own.hangUp();
    }

    @Test
    void bytes_are_no_message() {
        Phone phone = call("t8").say(Phone.HELLO);
        phone.next();
        phone.socket().sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();

        assertThat(phone.next())
                .isEqualTo("{\"type\":\"unreadable\",\"path\":\"\",\"problem\":{\"type\":\"malformed\"}}");
        phone.hangUp();
    }

    @Test
    void a_frame_that_is_too_large_closes_the_socket_and_nobody_hears_it() {
        Phone phone = call("t9").say(Phone.HELLO);
        phone.next();
        int heard = served.tables.heard.size();
        phone.shout("x".repeat(70_000)).exceptionally(_ -> null).join();

        phone.closed();
        assertThat(served.tables.heard).hasSize(heard);
    }

    @Test
    void a_hundred_times_the_pace_is_too_much_and_nobody_else_notices() {
        Phone calm = call("t10").say(Phone.HELLO);
        calm.next();
        Phone loud = call("t10").say(Phone.HELLO);
        loud.next();
        for (int i = 0; i < 2_000 && !loud.isClosed(); i++) {
            loud.shout("shout").exceptionally(_ -> null).join();
        }
        String last = loud.next();
        while (last.equals("shout")) {
            last = loud.next();
        }

        assertThat(last).isEqualTo("{\"type\":\"bye\",\"why\":\"too-much\"}");
        assertThat(loud.closed()).isEqualTo(1008);
        assertThat(calm.say("still here").next()).isEqualTo("still here");
        calm.hangUp();
    }

    @Test
    void somebody_has_so_many_sockets_and_no_more() {
        String token = served.guest("Ana");
        List<Phone> phones = new ArrayList<>();
        for (int i = 0; i < LiveBounds.USUAL.perPerson(); i++) {
            Phone phone = Phone.call(served, "t11", "Authorization", token).say(Phone.HELLO);
            assertThat(phone.next()).isEqualTo(EchoTables.WELCOME);
            phones.add(phone);
        }
        Phone more = Phone.call(served, "t11", "Authorization", token).say(Phone.HELLO);

        assertThat(more.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"too-much\"}");
        phones.forEach(Phone::hangUp);
    }

    @Test
    void a_reader_who_does_not_read_is_disconnected_and_nobody_else_notices() {
        Phone slow = Phone.call(served, "t12", false, "Authorization", ana);
        slow.say(Phone.HELLO).say("flood 20000");
        Phone calm = call("t12").say(Phone.HELLO);

        assertThat(calm.next()).isEqualTo(EchoTables.WELCOME);
        assertThat(calm.say("still here").next()).isEqualTo("still here");
        for (int i = 0; i < 500 && served.edge.sockets() > 1; i++) {
            assertThat(calm.say("and here").next()).isEqualTo("and here");
            pause(Duration.ofMillis(100));
        }
        assertThat(served.edge.sockets()).isEqualTo(1);
        calm.hangUp();
    }

    @Test
    void who_says_nothing_is_not_waited_for() {
        LiveBounds hasty = new LiveBounds(
                new Pace(60, 20),
                1 << 17,
                Duration.ofMillis(300),
                Duration.ofSeconds(1),
                Duration.ofSeconds(2),
                Duration.ofSeconds(1),
                20);
        try (Served quick = Served.with(hasty)) {
            Phone silent = Phone.call(quick, "t13");

            assertThat(silent.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"too-slow\"}");
            silent.closed();
        }
    }

    @Test
    void when_the_server_stops_everybody_is_told_to_come_again() {
        Served stopping = Served.usual();
        Phone phone = Phone.call(stopping, "t14", "Authorization", stopping.guest("Ana"))
                .say(Phone.HELLO);
        phone.next();

        stopping.edge.close();

        assertThat(phone.next()).isEqualTo("{\"type\":\"bye\",\"why\":\"stopping\"}");
        assertThat(phone.closed()).isEqualTo(1001);
        assertThat(stopping.tables.connected.get()).isZero();
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
