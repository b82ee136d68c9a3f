package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;

/** Against counting it all out, hand by hand. */
class ChipsetOddsTest {

    private static final double EXACT = 1e-9;

    @RepeatedTest(4)
    void odds_are_those_of_counting_every_hand_that_another_may_hold(RepetitionInfo info) {
        SplittableRandom random = new SplittableRandom(info.getCurrentRepetition());
        List<Card> deck = Playthrough.shuffle(CardSet.ALL, random::nextInt);
        List<Card> hand = deck.subList(0, 2);
        CardSet middle = CardSet.of(deck.subList(2, 4 + info.getCurrentRepetition()));
        int own = sets(CardSet.of(hand), middle);

        ChipsetOdds odds = new ChipsetOdds(hand, middle, own, 1);

        assertThat(ChipsetOdds.sets(hand, middle)).isEqualTo(own);
        assertThat(odds.now()).isCloseTo(now(hand, middle), within(EXACT));
        assertThat(odds.next()).isCloseTo(next(hand, middle), within(EXACT));
        assertThat(odds.nobody()).isCloseTo(nobody(hand, middle), within(EXACT));
        assertThat(odds.now()).as("asked again").isCloseTo(now(hand, middle), within(EXACT));
    }

    @Test
    void several_others_make_it_harder_and_share_when_all_are_equal() {
        List<Card> hand = List.of(card("1rso"), card("1gso"));
        CardSet middle = CardSet.of(card("1pso"), card("2pto"));

        double against1 = new ChipsetOdds(hand, middle, 1, 1).now();
        double against5 = new ChipsetOdds(hand, middle, 1, 5).now();
        assertThat(against5).isBetween(Math.pow(against1, 6), against1);

        double none = new ChipsetOdds(hand, middle, 0, 3).now();
        double nobody = new ChipsetOdds(hand, middle, 0, 3).nobody();
        assertThat(none)
                .as("with nothing one can only share with others who have nothing")
                .isCloseTo(nobody / 4, within(EXACT));
    }

    private static double now(List<Card> hand, CardSet middle) {
        int own = sets(CardSet.of(hand), middle);
        return mean(hand, middle, others -> others < own ? 1 : others == own ? 0.5 : 0);
    }

    private static double nobody(List<Card> hand, CardSet middle) {
        return mean(hand, middle, others -> others == 0 ? 1 : 0);
    }

    private static double next(List<Card> hand, CardSet middle) {
        List<Card> unseen = unseen(hand, middle);
        return unseen.stream()
                .mapToDouble(card -> now(hand, middle.with(card)))
                .average()
                .orElseThrow();
    }

    private static double mean(List<Card> hand, CardSet middle, java.util.function.IntToDoubleFunction worth) {
        List<Card> unseen = unseen(hand, middle);
        double sum = 0;
        int hands = 0;
        for (int i = 0; i < unseen.size(); i++) {
            for (int j = 0; j < i; j++) {
                sum += worth.applyAsDouble(sets(CardSet.of(unseen.get(i), unseen.get(j)), middle));
                hands++;
            }
        }
        return sum / hands;
    }

    private static List<Card> unseen(List<Card> hand, CardSet middle) {
        return CardSet.ALL.minus(CardSet.of(hand)).minus(middle).toList();
    }

    private static int sets(CardSet hand, CardSet middle) {
        return Sets.count(middle.plus(hand)) - Sets.count(middle);
    }

    private static Card card(String text) {
        return Notation.card(text).orElseThrow();
    }
}
