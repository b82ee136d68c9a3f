package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed at any moment loses nothing that it has acknowledged. */
@Tag("soak")
class KillTest {

    /** How often; the system property {@code tercet.kills} raises it. */
    private static final int KILLS = Integer.getInteger("tercet.kills", 5);

    private static final int TABLES = 20;

    @TempDir
    private Path temp;

    @Test
    void nothing_acknowledged_is_lost_in_the_embedded_database() throws Exception {
        Path folder = temp.resolve("data");
        survives(folder.toString(), Database.embedded(folder));
    }

    @Test
    void nothing_acknowledged_is_lost_in_PostgreSQL() throws Exception {
        String address = RealPostgres.newDatabase();
        survives(address, Database.parse(address));
    }

    private void survives(String where, Database database) throws Exception {
        long seed = Long.getLong("tercet.seed", System.nanoTime());
        Random random = new Random(seed);
        List<String> acknowledged = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            int before = acknowledged.size();
            acknowledged.addAll(killed(where, "run" + kill, random.nextInt(400)));
            assertThat(acknowledged.size()).as("seed %d, kill %d", seed, kill).isGreaterThan(before);
            try (EventStore store = database.open()) {
                List<String> stored = Stores.contents(store);
                Set<String> all = new HashSet<>(stored);
                assertThat(all)
                        .as("seed %d, kill %d: nothing twice", seed, kill)
                        .hasSize(stored.size());
                Set<String> lost = new HashSet<>(acknowledged);
                lost.removeAll(all);
                assertThat(lost).as("seed %d, kill %d", seed, kill).isEmpty();
                assertThat(withoutGaps(all))
                        .as("seed %d, kill %d: no gaps", seed, kill)
                        .isTrue();
            }
        }
    }

    /** What a process acknowledged that was killed so many milliseconds after its first event. */
    private List<String> killed(String where, String run, int millis) throws Exception {
        Path output = temp.resolve(run);
        Process process = Processes.java(List.of(), output, Scribe.class, where, run, Integer.toString(TABLES), "0");
        try {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (process.isAlive() && !Files.readString(output).contains("ack ") && System.nanoTime() < end) {
                Thread.sleep(5);
            }
            Thread.sleep(millis);
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor()).as(Files.readString(output)).isEqualTo(137);
        String said = Files.readString(output);
        return said.substring(0, said.lastIndexOf('\n') + 1)
                .lines()
                .filter(line -> line.startsWith("ack "))
                .map(line -> line.substring(4))
                .toList();
    }

    /** Each table has its events from 1 on. */
    private static boolean withoutGaps(Set<String> stored) {
        return stored.stream().allMatch(event -> {
            int hash = event.indexOf('#');
            long number = Long.parseLong(event.substring(hash + 1));
            return number == 1 || stored.contains(event.substring(0, hash + 1) + (number - 1));
        });
    }
}
