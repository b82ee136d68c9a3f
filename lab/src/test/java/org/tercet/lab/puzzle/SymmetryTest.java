package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;

class SymmetryTest {

    private static final List<CardSet> SETS = Sets.all(CardSet.ALL);

    @Test
    void every_symmetry_keeps_sets_sets_and_leads_to_every_card() {
        Bits bits = Bits.of("symmetries");
        for (int i = 0; i < 50; i++) {
            assertThat(keepsSets(Symmetry.ofDeck(bits))).isTrue();
        }
        assertThat(Symmetry.ofNames().subList(600, 650)).allMatch(SymmetryTest::keepsSets);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "3, 30"})
    void two_cards_become_any_two(int one, int other) {
        Bits bits = Bits.of("places");
        List<Card> two = List.of(Card.of(one), Card.of(other));
        int draws = 40_000;
        Map<List<Card>, Integer> hits = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            hits.merge(Symmetry.ofDeck(bits).of(two), 1, Integer::sum);
        }

        assertThat(Plain.deviation(hits.values(), 81 * 80, draws)).isBetween(-4.0, 4.0);
    }

    @Test
    void there_are_1296_ways_to_rename() {
        assertThat(Symmetry.ofNames())
                .hasSize(1_296)
                .map(names -> names.of(Card.all()))
                .doesNotHaveDuplicates();
    }

    @Test
    void renaming_leaves_the_fill_and_how_many_attributes_two_cards_share() {
        for (Symmetry names : Symmetry.ofNames().subList(700, 720)) {
            List<Card> image = names.of(Card.all());
            for (Card a : Card.all()) {
                assertThat(image.get(a.index()).digit(Attribute.FILL)).isEqualTo(a.digit(Attribute.FILL));
                for (Card b : Card.all()) {
                    assertThat(shared(image.get(a.index()), image.get(b.index())))
                            .isEqualTo(shared(a, b));
                }
            }
        }
    }

    private static boolean keepsSets(Symmetry symmetry) {
        Function<CardSet, CardSet> image = cards -> CardSet.of(symmetry.of(cards.toList()));
        return image.apply(CardSet.ALL).equals(CardSet.ALL)
                && SETS.stream().map(image).collect(Collectors.toSet()).containsAll(SETS);
    }

    private static long shared(Card a, Card b) {
        return List.of(Attribute.values()).stream()
                .filter(attribute -> a.digit(attribute) == b.digit(attribute))
                .count();
    }
}
