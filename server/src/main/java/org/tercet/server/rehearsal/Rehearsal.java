package org.tercet.server.rehearsal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a browser asks for first, asked by the server itself, and a while at some tables. Whoever was at a table in the rehearsal before
 * comes back to it first, all at once, as people do after a crash.
 */
public final class Rehearsal {

    private static final String WANTED = "tercet.rehearse";

    private static final List<String> PAGES =
            List.of("/", "/api/v1/games", "/api/v1/tables", "/api/v1/puzzles/today", "/health/ready");

    private static final int TABLES = 12;
    private static final int PLAYERS = 3;

    /** Long enough for Java to see what is done often, short enough to wait for after each build. */
    private static final Duration PLAY = Duration.ofSeconds(8);

    private Rehearsal() {}

    public static boolean isWanted() {
        return Boolean.getBoolean(WANTED);
    }

    /**
     * Asks the server on that port of this machine, and plays there.
     *
     * @param data the server's folder, in which it is noted who was where
     */
    public static void of(int port, Path data) {
        of(port, data, TABLES, PLAY);
    }

    static void of(int port, Path data, int tables, Duration play) {
        Path notes = data.resolve("rehearsal.txt");
        try (Stage stage = new Stage(port)) {
            for (String page : PAGES) {
                stage.page(page);
            }
            List<Extra> extras = new ArrayList<>();
            for (String note : Files.exists(notes) ? Files.readAllLines(notes) : List.<String>of()) {
                extras.add(Extra.again(note));
            }
            while (extras.size() < tables * PLAYERS) {
                extras.addAll(stage.table(PLAYERS));
            }
            stage.play(extras, play);
            Files.write(notes, extras.stream().map(Extra::note).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
