package org.tercet.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process of its own with one of our main classes, that listens to a port. */
final class Child implements AutoCloseable {

    /** Those that the launcher starts the server with. */
    private static final List<String> OPTIONS = Stream.of(
                    System.getProperty("tercet.server.java", "").split(" ", -1))
            .filter(option -> !option.isEmpty())
            .toList();

    private final Process process;
    private final BufferedReader said;
    private final int port;

    private Child(Process process, BufferedReader said, int port) {
        this.process = process;
        this.said = said;
        this.port = port;
    }

    static Child start(Class<?> main, List<String> words) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(words);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String port = said.readLine();
        if (port == null) {
            throw new IOException(main.getSimpleName() + " did not start");
        }
        return new Child(process, said, Integer.parseInt(port));
    }

    int port() {
        return port;
    }

    /** Bytes of its heap in use, after a collection. */
    long heap() throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
        return Long.parseLong(Optional.ofNullable(said.readLine()).orElse("0"));
    }

    /** Processor time that it has used so far, in nanoseconds. */
    long processor() {
        return process.toHandle()
                .info()
                .totalCpuDuration()
                .map(java.time.Duration::toNanos)
                .orElse(0L);
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
