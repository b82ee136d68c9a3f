package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.lab.odds.SetCounts;

class SetNumbersTest {

    @ParameterizedTest
    @CsvSource({"3, 12", "4, 13"})
    void so_many_cards_can_hold_so_many_sets(int attributes, int mostCards) {
        for (int cards = Format.FEWEST_CARDS; cards <= mostCards; cards++) {
            List<BigInteger> distribution = SetCounts.of(attributes, cards).distribution();

            assertThat(SetNumbers.among(attributes, cards))
                    .as("%d cards of %d attributes", cards, attributes)
                    .isEqualTo(IntStream.range(0, distribution.size())
                            .filter(sets -> distribution.get(sets).signum() > 0)
                            .boxed()
                            .toList());
        }
    }

    @Test
    void only_what_is_known_to_be_impossible_is_ruled_out() {
        assertThat(new Format(4, 21, 0).isRuledOut()).isTrue();
        assertThat(new Format(4, 20, 0).isRuledOut()).isFalse();
        assertThat(new Format(3, 9, 7).isRuledOut()).isTrue();
        assertThat(Format.TWELVE.isRuledOut()).isFalse();
        assertThat(Format.NINE.isRuledOut()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"4, 22, 6", "4, 2, 0", "3, 13, 9", "5, 12, 6", "4, 12, -1"})
    void other_formats_cannot_be_asked_for(int attributes, int cards, int sets) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Format(attributes, cards, sets));
    }
}
