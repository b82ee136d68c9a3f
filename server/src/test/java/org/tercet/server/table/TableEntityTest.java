package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.table.Person;
import org.tercet.table.Wish;

class TableEntityTest {

    private static final Person ANA = new Person("ana", "Ana", false);
    private static final Person BEA = new Person("bea", "Bea", false);
    private static final int ROUNDS = Integer.getInteger("tercet.server.calls", 50);

    @TempDir
    Path folder;

    private House house;
    private int acts;

    @BeforeEach
    void open() {
        house = new House(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private String table(int begin, String... bots) throws Exception {
        return table(Map.of(), begin, bots);
    }

    private String table(Map<String, String> values, int begin, String... bots) throws Exception {
        return table(values, begin, Optional.empty(), bots);
    }

    private String table(Map<String, String> values, int begin, Optional<Boolean> waits, String... bots)
            throws Exception {
        Wish wish = new Wish(
                "base",
                Optional.empty(),
                Optional.of(values),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(List.of(bots)),
                Optional.of(begin),
                waits);
        return ((Tables.Opening.Opened)
                        house.tables().open(ANA, wish).toCompletableFuture().get(20, TimeUnit.SECONDS))
                .id();
    }

    private String act(String act) {
        acts++;
        return "{\"type\":\"do\",\"id\":\"" + acts + "\",\"act\":" + act + "}";
    }

    private static final String CALL = "{\"type\":\"play\",\"move\":{\"type\":\"call\"}}";

    @Test
    void a_table_comes_back_from_the_log_with_its_deadline() throws Exception {
        String id = table(Map.of("call-seconds", "30"), 1, "beginner");
        Ear before = new Ear();
        house.tables().connect(id, ANA, Optional.empty(), before).said(act(CALL));
        before.await("\"type\":\"called\",\"seat\":0");
        house.close();
        before.await("\"type\":\"bye\"");

        house = new House(folder);
        Ear after = new Ear();
        house.tables().connect(id, ANA, Optional.empty(), after);
        assertThat(after.await("\"type\":\"welcome\"")).contains("\"phase\":\"playing\"");
        after.await("\"type\":\"ran-out\",\"seat\":0");
    }

    @Test
    void an_act_is_not_done_twice() throws Exception {
        String id = table(0);
        Ear ear = new Ear();
        Tables.Line line = house.tables().connect(id, ANA, Optional.empty(), ear);
        line.said("{\"type\":\"do\",\"id\":\"x\",\"act\":{\"type\":\"add-bot\",\"strength\":\"good\"}}");
        String done = ear.await("\"type\":\"done\"", "\"id\":\"x\"");
        Ear again = new Ear();
        house.tables()
                .connect(id, ANA, Optional.empty(), again)
                .said("{\"type\":\"do\",\"id\":\"x\",\"act\":{\"type\":\"add-bot\",\"strength\":\"good\"}}");
        assertThat(again.await("\"type\":\"done\"")).isEqualTo(done);
        assertThat(again.await("\"type\":\"welcome\"")).contains("\"number\":2").doesNotContain("\"seat\":2");
    }

    @Test
    void whoever_comes_back_is_shown_what_they_missed() throws Exception {
        String id = table(2);
        Ear ana = new Ear();
        house.tables().connect(id, ANA, Optional.empty(), ana);
        house.tables().connect(id, BEA, Optional.empty(), new Ear()).said(act("{\"type\":\"sit\"}"));
        ana.await("\"type\":\"laid\"");
        Ear again = new Ear();
        house.tables().connect(id, ANA, Optional.of(1L), again);
        assertThat(again.await("\"type\":\"welcome\"")).contains("\"missed\":[{\"type\":\"began\"");
    }

    @Test
    void where_the_table_waits_time_stands_still_until_a_broken_line_is_mended() throws Exception {
        String id = table(Map.of("call-seconds", "30"), 2, Optional.of(true));
        Ear ana = new Ear();
        Tables.Line line = house.tables().connect(id, ANA, Optional.empty(), ana);
        Tables.Line broken = house.tables().connect(id, BEA, Optional.empty(), new Ear());
        broken.said(act("{\"type\":\"sit\"}"));
        ana.await("\"type\":\"laid\"");
        broken.closed();
        ana.await("\"paused\":true");
        line.said(act(CALL));
        ana.await("\"type\":\"refused\"", "\"not-now\"");

        Ear bea = new Ear();
        house.tables().connect(id, BEA, Optional.empty(), bea);
        bea.await("\"paused\":false");
        line.said(act(CALL));
        bea.await("\"type\":\"called\",\"seat\":0");
    }

    @Test
    void somebody_sent_away_hears_so_and_does_not_get_in_again() throws Exception {
        String id = table(0);
        Ear bea = new Ear();
        house.tables().connect(id, BEA, Optional.empty(), bea).said(act("{\"type\":\"sit\"}"));
        bea.await("\"you\":1");
        house.tables().connect(id, ANA, Optional.empty(), new Ear()).said(act("{\"type\":\"remove\",\"seat\":1}"));
        bea.await("\"bye\"", "\"kicked\"");
        Ear again = new Ear();
        house.tables().connect(id, BEA, Optional.empty(), again);
        again.await("\"bye\"", "\"kicked\"");
    }

    @Test
    void a_table_that_is_none_says_so() throws Exception {
        for (String id : List.of("", "nobody", "../x", "0".repeat(24), "x".repeat(10_000))) {
            Ear ear = new Ear();
            house.tables().connect(id, ANA, Optional.empty(), ear).said("hello");
            ear.await("\"bye\"", "\"not-found\"");
        }
    }

    @Test
    void what_cannot_be_read_is_answered_and_changes_nothing() throws Exception {
        String id = table(1, "beginner");
        Ear ear = new Ear();
        Tables.Line line = house.tables().connect(id, ANA, Optional.empty(), ear);
        List<String> bad = List.of(
                "",
                "{",
                "null",
                "[]",
                "{\"type\":\"do\"}",
                "{\"type\":\"do\",\"id\":\"\",\"act\":{\"type\":\"leave\"}}",
                "{\"type\":\"do\",\"id\":\"1\",\"act\":{\"type\":\"fly\"}}",
                "{\"type\":\"do\",\"id\":\"1\",\"act\":{\"type\":\"leave\",\"now\":true}}",
                "{\"type\":\"do\",\"id\":1,\"act\":{\"type\":\"leave\"}}",
                "{\"type\":\"hello\",\"protocol\":1}",
                "{\"type\":\"do\",\"id\":\"" + "y".repeat(41) + "\",\"act\":{\"type\":\"leave\"}}",
                "{\"type\":\"do\",\"id\":\"1\",\"act\":{\"type\":\"play\",\"move\":{\"type\":\"take\",\"cards\":[\"9xxx\"]}}}",
                "[".repeat(5_000));
        bad.forEach(line::said);
        ear.await(text ->
                ear.heard().stream().filter(it -> it.contains("\"unreadable\"")).count() == bad.size());
        assertThat(ear.heard())
                .noneMatch(text -> text.contains("Exception") || text.contains("\"update\",\"number\":2"));
    }

    @Test
    void of_many_who_call_at_once_one_is_first_and_all_see_the_same_order() throws Exception {
        String id = table(0);
        List<Ear> ears = new ArrayList<>();
        List<Tables.Line> lines = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Person person = i == 0 ? ANA : new Person("p" + i, "P" + i, false);
            ears.add(new Ear());
            lines.add(house.tables().connect(id, person, Optional.empty(), ears.get(i)));
            if (i > 0 && i < 40) {
                lines.get(i).said(act("{\"type\":\"sit\"}"));
            }
        }
        ears.getFirst().await("\"seat\":39");
        lines.getFirst().said(act("{\"type\":\"start\"}"));
        ears.getFirst().await("\"type\":\"laid\"");
        for (int round = 0; round < ROUNDS; round++) {
            int ran = ranOut(ears.getFirst());
            callAtOnce(lines);
            ears.getFirst().await(text -> ranOut(ears.getFirst()) > ran || text.contains("\"phase\":\"finished\""));
        }
        List<String> order = order(ears.getFirst());
        assertThat(order.stream().filter(it -> it.startsWith("called"))).hasSize(ROUNDS);
        for (Ear ear : ears) {
            ear.await(text -> order(ear).size() == order.size());
            assertThat(order(ear)).isEqualTo(order);
        }
    }

    private void callAtOnce(List<Tables.Line> lines) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        List<Thread> callers = new ArrayList<>();
        for (Tables.Line line : lines) {
            String call = act(CALL);
            callers.add(Thread.startVirtualThread(() -> {
                try {
                    go.await();
                    line.said(call);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        go.countDown();
        for (Thread caller : callers) {
            caller.join();
        }
    }

    private static int ranOut(Ear ear) {
        return (int) order(ear).stream().filter(it -> it.startsWith("ran-out")).count();
    }

    private static final Pattern EVENT = Pattern.compile("\"event\":\\{\"type\":\"(called|ran-out)\",\"seat\":(\\d+)");

    /** Who called and who ran out of time, one after the other. */
    private static List<String> order(Ear ear) {
        List<String> order = new ArrayList<>();
        for (String text : ear.heard()) {
            Matcher event = EVENT.matcher(text);
            while (event.find()) {
                order.add(event.group(1) + event.group(2));
            }
        }
        return order;
    }
}
