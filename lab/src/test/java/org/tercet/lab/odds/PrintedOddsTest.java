package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.MathContext;
import org.junit.jupiter.api.Test;

class PrintedOddsTest {

    private static final Odds ODDS = Odds.ofDeck();

    @Test
    void what_devir_prints_is_right_to_its_digits() {
        assertThat(PrintedOdds.DEVIR_12.isRight(ODDS)).isTrue();
        assertThat(PrintedOdds.DEVIR_15.isRight(ODDS)).isTrue();
    }

    @Test
    void what_gigamic_prints_is_off() {
        assertThat(PrintedOdds.GIGAMIC_12.isRight(ODDS)).isFalse();
        assertThat(PrintedOdds.GIGAMIC_15.isRight(ODDS)).isFalse();
    }

    @Test
    void the_truth_comes_in_the_form_of_the_print() {
        var digits = new MathContext(6);

        assertThat(PrintedOdds.DEVIR_12.truth(ODDS, digits)).isEqualByComparingTo("96.7698");
        assertThat(PrintedOdds.DEVIR_15.truth(ODDS, digits)).isEqualByComparingTo("99.9635");
        assertThat(PrintedOdds.GIGAMIC_12.truth(ODDS, digits)).isEqualByComparingTo("30.9579");
        assertThat(PrintedOdds.GIGAMIC_15.truth(ODDS, digits)).isEqualByComparingTo("2742.09");
    }
}
