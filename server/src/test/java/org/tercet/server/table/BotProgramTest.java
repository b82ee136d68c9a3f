package org.tercet.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.rules.Games;
import org.tercet.server.Main;
import org.tercet.server.Visitor;
import org.tercet.server.ops.Settings;
import org.tercet.table.Person;
import org.tercet.table.Records;
import org.tercet.table.fair.Proof;
import tools.jackson.databind.JsonNode;

/** The program of docs/bots.md sits down and plays. */
class BotProgramTest {

    private static final Person ANA = new Person("ana", "Ana", false);

    @TempDir
    private Path folder;

    private Main main;
    private RemoteTables tables;

    @BeforeEach
    void start() {
        Settings settings = new Settings(0, "127.0.0.1", folder, Optional.empty(), List.of(), List.of());
        main = Main.start(settings, Fast.LIMITS, Tempo.times(5));
        tables = new RemoteTables("127.0.0.1:" + main.edge().port());
    }

    @AfterEach
    void stop() {
        main.close();
    }

    @Test
    void the_program_plays_a_match_to_its_end() throws Exception {
        Visitor ana = tables.visitor(ANA);
        JsonNode opened = ana.post(
                "/tables", "{\"game\":\"base\",\"values\":{\"deck\":\"small\"},\"programs\":true,\"begin\":2}");
        String table = opened.get("id").stringValue();
        var host = new Client<>(Games.BASE, 1, 600);
        host.connect(tables, table, ANA);

        assertThat(says(opened.get("code").stringValue())).isEqualTo("finished");

        assertThat(host.finishes(20)).isTrue();
        var ledger = new Ledger<>(Games.BASE, main.store(), table);
        assertThat(Proof.of(Records.of(Games.BASE, ledger.last()).orElseThrow()).isComplete())
                .isTrue();
        assertThat(ledger.entries().stream()
                        .flatMap(entry -> entry.cause().stream())
                        .filter(cause -> !cause.person().equals(ana.id())))
                .hasSizeGreaterThan(1);
    }

    @Test
    void where_programs_are_not_let_in_it_is_told_so() throws Exception {
        JsonNode opened = tables.visitor(ANA).post("/tables", "{\"game\":\"base\",\"begin\":2}");

        assertThat(says(opened.get("code").stringValue())).contains("no-programs");
    }

    /** What the program says when it has come to its end. */
    private String says(String code) throws Exception {
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        Path.of("../docs/Bot.java").toString(),
                        "http://127.0.0.1:" + main.edge().port(),
                        code)
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(program.waitFor(90, TimeUnit.SECONDS)).isTrue();
            return new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        } finally {
            program.destroyForcibly();
        }
    }
}
