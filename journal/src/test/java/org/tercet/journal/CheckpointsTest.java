package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The write-ahead log is copied back while events are stored, and begins anew. */
class CheckpointsTest {

    private static final int TABLES = 200;
    private static final int EVENTS = 150;

    /** About three times what comes together before it is copied. */
    private static final long ROOM = 60_000_000;

    @TempDir
    private Path folder;

    @Test
    void the_log_does_not_grow_with_what_is_stored() throws IOException, InterruptedException {
        try (EventStore store = Database.embedded(folder).open()) {
            long largest = 0;
            for (int number = 1; number <= EVENTS; number++) {
                store(store, number);
                largest = Math.max(largest, Files.size(log()));
                Thread.sleep(10);
            }
            assertThat(largest).isPositive().isLessThan(ROOM);
            assertThat(Stores.contents(store)).hasSize(TABLES * EVENTS);
        }
        assertThat(log()).doesNotExist();
    }

    @Test
    void whatever_is_in_the_log_is_found_again() throws IOException, SQLException {
        List<String> before;
        try (EventStore store = Database.embedded(folder).open()) {
            for (int number = 1; number <= 40; number++) {
                store(store, number);
            }
            before = Stores.contents(store);
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tercet.db"));
                    Statement statement = other.createStatement()) {
                assertThat(statement.executeQuery("PRAGMA integrity_check").getString(1))
                        .isEqualTo("ok");
            }
        }
        try (EventStore store = Database.embedded(folder).open()) {
            assertThat(Stores.contents(store)).hasSize(TABLES * 40).isEqualTo(before);
        }
    }

    private Path log() {
        return folder.resolve("tercet.db-wal");
    }

    private static void store(EventStore store, int number) {
        List<CompletableFuture<Void>> written = new ArrayList<>();
        for (int table = 0; table < TABLES; table++) {
            written.add(store.writer().write(List.of(row("t" + table, number))));
        }
        CompletableFuture.allOf(written.toArray(CompletableFuture[]::new)).join();
    }

    /** As large as an entry of a table. */
    private static Row row(String table, long number) {
        byte[] payload = (table + "#" + number + ";" + " ".repeat(700)).getBytes(StandardCharsets.UTF_8);
        return new Row(table, number, "writer", "", 7, "text", payload, 1);
    }
}
