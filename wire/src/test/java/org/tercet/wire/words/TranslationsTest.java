package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.testkit.Translations;

/** Every sentence is there in five languages. */
class TranslationsTest {

    /** The same word in both languages, or a name. */
    private static final Map<String, Set<String>> SAME = Map.of(
            "names",
                    Set.of(
                            "game.ultraset",
                            "game.chipset",
                            "game.setup",
                            "game.coopset",
                            "game.20-20",
                            "rulebook.devir",
                            "rulebook.gigamic",
                            "rulebook.fx-schmidt"),
            "names pt", Set.of("value.fixed.oval"),
            "words", Set.of("verdict.and"));

    static Stream<Arguments> bundles() {
        return Stream.of("words", "names", "refusals", "problems")
                .flatMap(bundle -> Stream.of(Language.values())
                        .filter(language -> language != Language.EN)
                        .map(language -> Arguments.of(bundle, language)));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void every_sentence_is_translated_with_its_gaps(String bundle, Language language) {
        Set<String> same = new java.util.TreeSet<>(SAME.getOrDefault(bundle, Set.of()));
        same.addAll(SAME.getOrDefault(bundle + " " + language.code(), Set.of()));
        if (language == Language.FR) {
            same.remove("verdict.and");
        }

        assertThat(Translations.problems(sentences(bundle, Language.EN), sentences(bundle, language), same))
                .isEmpty();
    }

    private static Map<String, String> sentences(String bundle, Language language) {
        Texts texts = Texts.load(Texts.class, bundle, language);
        Map<String, String> sentences = new TreeMap<>();
        texts.keys().forEach(key -> sentences.put(key, texts.say(key)));
        return sentences;
    }
}
