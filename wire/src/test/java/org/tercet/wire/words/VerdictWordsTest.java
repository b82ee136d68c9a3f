package org.tercet.wire.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.Verdict;

/** All 85,320 triples, judged by a second opinion that only looks at letters. */
class VerdictWordsTest {

    /** What a sentence says of two cards with a value, by the letter of the notation. */
    private static final Map<Language, List<Map<Character, String>>> TWO = Map.of(
            Language.EN,
            List.of(
                    Map.of(
                            '1',
                            "two have one symbol and",
                            '2',
                            "two have two symbols and",
                            '3',
                            "two have three symbols and"),
                    Map.of('r', "two are red and", 'g', "two are green and", 'p', "two are purple and"),
                    Map.of('s', "two are solid and", 't', "two are striped and", 'o', "two are open and"),
                    Map.of('o', "two have ovals and", 's', "two have squiggles and", 'd', "two have diamonds and")),
            Language.ES,
            List.of(
                    Map.of(
                            '1',
                            "dos tienen un símbolo y",
                            '2',
                            "dos tienen dos símbolos y",
                            '3',
                            "dos tienen tres símbolos y"),
                    Map.of('r', "dos son rojas y", 'g', "dos son verdes y", 'p', "dos son lilas y"),
                    Map.of('s', "dos son sólidas y", 't', "dos son rayadas y", 'o', "dos van sin fondo y"),
                    Map.of('o', "dos llevan óvalos y", 's', "dos llevan ondas y", 'd', "dos llevan rombos y")),
            Language.PT,
            List.of(
                    Map.of(
                            '1',
                            "duas têm um símbolo e",
                            '2',
                            "duas têm dois símbolos e",
                            '3',
                            "duas têm três símbolos e"),
                    Map.of('r', "duas são vermelhas e", 'g', "duas são verdes e", 'p', "duas são lilases e"),
                    Map.of('s', "duas são sólidas e", 't', "duas são hachuradas e", 'o', "duas são transparentes e"),
                    Map.of('o', "duas têm ovais e", 's', "duas têm ondas e", 'd', "duas têm losangos e")),
            Language.IT,
            List.of(
                    Map.of(
                            '1',
                            "due hanno un simbolo e",
                            '2',
                            "due hanno due simboli e",
                            '3',
                            "due hanno tre simboli e"),
                    Map.of('r', "due sono rosse e", 'g', "due sono verdi e", 'p', "due sono viola e"),
                    Map.of(
                            's',
                            "due sono a tinta unita e",
                            't',
                            "due sono a strisce e",
                            'o',
                            "due hanno solo il contorno e"),
                    Map.of('o', "due hanno ovali e", 's', "due hanno ghirigori e", 'd', "due hanno diamanti e")),
            Language.FR,
            List.of(
                    Map.of(
                            '1',
                            "deux ont un symbole,",
                            '2',
                            "deux ont deux symboles,",
                            '3',
                            "deux ont trois symboles,"),
                    Map.of('r', "deux sont rouges,", 'g', "deux sont vertes,", 'p', "deux sont violettes,"),
                    Map.of('s', "deux sont pleines,", 't', "deux sont hachurées,", 'o', "deux sont vides,"),
                    Map.of(
                            'o',
                            "deux portent des ovales,",
                            's',
                            "deux portent des vagues,",
                            'd',
                            "deux portent des losanges,")));

    @ParameterizedTest
    @EnumSource
    void every_triple_is_judged_right_and_for_the_right_reasons(Language language) {
        Words words = Words.in(language);
        String yes = words.verdict(verdict("1rso", "1gso", "1pso"));
        int sets = 0;
        for (int a = 0; a < Card.COUNT; a++) {
            for (int b = a + 1; b < Card.COUNT; b++) {
                for (int c = b + 1; c < Card.COUNT; c++) {
                    String sentence = words.verdict(Verdict.of(Card.of(a), Card.of(b), Card.of(c)));
                    boolean right = check(language, sentence, yes, Card.of(a) + "", Card.of(b) + "", Card.of(c) + "");
                    sets += right ? 1 : 0;
                }
            }
        }
        assertThat(sets).isEqualTo(1_080);
    }

    /** Whether it is a set; fails if the sentence says otherwise, or gives a reason that is none, or leaves one out. */
    private static boolean check(Language language, String sentence, String yes, String a, String b, String c) {
        boolean set = true;
        for (int i = 0; i < 4; i++) {
            Set<Character> letters = new HashSet<>(List.of(a.charAt(i), b.charAt(i), c.charAt(i)));
            char twice = a.charAt(i) == b.charAt(i) || a.charAt(i) == c.charAt(i) ? a.charAt(i) : b.charAt(i);
            for (Map.Entry<Character, String> reason : TWO.get(language).get(i).entrySet()) {
                boolean given = sentence.contains(reason.getValue());
                boolean due = letters.size() == 2 && reason.getKey() == twice;
                if (given != due) {
                    fail("%s %s %s: %s", a, b, c, sentence);
                }
            }
            set &= letters.size() != 2;
        }
        if (set != sentence.equals(yes)) {
            fail("%s %s %s: %s", a, b, c, sentence);
        }
        return set;
    }

    @Test
    void the_sentences_are_those_that_people_say() {
        Verdict none = verdict("1rso", "1gts", "1ptd");
        assertThat(List.of(Language.values()).stream()
                        .map(language -> Words.in(language).verdict(none)))
                .containsExactly(
                        "It is not a set: two are striped and one is not.",
                        "No es un set: dos son rayadas y una no.",
                        "Não é um set: duas são hachuradas e uma não.",
                        "Non è un set: due sono a strisce e una no.",
                        "Ce n’est pas un set : deux sont hachurées, mais pas la troisième.");
    }

    @ParameterizedTest
    @EnumSource
    void each_attribute_is_explained_apart_and_no_two_explanations_are_alike(Language language) {
        Words words = Words.in(language);
        Set<String> said = new HashSet<>();
        for (Attribute attribute : Attribute.values()) {
            assertThat(said.add(words.attribute(attribute))).isTrue();
            assertThat(said.add(words.trait(attribute, new org.tercet.cards.Trait.Different())))
                    .isTrue();
            for (int digit = 0; digit < Attribute.VALUES; digit++) {
                assertThat(said.add(words.trait(attribute, new org.tercet.cards.Trait.Same(digit))))
                        .isTrue();
                assertThat(said.add(words.trait(attribute, new org.tercet.cards.Trait.Broken(digit, (digit + 1) % 3))))
                        .isTrue();
            }
        }
    }

    private static Verdict verdict(String a, String b, String c) {
        List<Card> cards = org.tercet.testkit.Decks.cards(a + " " + b + " " + c);
        return Verdict.of(cards.get(0), cards.get(1), cards.get(2));
    }
}
