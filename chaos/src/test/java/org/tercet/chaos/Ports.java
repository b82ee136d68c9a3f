package org.tercet.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which process a connection of this machine comes from, as Linux tells it. */
final class Ports {

    private static final List<Path> TABLES = List.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6"));
    private static final int LOCAL = 1;
    private static final int INODE = 9;

    private Ports() {}

    static boolean areKnown() {
        return Files.isReadable(TABLES.getFirst());
    }

    static boolean belongs(int port, long pid) {
        return inode(port).filter(inode -> has(pid, "socket:[" + inode + "]")).isPresent();
    }

    private static Optional<String> inode(int port) {
        String end = String.format(Locale.ROOT, ":%04X", port);
        for (Path table : TABLES) {
            try (Stream<String> lines = Files.lines(table)) {
                Optional<String> found = lines.map(line -> line.strip().split("\\s+"))
                        .filter(fields -> fields.length > INODE && fields[LOCAL].endsWith(end))
                        .map(fields -> fields[INODE])
                        .filter(inode -> !inode.equals("0"))
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
            } catch (IOException e) {
                // A machine without this kind of network.
            }
        }
        return Optional.empty();
    }

    private static boolean has(long pid, String link) {
        try (Stream<Path> open = Files.list(Path.of("/proc/" + pid + "/fd"))) {
            return open.anyMatch(one -> {
                try {
                    return Files.readSymbolicLink(one).toString().equals(link);
                } catch (IOException e) {
                    return false;
                }
            });
        } catch (IOException | java.io.UncheckedIOException e) {
            return false;
        }
    }
}
