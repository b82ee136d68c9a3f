package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tercet.lab.odds.Odds;

/** What is measured counts right: otherwise its speed would mean nothing. */
class CountingTest {

    private static final Odds ODDS = Odds.ofDeck();

    @Test
    void hands_one_by_one_are_as_many_as_the_exact_odds_say() {
        for (int cards = 1; cards <= 5; cards++) {
            assertThat(new PlainHands().count(cards))
                    .isEqualTo(ODDS.setFree(cards).longValueExact());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"NAIVE", "SCALAR", "VECTOR"})
    void estimates_agree_with_the_exact_odds(Way way) {
        int cards = 9;
        var batch = MonteCarloBenchmark.estimate(way, cards, 7);
        int batches = 20;
        long setFree = 0;
        for (int i = 0; i < batches; i++) {
            setFree += batch.getAsInt();
        }
        double hands = (double) batches * MonteCarlo.HANDS;
        double exact = ODDS.table().get(cards).noSet().toDouble();
        double error = Math.sqrt(exact * (1 - exact) / hands);
        assertThat(setFree / hands).isCloseTo(exact, within(3.5 * error));
    }
}
