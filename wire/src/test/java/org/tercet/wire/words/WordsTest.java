package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;

class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "EN, 2rts, two red striped squiggles",
        "EN, 1god, one green open diamond",
        "ES, 2rts, dos ondas rojas rayadas",
        "ES, 1gto, un óvalo verde rayado",
        "PT, 2pss, duas ondas lilases sólidas",
        "PT, 1roo, um oval vermelho transparente",
        "IT, 3pos, tre ghirigori viola col solo contorno",
        "IT, 1rsd, un diamante rosso a tinta unita",
        "FR, 1gts, une vague verte hachurée",
        "FR, 3psd, trois losanges violets pleins",
    })
    void a_card_is_said_as_people_say_it(Language language, String card, String said) {
        assertThat(Words.in(language).card(Notation.card(card).orElseThrow())).isEqualTo(said);
    }

    @ParameterizedTest
    @EnumSource
    void no_two_cards_are_said_alike(Language language) {
        Words words = Words.in(language);

        Set<String> said = Card.all().stream().map(words::card).collect(Collectors.toSet());

        assertThat(said).hasSize(Card.COUNT).noneMatch(text -> text.contains("{"));
    }

    @ParameterizedTest
    @EnumSource
    void every_language_has_words_for_the_same_things(Language language) {
        assertThat(Texts.load(Words.class, "cards", language).keys())
                .isEqualTo(Texts.load(Words.class, "cards", Language.EN).keys());
    }
}
