package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.server.Main;
import org.tercet.server.ServerProcess;
import org.tercet.server.ops.Settings;

/**
 * The whole server is killed while programs play every game on it through sockets, and started again: nothing that was acknowledged or
 * shown is lost, nothing is done twice, every table goes on, and so does a call that was running out.
 */
@Tag("soak")
class KilledServerTest {

    /** How often; the system property {@code tercet.kills} raises it. */
    private static final int KILLS = Integer.getInteger("tercet.kills", 1);

    @TempDir
    private Path temp;

    private final List<Pair<?, ?, ?, ?, ?>> pairs = new ArrayList<>();
    private int seeds;
    private long acknowledged;

    @Test
    void nothing_is_lost_in_the_embedded_database() throws Exception {
        survives(Optional.empty());
    }

    @Test
    void nothing_is_lost_in_PostgreSQL() throws Exception {
        survives(Optional.of(RealPostgres.newDatabase()));
    }

    private void survives(Optional<String> database) throws Exception {
        Path data = temp.resolve("data");
        long seed = Long.getLong("tercet.seed", System.nanoTime());
        Random random = new Random(seed);
        RunningCall call = new RunningCall();
        Optional<RemoteTables> tables = Optional.empty();
        for (int kill = 0; kill <= KILLS; kill++) {
            String about = "seed " + seed + ", kill " + kill;
            try (ServerProcess server = ServerProcess.start(temp.resolve("server" + kill), data, database)) {
                if (tables.isEmpty()) {
                    tables = Optional.of(new RemoteTables(server.address()));
                } else {
                    tables.get().move(server.address());
                }
                come(tables.get(), about);
                call.ranOutAfterAll(tables.get());
                if (kill < KILLS) {
                    call.call(tables.get());
                    Thread.sleep(random.nextInt(1_000));
                }
                server.kill();
            }
            pairs.forEach(Pair::go);
            call.go();
            check(data, database, call);
        }
        acknowledged += pairs.stream().mapToLong(Pair::acknowledged).sum();
        System.out.println(KILLS + " kills, " + database.map(_ -> "PostgreSQL").orElse("embedded") + ": " + seeds
                + " tables of " + Games.ALL.size() + " games, " + acknowledged + " acknowledged acts, "
                + call.calls() + " calls that ran out after a kill");
    }

    /** Everybody is back at their table and plays; where a match is over, another begins. */
    private void come(RemoteTables tables, String about) throws InterruptedException {
        List<Game<?, ?, ?, ?, ?>> without = new ArrayList<>(Games.ALL);
        List<Pair<?, ?, ?, ?, ?>> over = pairs.stream().filter(Pair::isOver).toList();
        acknowledged += over.stream().mapToLong(Pair::acknowledged).sum();
        pairs.removeAll(over);
        pairs.forEach(pair -> without.remove(pair.game()));
        pairs.forEach(Pair::come);
        without.forEach(game -> pairs.add(new Pair<>(game, tables, ++seeds)));
        awaitProgress(about);
    }

    private void awaitProgress(String about) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!pairs.stream().allMatch(Pair::goesOn) && System.nanoTime() < end) {
            Thread.sleep(20);
        }
        assertThat(pairs.stream().filter(pair -> !pair.goesOn()))
                .as("%s: tables that do not go on", about)
                .isEmpty();
    }

    private void check(Path data, Optional<String> database, RunningCall call) {
        Settings settings = new Settings(0, "127.0.0.1", data, database, List.of(), List.of());
        try (EventStore store = Main.open(settings)) {
            pairs.forEach(pair -> pair.check(store));
            call.check(store);
        }
    }
}
