package org.tercet.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.Main;
import org.tercet.server.ops.Settings;

/** An audit that finds nothing wrong is worth something only if it finds what is wrong. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AuditTest {

    private Main server;
    private String table;
    private List<Evidence> told;
    private Seal seal;

    @BeforeAll
    void two_play_a_match(@TempDir Path folder) throws Exception {
        server = Main.start(new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of()));
        Door door = new Door(List.of(server.edge().port()), 1);
        Queue<Seating.Played> finished = new ConcurrentLinkedQueue<>();
        Seating seating = new Seating(door, List.of(door.guest("Ana"), door.guest("Bea")), 20, 1, finished::add);
        seating.play();
        for (int i = 0; i < 1_200 && finished.isEmpty(); i++) {
            Thread.sleep(50);
        }
        seating.stop();
        Seating.Played played = finished.remove();
        Thread.sleep(200);
        table = played.table();
        told = played.evidence();
        Audit audit = new Audit(server.store());
        seal = audit.of(table, told);
        assertThat(audit.wrong()).isEmpty();
        assertThat(audit.acknowledged()).isGreaterThan(20);
        assertThat(audit.shown()).isGreaterThan(40);
    }

    @AfterAll
    void close() {
        server.close();
    }

    @Test
    void an_act_that_was_acknowledged_and_is_not_in_the_log_is_found() {
        long beyond = seal.entries() + 1L;
        assertThat(wrong(one -> with(one, "lost", beyond)))
                .singleElement()
                .asString()
                .contains("lost", "acknowledged");
        assertThat(wrong(one -> with(one, "moved", 3L)))
                .singleElement()
                .asString()
                .contains("moved", "acknowledged");
    }

    @Test
    void another_view_than_that_of_the_log_is_found() {
        assertThat(wrong(one -> last(one, said -> said.match().replaceFirst("\"totals\":\\[\\d+", "\"totals\":[99"))))
                .singleElement()
                .asString()
                .contains("was shown", "99");
    }

    @Test
    void what_was_shown_and_is_not_in_the_log_is_found() {
        assertThat(wrong(one -> new Evidence(
                        one.person(),
                        one.acknowledged(),
                        List.of(new Evidence.Said(seal.entries() + 1L, "{}", "")),
                        List.of())))
                .singleElement()
                .asString()
                .contains("the log ends at");
    }

    @Test
    void a_card_of_the_deck_that_somebody_was_shown_is_found() {
        List<Evidence.Said> dealt = told.getFirst().said().stream()
                .filter(said -> !said.match().isEmpty())
                .toList();
        // At the end no card is in the deck, so what is named there was in it at first.
        String later = dealt.getLast().match();
        Evidence.Said leaky = new Evidence.Said(dealt.getFirst().number(), later, "");
        assertThat(wrong(one -> new Evidence(one.person(), one.acknowledged(), List.of(leaky), List.of())))
                .anyMatch(it -> it.contains("lay in the deck"));
    }

    @Test
    void numbers_that_are_left_out_are_found() {
        assertThat(wrong(one -> new Evidence(one.person(), one.acknowledged(), List.of(), List.of("after 3 came 5"))))
                .singleElement()
                .asString()
                .contains("after 3 came 5");
    }

    @Test
    void a_log_that_has_changed_and_statistics_that_differ_are_found() throws Exception {
        assertThat(seal.holds(server.store())).isTrue();
        assertThat(new Seal(table, seal.entries(), seal.sum() + 1, seal.scores()).holds(server.store()))
                .isFalse();
        assertThat(new Seal(table, seal.entries() + 1, seal.sum(), seal.scores()).holds(server.store()))
                .isFalse();
        for (int i = 0; i < 200 && seal.recorded(server.store()).isEmpty(); i++) {
            Thread.sleep(50);
        }
        assertThat(seal.recorded(server.store())).isEqualTo(seal.scores()).hasSize(2);
    }

    private List<String> wrong(UnaryOperator<Evidence> changed) {
        List<Evidence> others = new ArrayList<>(told);
        others.set(0, changed.apply(told.getFirst()));
        Audit audit = new Audit(server.store());
        audit.of(table, others);
        return audit.wrong();
    }

    private static Evidence with(Evidence one, String id, long number) {
        Map<String, Long> more = new HashMap<>(one.acknowledged());
        more.put(id, number);
        return new Evidence(one.person(), more, one.said(), one.odd());
    }

    private static Evidence last(Evidence one, java.util.function.Function<Evidence.Said, String> match) {
        List<Evidence.Said> said = new ArrayList<>(one.said());
        Evidence.Said before = said.removeLast();
        said.add(new Evidence.Said(before.number(), match.apply(before), before.events()));
        return new Evidence(one.person(), one.acknowledged(), said, one.odd());
    }
}
