package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.server.ops.CannotStart;
import org.tercet.wire.words.Language;

/** What is wrong with the options of a cluster is said in one sentence before anything is started. */
class ClusterOptionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --cluster-name a --seed h:1                                                  | Nodes of a cluster share a PostgreSQL
        --seed h:1                                                                   | A cluster needs a name
        --cluster-bind h:1                                                           | A cluster needs a name
        --cluster-tls .                                                              | A cluster needs a name
        --cluster-name a --database postgres://u@h/n --cluster-tls nowhere           | “ca.pem” cannot be read
        --cluster-name a! --database postgres://u@h/n --seed h:1                     | is not a name for a cluster
        --cluster-name a --database postgres://u@h/n --seed h                        | is not the address of a node
        --cluster-name a --database postgres://u@h/n --seed h:70000                  | is not the address of a node
        --cluster-name a --database postgres://u@h/n --seed h:1 --cluster-bind 25520 | is not the address of a node
        """)
    void a_wrong_option_is_one_sentence(String options, String sentence) {
        String[] words = ("serve --lang en " + options).split(" ");
        Asked asked = Asked.tercet(words);
        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err().lines()).hasSize(1);
        assertThat(asked.err()).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource({"en", "es", "fr", "it", "pt"})
    void the_help_tells_the_options_in_every_language(String language) {
        Asked asked = Asked.tercet("serve", "--lang", language, "--help");
        assertThat(List.of("--cluster-name", "--seed", "--cluster-bind", "--cluster-address", "--cluster-tls"))
                .allSatisfy(option -> assertThat(asked.out()).contains(option));
    }

    @ParameterizedTest
    @CsvSource({"en", "es", "fr", "it", "pt"})
    void a_file_that_is_no_certificate_is_one_sentence_in_every_language(String language, @TempDir Path folder)
            throws IOException {
        Files.writeString(folder.resolve("ca.pem"), "Dear Ana");
        Asked asked = Asked.tercet(
                "serve",
                "--lang",
                language,
                "--cluster-name",
                "a",
                "--database",
                "postgres://u@h/n",
                "--cluster-tls",
                folder.toString());
        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err().lines()).hasSize(1);
        assertThat(asked.err()).contains("ca.pem", "--cluster-tls", "PEM");
    }

    @ParameterizedTest
    @EnumSource
    void whatever_keeps_a_server_from_starting_has_its_sentence(CannotStart.Reason reason) {
        Fault fault = KeeperErrand.fault(new CannotStart(reason, "8080", null));
        for (Language language : Language.values()) {
            assertThat(fault.sentence(Speech.of("serve", language)))
                    .endsWith(".")
                    .doesNotContain("{");
        }
    }
}
