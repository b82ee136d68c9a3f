package org.tercet.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CleanNameTest {

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "Ana,Ana",
                "  Ana  María ,Ana María",
                "A\u202Ena,Ana",
                "A\u200Bn\u2060a,Ana",
                "A\u0007n\u001b[31ma,An[31ma",
                "e\u0301,\u00e9",
                "李明,李明",
                "محمد,محمد",
                "🦊 Fox,🦊 Fox",
                "a\u0302\u0303\u0304\u0305\u0306b,\u1eabb",
            })
    void names_are_as_others_see_them(String typed, String name) {
        String shown = CleanName.of(typed).orElseThrow();

        assertThat(shown.replaceAll("\\p{M}", "")).isEqualTo(name.replaceAll("\\p{M}", ""));
        assertThat(shown).doesNotMatch("(?s).*[\\p{Cc}\\p{Cf}].*").doesNotContain("\u0306");
    }

    @Test
    void what_cannot_be_seen_does_not_make_another_name() {
        assertThat(CleanName.of("Ana \u202e B")).hasValue("Ana B");
        assertThat(CleanName.of("Rene\u200d\u0301")).hasValue("Ren\u00e9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\t\n", "\u200b\u200d", "\u202e", "\u3164", "\u2800\u2800", "\u0301", "\u00a0\u2003"})
    void nothing_is_no_name(String typed) {
        assertThat(CleanName.of(typed)).isEmpty();
    }

    @Test
    void twenty_four_letters_are_enough_for_anybody() {
        assertThat(CleanName.of("n".repeat(24))).hasValue("n".repeat(24));
        assertThat(CleanName.of("n".repeat(25))).isEmpty();
        assertThat(CleanName.of("🦊".repeat(24))).isPresent();
        assertThat(CleanName.of("n\u0327\u0301".repeat(24))).isPresent();
    }
}
