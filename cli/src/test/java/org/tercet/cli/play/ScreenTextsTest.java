package org.tercet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.testkit.Translations;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Texts;

class ScreenTextsTest {

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EN")
    void every_sentence_is_translated_with_its_gaps(Language language) {
        assertThat(Translations.problems(sentences(Language.EN), sentences(language), Set.of()))
                .isEmpty();
    }

    private static Map<String, String> sentences(Language language) {
        Texts texts = Texts.load(Voice.class, "screen", language);
        Map<String, String> sentences = new TreeMap<>();
        texts.keys().forEach(key -> sentences.put(key, texts.say(key)));
        return sentences;
    }
}
