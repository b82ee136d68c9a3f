package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskTest {

    @Test
    void words_come_in_any_order() {
        assertThat(Ask.of("--json", "solve", "--rival", "awk -f x", "--quick"))
                .contains(new Ask(Topic.SOLVE, true, true, Optional.of("awk -f x")));
        assertThat(Ask.of("games", "--rival=./a b")).contains(new Ask(Topic.GAMES, false, false, Optional.of("./a b")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help", "odds --help"})
    void help_is_no_fault(String words) {
        assertThat(Ask.of(words.split(" "))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'Say what to measure: solve, games, odds and montecarlo'",
        "fly, 'There is no benchmark called “fly”, but solve, games, odds and montecarlo'",
        "solve games, “games” is one word too many",
        "solve --fast, “--fast” is not an option here: --help lists them",
        "solve --rival, --rival needs a command",
        "solve --rival=, --rival needs a command",
        "solve --rival=a --rival=b, --rival can be given only once",
    })
    void what_is_wrong_gets_one_sentence(String words, String sentence) {
        assertThatThrownBy(() -> Ask.of(words.isEmpty() ? new String[0] : words.split(" ")))
                .isInstanceOf(Fault.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void a_fault_is_one_line_on_the_error_stream_and_exit_code_2() {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();

        int code = Main.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                "solve",
                "--x\ny");

        assertThat(code).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualToNormalizingNewlines("tercet: “--x?y” is not an option here: --help lists them.\n");
    }
}
