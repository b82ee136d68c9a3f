package org.tercet.chaos;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.Backup;
import org.tercet.journal.Database;
import org.tercet.journal.EventStore;
import org.tercet.journal.RealPostgres;

/** The servers of a run, with what they keep everything in and what lies between them. */
final class Service implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Plan plan;
    private final Path folder;
    private final @Nullable RealPostgres postgres;
    private final String database;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Integer> entrances = new ArrayList<>();
    private final Network network = new Network();
    private final AtomicInteger copies = new AtomicInteger();
    private final SmallDisk disk;
    private boolean wentWell;

    Service(Plan plan) throws IOException, InterruptedException {
        this.plan = plan;
        this.folder = Files.createTempDirectory("tercet-chaos");
        this.disk = new SmallDisk(folder.resolve("data"));
        this.postgres = plan.embedded() ? null : RealPostgres.start();
        this.database = postgres == null ? "" : postgres.create("chaos");
        try {
            if (plan.embedded()) {
                if (plan.faults().contains(Fault.DISK)) {
                    disk.mount();
                }
                node(List.of("--data", disk.folder().toString()));
            } else {
                members(plan.nodes());
            }
            for (Node node : nodes) {
                node.start();
            }
            if (!isWhole(PATIENCE)) {
                throw new IOException("the servers do not start; see " + folder);
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** Whether all nodes are there, and all of them know it, before so much time has passed. */
    boolean isWhole(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        for (Node node : nodes) {
            while (node.members() != nodes.size() || !node.isReady()) {
                if (System.nanoTime() > end) {
                    return false;
                }
                Thread.sleep(50);
            }
        }
        return true;
    }

    private void members(int count) throws IOException {
        List<Integer> ports = new ArrayList<>();
        List<Integer> doors = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ports.add(Node.freePort());
            doors.add(Ports.areKnown() ? network.door(this::whose, i, ports.get(i)) : ports.get(i));
        }
        URI real = URI.create(database);
        for (int i = 0; i < count; i++) {
            int self = i;
            int door = network.door(_ -> self, Network.DATABASE, real.getPort());
            List<String> words = new ArrayList<>(
                    List.of("--database", database.replace(":" + real.getPort() + "/", ":" + door + "/")));
            words.addAll(List.of("--cluster-name", "chaos"));
            words.addAll(List.of("--cluster-bind", "127.0.0.1:" + ports.get(i)));
            words.addAll(List.of("--cluster-address", "127.0.0.1:" + doors.get(i)));
            node(words);
        }
    }

    private void node(List<String> rest) throws IOException {
        int number = nodes.size();
        int port = Node.freePort();
        List<String> words = new ArrayList<>(List.of("--port", Integer.toString(port)));
        words.addAll(rest);
        List<String> command =
                plan.faults().contains(Fault.CLOCK) ? Commands.skewed(clock(number), words) : Commands.serve(words);
        nodes.add(new Node(number, port, command, folder.resolve("node-" + number + ".log")));
        entrances.add(network.door(_ -> Network.PLAYERS, number, port));
    }

    private int whose(int port) {
        for (int tries = 0; tries < 5; tries++) {
            for (Node node : nodes) {
                if (Ports.belongs(port, node.pid())) {
                    return node.number();
                }
            }
        }
        return Network.PLAYERS;
    }

    /** The file that says how wrong the clock of a node is, in seconds. */
    Path clock(int node) {
        return folder.resolve("node-" + node + ".clock");
    }

    Path folder() {
        return folder;
    }

    String database() {
        return database;
    }

    List<Node> nodes() {
        return nodes;
    }

    /** The ports that players come in through. */
    List<Integer> entrances() {
        return entrances;
    }

    Network network() {
        return network;
    }

    SmallDisk disk() {
        return disk;
    }

    RealPostgres postgres() {
        if (postgres == null) {
            throw new IllegalStateException("there is no PostgreSQL in this run");
        }
        return postgres;
    }

    /** All processes of PostgreSQL stand still, and go on. */
    void hang(Duration time) throws IOException, InterruptedException {
        List<Long> pids = postgres().processes();
        for (long pid : pids) {
            Node.signal("STOP", pid);
        }
        Thread.sleep(time);
        for (long pid : pids) {
            Node.signal("CONT", pid);
        }
    }

    /** To read the log: of the embedded database a copy of this moment, as a dead server has left it or as a living one has it. */
    EventStore store() throws IOException {
        if (postgres != null) {
            return Database.parse(database).open();
        }
        Path copy = folder.resolve("copy-" + copies.incrementAndGet());
        Database.Embedded from = new Database.Embedded(disk.folder());
        Database.Embedded to = new Database.Embedded(copy);
        if (nodes.getFirst().isRunning()) {
            Path file = folder.resolve(copy.getFileName() + ".backup");
            Backup.write(from, file);
            Backup.restore(file, to);
            Files.delete(file);
        } else {
            Files.createDirectory(copy);
            try (Stream<Path> files = Files.list(from.folder())) {
                for (Path file :
                        files.filter(it -> !it.endsWith(SmallDisk.BALLAST)).toList()) {
                    Files.copy(file, copy.resolve(file.getFileName()));
                }
            }
        }
        return to.open();
    }

    /** Copies that have been read. */
    void tidy() throws IOException {
        for (int i = 1; i <= copies.get(); i++) {
            delete(folder.resolve("copy-" + i));
        }
    }

    /** Nothing needs to be looked at afterwards. */
    void wentWell() {
        wentWell = true;
    }

    @Override
    public void close() throws IOException {
        try {
            for (Node node : nodes) {
                node.kill();
            }
            disk.unmount();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        network.close();
        if (postgres != null) {
            postgres.close();
        }
        if (wentWell) {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
