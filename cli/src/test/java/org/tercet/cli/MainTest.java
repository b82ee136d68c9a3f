package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.wire.words.Language;

class MainTest {

    @ParameterizedTest
    @EnumSource
    void asked_for_help_it_says_what_it_can_do(Language language) {
        Asked asked = Asked.tercet("help", "--lang", language.code());

        assertThat(asked.code()).isZero();
        assertThat(asked.err()).isEmpty();
        for (Main.Entry entry : Main.ERRANDS) {
            assertThat(asked.out().lines())
                    .anyMatch(line -> line.startsWith("  " + entry.name() + " ")
                            && line.endsWith(Speech.of(entry.name(), language).say("summary")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void help_can_be_asked_for_in_three_ways(String word) {
        assertThat(Asked.tercet(word)).isEqualTo(Asked.tercet("help"));
    }

    @Test
    void each_command_has_its_help_and_it_can_be_asked_for_in_two_ways() {
        for (Main.Entry entry : Main.ERRANDS) {
            Asked asked = Asked.tercet(entry.name(), "--help");

            assertThat(asked.code()).isZero();
            assertThat(asked.err()).isEmpty();
            assertThat(asked.out())
                    .startsWith("Usage: tercet " + entry.name() + " ")
                    .contains("--json", "--lang");
            assertThat(Asked.tercet("help", entry.name())).isEqualTo(asked);
        }
    }

    @Test
    void an_unknown_command_is_one_sentence_and_nothing_of_it_upsets_the_terminal() {
        assertThat(Asked.tercet("plai\u001b[31m" + "y".repeat(100_000)))
                .isEqualTo(new Asked(
                        2,
                        "",
                        "tercet: There is no command called “plai\uFFFD[31m" + "y".repeat(31)
                                + "…”: “tercet help” lists them.\n"));
    }

    @Test
    void the_language_is_that_of_the_session_unless_somebody_says_otherwise() {
        Map<String, String> italian = Map.of("LANG", "it_IT.UTF-8");

        assertThat(Asked.tercet(italian, "check", "1rso", "1gso", "1pso").out()).startsWith("È un set.\n");
        assertThat(Asked.tercet(italian, "check", "1rso", "1gso", "1pso", "--lang=pt")
                        .out())
                .startsWith("É um set.\n");
        assertThat(Asked.tercet(italian, "--lang", "fr", "check", "1rso", "1gso", "1pso")
                        .out())
                .startsWith("C’est un set.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--lang=de", "--lang=", "--lang", "check --lang xx", "check --lang"})
    void an_unknown_language_is_one_sentence(String words) {
        Asked asked = Asked.tercet(words.split(" "));

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err().lines()).singleElement().asString().contains("es, pt, it, fr");
    }

    @Test
    void a_reader_who_has_seen_enough_is_no_reason_to_complain() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(failing("Broken pipe"), err, Map.<String, String>of()::get);

        assertThat(Main.run(terminal, "playthrough", "base")).isEqualTo(141);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void output_that_cannot_be_written_is_one_sentence() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(failing("No space left on device"), err, Map.<String, String>of()::get);

        assertThat(Main.run(terminal, "games")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("tercet: The output cannot be written.\n");
    }

    @Test
    void a_mistake_of_its_own_is_an_apology_and_no_stack_trace() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(out, err, Map.<String, String>of()::get);

        int code = new Main(terminal)
                .run(List.of(new Main.Entry("check", context -> new Clumsy(context))), List.of("check"));

        assertThat(code).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .contains("IllegalStateException", "please report it");
    }

    private static final class Clumsy extends Errand {
        Clumsy(Context context) {
            super(context);
        }

        @Override
        public Integer call() {
            throw new IllegalStateException("dropped the cards");
        }
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException(message);
            }
        };
    }
}
