package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.testkit.Translations;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Texts;
import picocli.CommandLine;

/** Every sentence of every command is there in five languages. */
class TextsTest {

    /** Layout and not words. */
    private static final Set<String> SAME =
            Set.of("usage.parameterListHeading", "usage.optionListHeading", "usage.descriptionHeading");

    static List<String> bundles() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/org/tercet/cli"))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .map(name -> name.substring(0, name.lastIndexOf('_')))
                    .distinct()
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void every_sentence_is_translated_with_its_gaps(String bundle) {
        for (Language language : Language.values()) {
            if (language != Language.EN) {
                assertThat(Translations.problems(sentences(bundle, Language.EN), sentences(bundle, language), SAME))
                        .as("%s_%s.properties", bundle, language.code())
                        .isEmpty();
            }
        }
    }

    @Test
    void every_command_has_its_own_sentences() throws IOException {
        assertThat(bundles())
                .contains("shared")
                .containsAll(Main.ERRANDS.stream().map(Main.Entry::name).toList());
    }

    @Test
    void every_option_and_parameter_is_described() {
        Terminal terminal = Terminal.of(
                java.io.OutputStream.nullOutputStream(),
                java.io.OutputStream.nullOutputStream(),
                Map.<String, String>of()::get);
        for (Main.Entry entry : Main.ERRANDS) {
            Speech speech = Speech.of(entry.name(), Language.EN);
            CommandLine line = Parsing.of(entry, new Errand.Context(terminal, speech), exception -> 0);

            line.getCommandSpec()
                    .args()
                    .forEach(argument -> assertThat(argument.description())
                            .as("%s of %s", argument.paramLabel(), entry.name())
                            .isNotEmpty()
                            .doesNotContain(""));
        }
    }

    private static Map<String, String> sentences(String bundle, Language language) {
        Texts texts = Texts.load(Main.class, bundle, language);
        Map<String, String> sentences = new TreeMap<>();
        texts.keys().forEach(key -> sentences.put(key, texts.say(key)));
        return sentences;
    }
}
