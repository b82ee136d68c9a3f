package org.tercet.chaos;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own, on fixed ports. Somebody sees to it that it runs again after it has ended by itself. */
final class Node {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(1)).build();

    private static final Pattern MEMBERS = Pattern.compile("(?m)^tercet_cluster_members (\\d+)");

    private final int number;
    private final int port;
    private final List<String> command;
    private final Path log;
    private volatile boolean wanted;
    private volatile @Nullable Process process;
    private final AtomicInteger restarts = new AtomicInteger();

    /** @param command which makes it listen on the port */
    Node(int number, int port, List<String> command, Path log) {
        this.number = number;
        this.port = port;
        this.command = List.copyOf(command);
        this.log = log;
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    int number() {
        return number;
    }

    int port() {
        return port;
    }

    /** How often it had to be started again because it had ended by itself. */
    int restarts() {
        return restarts.get();
    }

    synchronized void start() throws IOException {
        wanted = true;
        launch();
    }

    private void launch() throws IOException {
        Process launched = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(new File(log.toString())))
                .start();
        process = launched;
        var _ = launched.onExit().thenAccept(ended -> {
            if (wanted && ended.equals(process)) {
                restarts.incrementAndGet();
                again();
            }
        });
    }

    private synchronized void again() {
        try {
            if (wanted) {
                launch();
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    boolean isRunning() {
        Process current = process;
        return current != null && current.isAlive();
    }

    long pid() {
        Process current = process;
        return current == null ? -1 : current.pid();
    }

    /** As when the machine dies. */
    synchronized void kill() throws InterruptedException {
        wanted = false;
        Process current = process;
        if (current != null) {
            current.destroyForcibly().waitFor();
        }
    }

    /** As for an upgrade; how long it took to end. */
    synchronized Duration stop() throws InterruptedException {
        wanted = false;
        long begun = System.nanoTime();
        Process current = process;
        if (current != null) {
            current.destroy();
            if (!current.waitFor(40, TimeUnit.SECONDS)) {
                current.destroyForcibly().waitFor();
                throw new IllegalStateException("node " + number + " did not stop within 40 s");
            }
        }
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    void pause() throws IOException, InterruptedException {
        signal("STOP", pid());
    }

    void wake() throws IOException, InterruptedException {
        signal("CONT", pid());
    }

    /** Whether it can write to files from now on. */
    void writes(boolean can) throws IOException, InterruptedException {
        run("prlimit", "--pid", Long.toString(pid()), can ? "--fsize=unlimited:" : "--fsize=0:");
    }

    static void signal(String name, long pid) throws IOException, InterruptedException {
        run("kill", "-" + name, Long.toString(pid));
    }

    /** @throws IOException if it does not succeed */
    static void run(String... words) throws IOException, InterruptedException {
        Process done = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(done.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (done.waitFor() != 0) {
            throw new IOException(String.join(" ", words) + ": " + said.strip());
        }
    }

    boolean isReady() {
        return !ask("/health/ready").isEmpty();
    }

    /** How many nodes there are, as far as this one knows; none if it does not say. */
    long members() {
        Matcher members = MEMBERS.matcher(ask("/metrics"));
        return members.find() ? Long.parseLong(members.group(1)) : 0;
    }

    private String ask(String path) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .timeout(Duration.ofSeconds(3))
                    .build();
            HttpResponse<String> answer = HTTP.send(request, BodyHandlers.ofString());
            return answer.statusCode() == 200 ? answer.body() : "";
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    @Override
    public String toString() {
        return "node " + number + ", see " + log;
    }
}
