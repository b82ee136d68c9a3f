package org.tercet.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.ops.Settings;

class CrowdTest {

    /** Seconds; a match takes a few on a machine that has nothing else to do. */
    private static final int PATIENCE = 90;

    @TempDir
    Path folder;

    @Test
    void the_crowd_plays_by_the_rules_and_goes_on_to_the_next_match() throws Exception {
        Settings settings = new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of());
        Plan plan = Plan.of("--tables", "3", "--players", "2", "--slow", "2");
        try (org.tercet.server.Main server = org.tercet.server.Main.start(settings);
                Crowd crowd = new Crowd(List.of(server.edge().port()));
                Drive drive = new Drive(crowd, plan)) {
            drive.seat();
            Drive.Figures figures = drive.run(1, 0);
            for (int more = 0; more < PATIENCE && figures.games() == 0; more++) {
                figures = drive.run(1, 0);
                assertThat(figures.refusals()).isEmpty();
            }

            assertThat(figures.games()).isPositive();
            assertThat(figures.acts()).isPositive();
            assertThat(figures.p99()).isGreaterThanOrEqualTo(figures.p50());
            drive.watch();
            assertThat(drive.run(1, 0).acts()).isPositive();
            drive.stopReading();
            assertThat(drive.run(1, 0).acts()).isPositive();
            drive.watch();
            assertThat(drive.run(1, 0).acts()).isPositive();
        }
    }
}
