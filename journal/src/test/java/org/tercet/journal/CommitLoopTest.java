package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The measurements measure, and leave nothing behind. */
class CommitLoopTest {

    static Stream<Database> both() {
        return Stores.both();
    }

    @ParameterizedTest
    @MethodSource("both")
    void the_bare_loop_counts_rows_and_leaves_the_log_alone(Database database) {
        try (EventStore store = database.open()) {
            for (int times = 0; times < 2; times++) {
                CommitLoop.Figures figures = CommitLoop.run(store, 10, 100, Duration.ofMillis(100));
                assertThat(figures.rows()).isEqualTo(10 * figures.commits()).isPositive();
                assertThat(figures.p99()).isGreaterThanOrEqualTo(figures.p50()).isPositive();
                assertThat(figures.rowsPerSecond()).isPositive();
            }
            assertThat(Stores.contents(store)).isEmpty();
        }
    }

    @Test
    void whoever_comes_while_the_database_is_held_up_is_counted_as_waiting() throws Exception {
        try (EventStore store = Stores.embedded().open();
                Connection other = store.engine().source(Engine.Use.DURABLE).getConnection();
                Statement statement = other.createStatement()) {
            CompletableFuture<CommitLoop.Figures> loop = CompletableFuture.supplyAsync(
                    () -> CommitLoop.run(store, 1, 100, Duration.ofSeconds(2), Duration.ofMillis(10)));
            while (store.reading()
                    .withHandle(handle -> handle.select("SELECT 1 FROM sqlite_master WHERE name = 'bare'")
                            .mapTo(Integer.class)
                            .findFirst()
                            .isEmpty())) {
                Thread.sleep(1);
            }
            statement.execute("BEGIN IMMEDIATE");
            Thread.sleep(1_500);
            statement.execute("ROLLBACK");
            assertThat(loop.join().p50()).isGreaterThan(100);
        }
    }

    @Test
    void the_journal_is_measured_beside_it() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (EventStore store = Stores.embedded().open()) {
            JournalLoad.run(store, 20, Duration.ofMillis(300), new PrintStream(out, true, StandardCharsets.UTF_8));
            assertThat(store.stored()).isPositive();
        }
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("20 actors: ", " durable events/s", "bare loop: ", "bare loop of single rows: ");
    }
}
