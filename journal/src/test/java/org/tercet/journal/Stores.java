package org.tercet.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Empty databases of both kinds, and rows to put into them. */
final class Stores {

    private Stores() {}

    static Stream<Database> both() {
        return Stream.of(embedded(), Database.parse(RealPostgres.newDatabase()));
    }

    static Database embedded() {
        try {
            Path folder = Files.createTempDirectory("tercet-journal");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return Database.embedded(folder);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static Row row(String persistenceId, long sequenceNr) {
        byte[] payload = (persistenceId + "#" + sequenceNr + ";").getBytes(StandardCharsets.UTF_8);
        return new Row(persistenceId, sequenceNr, "writer", "", 7, "text", payload, 1);
    }

    /** All that is in the log, as {@code table#number}. */
    static List<String> contents(EventStore store) {
        List<String> contents = new ArrayList<>();
        List<StoredEvent> page = store.events().after(0, 1_000);
        while (!page.isEmpty()) {
            contents.addAll(texts(page));
            page = store.events().after(page.getLast().ordering(), 1_000);
        }
        return contents;
    }

    static List<String> texts(List<StoredEvent> events) {
        return events.stream()
                .map(event -> new String(event.payload(), StandardCharsets.UTF_8).replace(";", ""))
                .toList();
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(java.util.Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // A folder for temporary files is cleaned by the system too.
        }
    }
}
