package org.tercet.server.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.server.Main;
import org.tercet.server.ops.Settings;

class RehearsalTest {

    private static final Duration A_MOMENT = Duration.ofSeconds(2);

    @TempDir
    private Path data;

    @Test
    void the_second_time_everybody_comes_back_to_the_tables_of_the_first_and_plays_on() throws IOException {
        rehearse();
        List<String> first = Files.readAllLines(data.resolve("rehearsal.txt"));
        long played = moves(first);
        rehearse();

        assertThat(first).hasSize(6).doesNotHaveDuplicates();
        assertThat(Files.readAllLines(data.resolve("rehearsal.txt"))).isEqualTo(first);
        assertThat(played).isGreaterThan(10);
        assertThat(moves(first)).isGreaterThan(played + 10);
    }

    private void rehearse() {
        Settings settings = new Settings(0, "127.0.0.1", data, Optional.empty(), List.of(), List.of());
        try (Main server = Main.start(settings)) {
            Rehearsal.of(server.edge().port(), data, 2, A_MOMENT);
        }
    }

    /** Entries of the tables that these were at. */
    private long moves(List<String> notes) {
        try (EventStore store = Database.embedded(data).open()) {
            return notes.stream()
                    .map(note -> Extra.again(note).table())
                    .distinct()
                    .mapToLong(table -> store.events().of("table|" + table, 1).size())
                    .sum();
        }
    }
}
