package org.tercet.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The short version of {@code tercet chaos}. How long anything takes is printed there, and no matter here. */
class ChaosTest {

    @Test
    void nothing_is_lost_when_a_node_dies() throws Exception {
        play(2, List.of(Fault.KILL), false);
    }

    @Test
    void nothing_is_lost_when_a_lone_server_dies_or_cannot_write() throws Exception {
        play(1, List.of(Fault.KILL, Fault.WRITES), true);
    }

    private static void play(int nodes, List<Fault> faults, boolean embedded) throws Exception {
        Plan plan = new Plan(
                new Plan.Crowd(6, 2, 24),
                faults.size(),
                System.nanoTime(),
                nodes,
                new Plan.Waits(Duration.ofSeconds(2), Duration.ZERO),
                faults,
                embedded);
        List<String> timeline = new ArrayList<>();
        try (Service service = new Service(plan)) {
            Report report = new Run(plan, service, timeline::add).play();
            System.out.print(String.join("\n", timeline) + "\n" + report.text());
            assertThat(report.wrong())
                    .as("%s, see %s%n%s", timeline, service.folder(), report.text())
                    .isEmpty();
            assertThat(report.counts().acknowledged()).as(report.text()).isGreaterThan(30);
            assertThat(report.counts().shown()).as(report.text()).isGreaterThan(60);
            service.wentWell();
        }
    }
}
