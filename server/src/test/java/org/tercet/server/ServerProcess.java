package org.tercet.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tercet.server.ops.Settings;

/** The whole server as a process of its own, as {@code tercet serve} runs it, to be killed. It ends with whoever started it. */
public final class ServerProcess implements AutoCloseable {

    private static final Pattern LISTENING = Pattern.compile("tercet listens on (\\d+)\\.");

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Arguments: the data folder, and the address of a database if there is one. */
    public static void main(String[] arguments) throws IOException {
        Optional<String> database = arguments.length > 1 ? Optional.of(arguments[1]) : Optional.empty();
        Settings settings = new Settings(0, "127.0.0.1", Path.of(arguments[0]), database, List.of(), List.of());
        try (Main main = Main.start(settings)) {
            System.out.println("tercet listens on " + main.edge().port() + ".");
            System.out.flush();
            while (System.in.read() >= 0) {
                // Until the pipe closes.
            }
        }
    }

    public static ServerProcess start(Path output, Path data, Optional<String> database)
            throws IOException, InterruptedException {
        return start(List.of(), output, data, database);
    }

    /** The prefix is a program that runs it. */
    public static ServerProcess start(List<String> prefix, Path output, Path data, Optional<String> database)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                data.toString()));
        database.ifPresent(command::add);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        while (System.nanoTime() < end && process.isAlive()) {
            String said = Files.readString(output);
            Matcher listening = LISTENING.matcher(said);
            if (listening.find()) {
                return new ServerProcess(process, "127.0.0.1:" + listening.group(1));
            }
            Thread.sleep(20);
        }
        process.destroyForcibly();
        throw new IOException("the server did not start: " + Files.readString(output));
    }

    public String address() {
        return address;
    }

    /** As {@code kill -9} does. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Ends it as it ends by itself. */
    public void stop() throws IOException, InterruptedException {
        process.getOutputStream().close();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
