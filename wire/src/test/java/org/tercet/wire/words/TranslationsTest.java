package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    @Test
    void the_comparison_notices_what_is_wrong() {
        Map<String, String> english =
                Map.of("a", "one {card}", "b", "two", "c", "{n|card|cards}", "d", "x", "e", "{n}");

        assertThat(Translations.problems(
                        english,
                        Map.of("a", "una {carta}", "c", "{n|carta}", "d", "x", "e", "l'{n}", "f", "z"),
                        Set.of()))
                .containsExactly(
                        "a has the gaps [carta] and not [card]",
                        "b is missing",
                        "c has the gaps [n with 1 forms] and not [n]",
                        "d is not translated",
                        "e has a typewriter's apostrophe",
                        "f is not in the original");
    }

    private static Map<String, String> sentences(String bundle, Language language) {
        Texts texts = Texts.load(Texts.class, bundle, language);
        Map<String, String> sentences = new TreeMap<>();
        texts.keys().forEach(key -> sentences.put(key, texts.say(key)));
        return sentences;
    }
}
