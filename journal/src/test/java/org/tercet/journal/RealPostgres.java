package org.tercet.journal;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A real PostgreSQL for tests, which syncs its commits unless it is told not to. It goes away with the JVM, however that ends.
 */
public final class RealPostgres implements AutoCloseable {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable RealPostgres shared;

    private final Path home;
    private final Path folder;
    private final int port;
    private final List<String> user;
    private final List<String> settings;
    private Process process;

    private RealPostgres(List<String> settings) throws IOException, InterruptedException {
        this.home = PostgresBinaries.unpacked();
        this.folder = Files.createTempDirectory("tercet-postgres-data");
        this.user = SomebodyElse.prefix();
        this.settings = settings;
        this.port = freePort();
        open(folder);
        Path password = Files.writeString(folder.resolve("password"), "postgres");
        open(password);
        run(
                "initdb",
                "--no-sync",
                "-A",
                "scram-sha-256",
                "-U",
                "postgres",
                "--pwfile",
                password.toString(),
                "--locale=C",
                "-E",
                "UTF8",
                "-D",
                data());
        this.process = launch();
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    /** The address of a new, empty database in a PostgreSQL that all tests of the JVM share. */
    public static synchronized String newDatabase() {
        if (shared == null) {
            shared = start();
        }
        return shared.create("tercet" + DATABASES.incrementAndGet());
    }

    /** A PostgreSQL of one's own, to be stopped and killed. Settings read {@code name=value}. */
    public static RealPostgres start(String... settings) {
        try {
            List<String> all = new ArrayList<>(List.of(
                    "fsync=on", "max_connections=200", "shared_buffers=32MB", "recovery_init_sync_method=syncfs"));
            all.addAll(Arrays.asList(settings));
            return new RealPostgres(all);
        } catch (IOException e) {
            throw new IllegalStateException("PostgreSQL did not start", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Makes an empty database and says its address. */
    public String create(String name) {
        try {
            execute("CREATE DATABASE " + name);
            return "postgres://postgres:postgres@127.0.0.1:" + port + "/" + name;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private ProcessHandle postmaster() throws IOException {
        long pid = Long.parseLong(
                Files.readAllLines(Path.of(data(), "postmaster.pid")).getFirst().strip());
        return ProcessHandle.of(pid).orElseThrow();
    }

    /** All its processes at this moment. */
    public List<Long> processes() throws IOException {
        ProcessHandle postmaster = postmaster();
        return Stream.concat(Stream.of(postmaster), postmaster.descendants())
                .map(ProcessHandle::pid)
                .toList();
    }

    /** Kills all its processes at once. */
    public void kill() throws IOException, InterruptedException {
        ProcessHandle postmaster = postmaster();
        List<ProcessHandle> backends = postmaster.descendants().toList();
        postmaster.destroyForcibly();
        backends.forEach(ProcessHandle::destroyForcibly);
        process.getOutputStream().close();
        process.waitFor();
    }

    /** Starts it again after a kill; ready when this returns. */
    public void restart() throws IOException, InterruptedException {
        process = launch();
    }

    /** Whoever comes from now on is spoken to by TLS if they like, with that certificate. */
    public void guard(Path certificate, Path key) throws IOException {
        give(certificate, "server.crt");
        give(key, "server.key");
        set("ssl", "on");
    }

    /** Nobody is spoken to by TLS any more who comes from now on. */
    public void unguard() {
        set("ssl", "off");
    }

    /** PostgreSQL wants keys to be its own, and nobody else's. */
    private void give(Path file, String name) throws IOException {
        Path given = Files.copy(file, Path.of(data(), name), StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(given, PosixFilePermissions.fromString("rw-------"));
        Files.setOwner(given, Files.getOwner(Path.of(data())));
    }

    private void set(String setting, String value) {
        try {
            execute("ALTER SYSTEM SET " + setting + " = " + value);
            execute("SELECT pg_reload_conf()");
            for (int tries = 0; tries < 600 && !shows(setting, value); tries++) {
                Thread.sleep(10);
            }
        } catch (SQLException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean shows(String setting, String value) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet shown = statement.executeQuery("SHOW " + setting)) {
            return shown.next() && shown.getString(1).equals(value);
        }
    }

    private void execute(String command) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    private Process launch() throws IOException, InterruptedException {
        // The shell waits for the pipe from this JVM to close, which happens when it dies, too.
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "pid=$1; shift; \"$@\" & read x; kill -QUIT $(head -1 $pid); wait",
                "sh",
                data() + "/postmaster.pid"));
        command.addAll(user);
        command.addAll(List.of(home.resolve("bin/postgres").toString(), "-D", data(), "-p", Integer.toString(port)));
        for (String setting : settings) {
            command.addAll(List.of("-c", setting));
        }
        command.addAll(List.of("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="));
        Process launched = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        for (int tries = 0; tries < 600; tries++) {
            try (Connection connection = connect()) {
                if (connection.isValid(1)) {
                    return launched;
                }
            } catch (SQLException e) {
                Thread.sleep(50);
            }
            if (Files.readString(folder.resolve("log")).contains("still in use")) {
                // A process that was just being born when the others were killed ends by itself in a moment.
                launched.getOutputStream().close();
                launched.waitFor();
                return launch();
            }
        }
        throw new IOException("PostgreSQL does not answer: " + Files.readString(folder.resolve("log")));
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:postgresql://127.0.0.1:" + port + "/postgres", "postgres", "postgres");
    }

    private void run(String program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(user);
        command.add(home.resolve("bin").resolve(program).toString());
        command.addAll(List.of(arguments));
        Path log = folder.resolve(program + ".log");
        Process done = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (done.waitFor() != 0) {
            throw new IOException(program + " failed: " + Files.readString(log));
        }
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Lets nobody in: what is in there is worth nothing. */
    private static void open(Path path) {
        path.toFile().setReadable(true, false);
        path.toFile().setWritable(true, false);
        path.toFile().setExecutable(true, false);
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        } catch (IOException | java.io.UncheckedIOException e) {
            // It has been stopped and cleaned up before.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
