package org.tercet.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.odds.SetCounts;

/** What can be counted exactly, in games that were played: the first twelve cards are a fresh deal. */
class SimulatedOddsTest {

    private static final long GAMES = 200_000;
    private static final int FRESH = 69;

    private static final Tally TALLY = new Tally();

    @BeforeAll
    static void play() {
        new OneByOne().play(new BaseGames.Terms(7, Policy.RANDOM, false), 0, GAMES, TALLY);
    }

    @Test
    void the_first_twelve_hold_no_set_as_often_as_the_exact_odds_say() {
        Share share = new Figures(List.of(TALLY)).noSet(12, FRESH);

        double exact = Odds.ofDeck().table().get(12).noSet().toDouble();
        assertThat(share.of()).isEqualTo(GAMES);
        assertThat(share.value()).isCloseTo(exact, within(3 * share.error()));
    }

    @Test
    void the_first_twelve_hold_each_number_of_sets_as_often_as_the_exact_distribution_says() {
        long[] layouts = TALLY.layouts(12, FRESH);
        List<java.math.BigInteger> exact = SetCounts.of(4, 12).distribution();
        double all =
                exact.stream().mapToDouble(java.math.BigInteger::doubleValue).sum();
        for (int sets = 0; sets < exact.size(); sets++) {
            double expected = GAMES * exact.get(sets).doubleValue() / all;
            assertThat((double) layouts[sets])
                    .as("%d sets", sets)
                    .isCloseTo(expected, within(3.5 * Math.sqrt(expected) + 1));
        }
    }

    @Test
    void three_cards_are_never_left() {
        assertThat(new Figures(List.of(TALLY)).left())
                .isSubsetOf(0, 6, 9, 12, 15, 18)
                .contains(0, 6, 9, 12, 15);
    }
}
