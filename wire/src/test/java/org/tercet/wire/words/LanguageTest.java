package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource({"es, ES", "ES, ES", "pt-BR, PT", "it_IT.UTF-8, IT", "fr_FR@euro, FR", "en, EN"})
    void a_tag_is_read_in_all_its_forms(String tag, Language language) {
        assertThat(Language.of(tag)).contains(language);
    }

    @ParameterizedTest
    @CsvSource({"de", "''", "C", "español", "e", "-es"})
    void other_languages_are_not_there(String tag) {
        assertThat(Language.of(tag)).isEmpty();
    }

    @Test
    void the_first_variable_that_is_set_decides() {
        assertThat(Language.ofEnvironment(Map.of("LC_ALL", "", "LC_MESSAGES", "pt_PT", "LANG", "it_IT")::get))
                .isEqualTo(Language.PT);
        assertThat(Language.ofEnvironment(Map.of("LC_ALL", "C", "LANG", "it_IT")::get))
                .isEqualTo(Language.EN);
        assertThat(Language.ofEnvironment(Map.of("LANG", "de_DE.UTF-8")::get)).isEqualTo(Language.EN);
        assertThat(Language.ofEnvironment(Map.<String, String>of()::get)).isEqualTo(Language.EN);
    }
}
