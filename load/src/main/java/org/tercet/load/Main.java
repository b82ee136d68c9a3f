package org.tercet.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.tercet.journal.CommitLoop;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;

/** {@code tercet bench server}: seats a crowd at a real server, and measures it beside the echo and the bare commits of the same run. */
public final class Main {

    /** Seconds until those who do not read have as much waiting for them as may wait, and a new pace is a habit. */
    private static final int SETTLE = 20;

    /** One minute of a machine is not like the next: those who watch read and do not read in turns. */
    private static final int TURNS = 3;

    static final int BASELINE = 5;

    /** About as many bytes as an entry of a table has. */
    static final int ENTRY = 700;

    private Main() {}

    public static void main(String[] words) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (words.length == 1 && words[0].equals("--help")) {
            out.print(Plan.HELP);
            return;
        }
        try {
            Plan plan = Plan.of(words);
            Report report = measure(plan);
            out.print(plan.json() ? report.json() : report.text());
        } catch (IllegalArgumentException e) {
            System.err.println("tercet: " + e.getMessage() + ".");
            System.exit(2);
        } catch (IOException | org.tercet.journal.DatabaseFault e) {
            System.err.println("tercet: Nothing could be measured: " + e.getMessage());
            System.exit(1);
        }
        System.exit(0);
    }

    private static Report measure(Plan plan) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("tercet-bench");
        try {
            Echoes echo = echo(plan);
            CommitLoop.Figures one;
            CommitLoop.Figures many;
            Database database = plan.database().map(Database::parse).orElseGet(() -> Database.embedded(folder));
            try (EventStore store = database.open()) {
                one = CommitLoop.run(store, 1, ENTRY, Duration.ofSeconds(BASELINE));
                many = CommitLoop.run(store, 64, ENTRY, Duration.ofSeconds(BASELINE));
            }
            return served(plan, folder, echo, one, many);
        } finally {
            delete(folder);
        }
    }

    /** @param fastest echoes a second as fast as it goes */
    private record Echoes(Times paced, double fastest) {}

    private static Echoes echo(Plan plan) throws IOException {
        try (Child child = Child.start(Echo.class, List.of());
                Crowd crowd = new Crowd(List.of(child.port()))) {
            EchoDrive drive = new EchoDrive(plan.tables(), plan.players());
            drive.seat(crowd);
            // Thrice: it has not compiled itself before.
            drive.run(3 * BASELINE, 0);
            double fastest = (double) drive.run(BASELINE, 0).count() / BASELINE;
            drive.settle();
            return new Echoes(drive.run(BASELINE, plan.rate() == 0 ? Plan.USUAL.rate() : plan.rate()), fastest);
        }
    }

    private static Report served(Plan plan, Path folder, Echoes echo, CommitLoop.Figures one, CommitLoop.Figures many)
            throws IOException, InterruptedException {
        try (Nodes nodes = Nodes.start(plan, folder);
                Crowd crowd = new Crowd(nodes.ports());
                Drive drive = new Drive(crowd, plan);
                Beside beside = new Beside(plan, folder)) {
            crowd.awaitReady();
            long empty = nodes.heap();
            int idle = crowd.idlers(plan.idle()).size();
            long withIdle = nodes.heap();
            drive.seat();
            drive.run(plan.warmUp(), plan.rate());
            CompletableFuture<Beside.Figures> meanwhile = beside.run(plan.seconds());
            Report.Pace paced = played(plan, nodes, drive, plan.rate());
            long full = nodes.heap();
            Optional<Report.Watched> watched = plan.slow() > 0 ? Optional.of(watched(plan, drive)) : Optional.empty();
            return new Report(
                    plan,
                    paced,
                    plan.rate() == 0 ? paced : fastest(plan, nodes, drive),
                    watched,
                    new Report.Baselines(new Beside.Figures(echo.paced(), one), meanwhile.join(), many, echo.fastest()),
                    idle == 0 ? 0 : (withIdle - empty) / idle,
                    full - withIdle);
        }
    }

    private static Report.Pace fastest(Plan plan, Nodes nodes, Drive drive) throws IOException {
        drive.run(SETTLE, 0);
        return played(plan, nodes, drive, 0);
    }

    private static Report.Pace played(Plan plan, Nodes nodes, Drive drive, int rate) throws IOException {
        long processor = nodes.processor();
        Drive.Figures figures = drive.run(plan.seconds(), rate);
        return new Report.Pace(figures, (nodes.processor() - processor) / 1e3 / Math.max(1, figures.acts()));
    }

    private static Report.Watched watched(Plan plan, Drive drive) throws IOException, InterruptedException {
        List<Drive.Figures> reading = new ArrayList<>();
        List<Drive.Figures> slow = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            drive.watch();
            reading.add(settled(plan, drive));
            drive.stopReading();
            slow.add(settled(plan, drive));
        }
        return new Report.Watched(middle(reading), middle(slow));
    }

    private static Drive.Figures settled(Plan plan, Drive drive) throws IOException {
        drive.run(SETTLE, plan.rate());
        return drive.run(plan.seconds(), plan.rate());
    }

    private static Drive.Figures middle(List<Drive.Figures> turns) {
        return turns.stream()
                .sorted(Comparator.comparingDouble(Drive.Figures::p99))
                .toList()
                .get(turns.size() / 2);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
