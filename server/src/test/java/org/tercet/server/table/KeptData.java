package org.tercet.server.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.server.Main;
import org.tercet.server.Visitor;
import org.tercet.server.ops.Settings;

/**
 * A data folder of a server with some finished matches and one under way, and beside it {@code kept.txt}, which says what is in it:
 * {@code finished game table}, {@code unfinished game table}, {@code person name secret}.
 */
final class KeptData {

    private static final List<String> FINISHED = List.of("base", "chipset", "coopset", "scout", "setup");
    private static final String UNFINISHED = "base";
    private static final int WELL_UNDER_WAY = 12;
    private static final String LIST = "kept.txt";

    private final Path folder;
    private final Map<String, String> finished = new LinkedHashMap<>();
    private final Map<String, String> unfinished = new LinkedHashMap<>();
    private final Map<String, String> secrets = new LinkedHashMap<>();

    /** What is in a folder. */
    KeptData(Path folder) throws IOException {
        this.folder = folder;
        for (String line : Files.readAllLines(folder.resolve(LIST))) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "finished" -> finished.put(words[2], words[1]);
                case "unfinished" -> unfinished.put(words[2], words[1]);
                case "person" -> secrets.put(words[1], words[2]);
                default -> throw new IOException(line);
            }
        }
    }

    /** Plays matches on a server with that folder, which is closed in the middle of the last. */
    static KeptData make(Path folder) throws Exception {
        List<String> lines = new ArrayList<>();
        try (Main main = start(folder)) {
            RemoteTables tables = new RemoteTables("127.0.0.1:" + main.edge().port());
            List<Pair<?, ?, ?, ?, ?>> pairs = new ArrayList<>();
            for (String game : FINISHED) {
                pairs.add(new Pair<>(game(game), tables, pairs.size() + 1));
            }
            for (Pair<?, ?, ?, ?, ?> pair : pairs) {
                until(pair::isOver);
                lines.add("finished " + pair.game().id() + " " + pair.id());
                Visitor ana = tables.visitor(Pair.ANA);
                until(() -> ana.text("/records?mine=true").contains(pair.id()));
                Files.writeString(folder.resolve(pair.id() + ".txt"), ana.text("/records/" + pair.id() + "/file"));
            }
            Pair<?, ?, ?, ?, ?> last = new Pair<>(game(UNFINISHED), tables, 100);
            until(() -> last.number() > WELL_UNDER_WAY);
            lines.add("unfinished " + UNFINISHED + " " + last.id());
            lines.add("person ana " + tables.visitor(Pair.ANA).bearer());
            lines.add("person bea " + tables.visitor(Pair.BEA).bearer());
        }
        Files.write(folder.resolve(LIST), lines);
        return new KeptData(folder);
    }

    static Main start(Path folder) {
        Settings settings = new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of());
        return Main.start(settings, Fast.LIMITS, Tempo.times(20));
    }

    static Game<?, ?, ?, ?, ?> game(String id) {
        return Games.ALL.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
    }

    interface Truth {
        boolean holds() throws Exception;
    }

    static void until(Truth truth) throws Exception {
        long end = System.nanoTime() + 90_000_000_000L;
        while (!truth.holds()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain");
            }
            Thread.sleep(20);
        }
    }

    Path folder() {
        return folder;
    }

    /** Games by table. */
    Map<String, String> finished() {
        return finished;
    }

    Map<String, String> unfinished() {
        return unfinished;
    }

    /** The game file of a finished match as the server gave it then. */
    String file(String table) throws IOException {
        return Files.readString(folder.resolve(table + ".txt"));
    }

    void introduce(RemoteTables tables) {
        tables.know(Pair.ANA, secrets.get("ana"));
        tables.know(Pair.BEA, secrets.get("bea"));
    }
}
