package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.table.Person;
import org.tercet.table.Wish;

class TableEntityTest {

    private static final Person ANA = new Person("ana", "Ana", false);
    private static final Person BEA = new Person("bea", "Bea", false);

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
        ana.await("\"welcome\"");
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
        ana.await("\"welcome\"");
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
    void whoever_asks_whether_anybody_is_there_is_answered_and_nothing_changes() throws Exception {
        String id = table(0);
        Ear ear = new Ear();
        Tables.Line line = house.tables().connect(id, ANA, Optional.empty(), ear);
        line.said("{\"type\":\"ping\"}");
        assertThat(ear.await("\"pong\"")).isEqualTo("{\"type\":\"pong\"}");
        Ear again = new Ear();
        house.tables().connect(id, ANA, Optional.empty(), again);
        assertThat(again.await("\"type\":\"welcome\"")).contains("\"number\":1");
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
}
