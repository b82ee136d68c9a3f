package org.tercet.hardening.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A little of what {@code ./tercet fuzz} does for long, and that the fuzzer really follows our code. */
class ParserTest {

    private static final int INPUTS = 600;
    private static final long SEED = Long.getLong("tercet.seed", 17L);

    @TempDir
    Path folder;

    static List<Parser> parsers() {
        return Parser.real();
    }

    @ParameterizedTest
    @MethodSource("parsers")
    void whatever_somebody_writes_is_read_or_refused(Parser parser) {
        parser.seeds().forEach(parser::read);
        Mutations mutations = new Mutations(SEED, parser.seeds());
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = mutations.next();
            assertThatCode(() -> parser.read(input))
                    .as(() -> "seed " + SEED + ", input " + HexFormat.of().formatHex(input))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void the_fuzzer_finds_a_mistake_that_nobody_hits_by_chance() throws Exception {
        Campaign.Result result = new Campaign(Parser.PLANTED, 1_000_000, 60, SEED, folder).run();

        assertThat(result.finding()).as(result.sentence()).anyMatch(line -> line.contains("AssertionError: found"));
    }
}
