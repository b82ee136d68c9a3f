package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckTest {

    @Test
    void a_set_is_explained_attribute_by_attribute() {
        assertThat(Asked.tercet("check", "1rso", "1gso", "1pso")).isEqualTo(new Asked(0, """
                It is a set.
                  number: all three have one symbol
                  colour: three different colours
                  fill: all three are solid
                  shape: all three have ovals
                """, ""));
    }

    @Test
    void the_magic_rule_says_why_it_is_none() {
        assertThat(Asked.tercet("check", "--lang", "es", "1rso", "1gts", "1ptd"))
                .isEqualTo(new Asked(1, """
                No es un set: dos son rayadas y una no.
                  número: las tres tienen un símbolo
                  color: tres colores distintos
                  fondo: dos son rayadas y una no
                  símbolo: tres símbolos distintos
                """, ""));
    }

    @Test
    void json_says_it_for_programs() {
        assertThat(Asked.tercet("check", "--json", "1RSO", "1gso", "2pso")).isEqualTo(new Asked(1, """
                {"set": false, "attributes": {"number": "broken", "colour": "different", "fill": "same", "shape": "same"}}
                """, ""));
    }

    @ParameterizedTest
    @CsvSource({
        "en, “4rso” is not a card",
        "es, “4rso” no es una carta",
        "pt, “4rso” não é uma carta",
        "it, “4rso” non è una carta",
        "fr, “4rso” n’est pas une carte",
    })
    void wrong_notation_is_one_sentence_in_the_chosen_language(String language, String beginning) {
        Asked asked = Asked.tercet("check", "1rso", "4rso", "1pso", "--lang=" + language);

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err().lines()).singleElement().asString().startsWith("tercet: " + beginning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1rso", "1rso 1gso", "1rso 1gso 1pso 2rso", "1rso 1gso 1rso", "1rso 1gso 1pso --what"})
    void anything_but_three_different_cards_is_one_sentence(String words) {
        Asked asked = Asked.tercet(("check " + words).trim().split(" "));

        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.out()).isEmpty();
        assertThat(asked.err().lines()).hasSize(1);
    }
}
