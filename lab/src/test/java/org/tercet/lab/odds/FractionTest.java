package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class FractionTest {

    @Test
    void is_in_lowest_terms() {
        assertThat(fraction(660, 237)).isEqualTo(fraction(220, 79)).hasToString("220/79");
        assertThat(fraction(0, 7)).hasToString("0/1");
    }

    @Test
    void knows_its_complement_its_inverse_and_its_decimal() {
        assertThat(fraction(3, 8).complement()).hasToString("5/8");
        assertThat(fraction(3, 8).inverse()).hasToString("8/3");
        assertThat(fraction(3, 8).toDouble()).isEqualTo(0.375);
    }

    @Test
    void has_no_zero_below() {
        assertThatThrownBy(() -> fraction(1, 0)).hasMessage("a denominator is positive, not 0");
        assertThatThrownBy(() -> fraction(0, 1).inverse()).hasMessage("a denominator is positive, not 0");
    }

    private static Fraction fraction(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }
}
