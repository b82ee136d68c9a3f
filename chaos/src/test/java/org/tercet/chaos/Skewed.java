package org.tercet.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.server.Edge;
import org.tercet.server.Main;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.ops.Logs;
import org.tercet.server.ops.Settings;
import org.tercet.server.table.Tempo;

/**
 * The server as {@code tercet serve} runs it, but for the tables' clock. A process cannot be given a wrong clock of its own without changing that of
 * the whole machine, so this one is given to the tables by hand.
 */
final class Skewed {

    private static final int SHUT_OUT = 2;
    private static final long LOOK_NANOS = 50_000_000;

    private Skewed() {}

    /** The first word is the file that says how wrong the clock is; the others are those of {@code tercet serve}. */
    public static void main(String[] words) {
        Logs.toErrorStream();
        Main server = Main.start(settings(words), Edge.Limits.USUAL, tempo(Path.of(words[0])));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        server.gone().toCompletableFuture().join();
        if (server.isLost()) {
            System.exit(SHUT_OUT);
        }
    }

    private static Settings settings(String[] words) {
        int port = 0;
        Path data = Path.of("data");
        Optional<String> database = Optional.empty();
        Optional<String> name = Optional.empty();
        List<NodeAddress> addresses = new ArrayList<>();
        for (int i = 1; i + 1 < words.length; i += 2) {
            String value = words[i + 1];
            switch (words[i]) {
                case "--port" -> port = Integer.parseInt(value);
                case "--data" -> data = Path.of(value);
                case "--database" -> database = Optional.of(value);
                case "--cluster-name" -> name = Optional.of(value);
                default -> addresses.add(NodeAddress.parse(value).orElseThrow());
            }
        }
        Settings settings = new Settings(port, "127.0.0.1", data, database, List.of(), List.of());
        return name.map(it -> settings.among(
                        new Membership(it, List.of(), addresses.getFirst(), Optional.of(addresses.getLast()))))
                .orElse(settings);
    }

    private static Tempo tempo(Path file) {
        return new Tempo() {
            private long lookedAt = System.nanoTime() - LOOK_NANOS;
            private long wrongBy;

            @Override
            public synchronized long now() {
                if (System.nanoTime() - lookedAt >= LOOK_NANOS) {
                    lookedAt = System.nanoTime();
                    wrongBy = read(file);
                }
                return System.currentTimeMillis() + wrongBy * 1_000;
            }

            @Override
            public Duration real(long millis) {
                return Duration.ofMillis(millis);
            }
        };
    }

    private static long read(Path file) {
        try {
            return Files.exists(file) ? Long.parseLong(Files.readString(file).strip()) : 0;
        } catch (IOException | NumberFormatException e) {
            return 0;
        }
    }
}
