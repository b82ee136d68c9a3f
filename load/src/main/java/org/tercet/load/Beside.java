package org.tercet.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tercet.journal.CommitLoop;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;

/**
 * The echo and the bare commit once more, while the tables are played at: so few that the tables hardly notice, and as hard pressed for a
 * processor and for the disk as they are.
 */
final class Beside implements AutoCloseable {

    private static final int TABLES = 20;

    /** Echoes and commits a second. */
    private static final int RATE = 50;

    private final Child echo;
    private final Crowd crowd;
    private final EchoDrive drive;
    private final EventStore store;

    Beside(Plan plan, Path folder) throws IOException {
        this.echo = Child.start(Echo.class, List.of());
        this.crowd = new Crowd(List.of(echo.port()));
        this.drive = new EchoDrive(TABLES, plan.players());
        drive.seat(crowd);
        // As warm as the echo that is measured alone.
        drive.run(Main.BASELINE, Plan.USUAL.rate());
        this.store = plan.database()
                .map(Database::parse)
                .orElseGet(() -> Database.embedded(folder.resolve("beside")))
                .open();
    }

    /** How long an echo and the commit of one row took. */
    record Figures(Times echo, CommitLoop.Figures commit) {

        /** Nothing that stores before it tells could be faster than an echo after a commit. */
        double bound() {
            return echo.percentile(99) + commit.p99();
        }
    }

    CompletableFuture<Figures> run(int seconds) {
        CompletableFuture<CommitLoop.Figures> commits = CompletableFuture.supplyAsync(
                () -> CommitLoop.run(
                        store,
                        1,
                        Main.ENTRY,
                        Duration.ofSeconds(seconds),
                        Duration.ofSeconds(1).dividedBy(RATE)),
                Beside::started);
        return CompletableFuture.supplyAsync(() -> drive.run(seconds, RATE), Beside::started)
                .thenCombine(commits, Figures::new);
    }

    /** A thread that may wait inside a driver. */
    private static void started(Runnable task) {
        Thread.ofPlatform().daemon().start(task);
    }

    @Override
    public void close() {
        crowd.close();
        echo.close();
        store.close();
    }
}
