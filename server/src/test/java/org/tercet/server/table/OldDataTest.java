package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.rules.game.Game;
import org.tercet.server.Main;
import org.tercet.server.Visitor;
import org.tercet.table.fair.Proof;
import org.tercet.wire.Reading;
import org.tercet.wire.file.GameFile;

/**
 * Data folders that servers of all versions have left behind are opened by the server of today. To keep one of today:
 * {@code -Dtest=OldDataTest -Dtercet.keep=<an absolute path that ends in src/test/resources/kept/NUMBER>}.
 */
class OldDataTest {

    @TempDir
    private Path temp;

    static Stream<Path> kept() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("src/test/resources/kept"))) {
            return folders.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("kept")
    void what_was_kept_opens_and_goes_on(Path kept) throws Exception {
        opens(kept);
    }

    @Test
    @EnabledIfSystemProperty(named = "tercet.keep", matches = ".+", disabledReason = "nothing is to be kept")
    void what_is_kept_today_opens_again() throws Exception {
        Path folder = Files.createDirectories(Path.of(System.getProperty("tercet.keep")));
        KeptData.make(folder);
        Files.deleteIfExists(folder.resolve("tercet.lock"));

        opens(folder);
    }

    private void opens(Path kept) throws Exception {
        Path copy = Files.createDirectory(temp.resolve("copy"));
        try (Stream<Path> files = Files.list(kept)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName().toString()));
            }
        }
        KeptData data = new KeptData(copy);
        try (Main main = KeptData.start(copy)) {
            RemoteTables tables = new RemoteTables("127.0.0.1:" + main.edge().port());
            data.introduce(tables);
            assertThat(data.finished()).isNotEmpty();
            for (String table : data.finished().keySet()) {
                isRight(table, data, tables.visitor(Pair.ANA));
            }
            for (Map.Entry<String, String> table : data.unfinished().entrySet()) {
                goesOn(table.getKey(), KeptData.game(table.getValue()), tables, main);
            }
        }
    }

    private static void isRight(String table, KeptData data, Visitor ana) throws Exception {
        assertThat(ana.get("/records/" + table).get("verified").booleanValue()).isTrue();
        assertThat(ana.get("/records/" + table).get("game").stringValue())
                .isEqualTo(data.finished().get(table));
        String file = ana.text("/records/" + table + "/file");
        assertThat(file).isEqualTo(data.file(table));
        assertThat(GameFile.read(file))
                .isInstanceOfSatisfying(
                        Reading.Read.class,
                        read -> assertThat(
                                        Proof.of((GameFile<?, ?>) read.value()).isComplete())
                                .isTrue());
        assertThat(ana.text("/me/statistics")).contains("\"" + data.finished().get(table) + "\"");
    }

    private static void goesOn(String table, Game<?, ?, ?, ?, ?> game, RemoteTables tables, Main main)
            throws Exception {
        Pair<?, ?, ?, ?, ?> pair = new Pair<>(game, tables, table, 200);
        KeptData.until(pair::isOver);
        pair.check(main.store());
        KeptData.until(() -> tables.visitor(Pair.ANA).text("/records?mine=true").contains(table));
        assertThat(tables.visitor(Pair.ANA)
                        .get("/records/" + table)
                        .get("verified")
                        .booleanValue())
                .isTrue();
        pair.go();
        assertThat(pair.number()).isGreaterThan(12);
    }
}
