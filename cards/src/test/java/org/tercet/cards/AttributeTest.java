package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class AttributeTest {
    @Test
    void each_attribute_weighs_what_the_index_gives_it() {
        assertThat(Attribute.values()).extracting(Attribute::weight).containsExactly(27, 9, 3, 1);
    }

    @Test
    void each_value_has_its_letter() {
        assertThat(letters(Attribute.NUMBER)).isEqualTo("123");
        assertThat(letters(Attribute.COLOUR)).isEqualTo("rgp");
        assertThat(letters(Attribute.FILL)).isEqualTo("sto");
        assertThat(letters(Attribute.SHAPE)).isEqualTo("osd");
    }

    @Test
    void there_is_no_fourth_value() {
        for (int digit : new int[] {-1, 3}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Attribute.FILL.letter(digit))
                    .withMessageContaining(String.valueOf(digit));
        }
    }

    private static String letters(Attribute attribute) {
        var letters = new StringBuilder();
        for (int digit = 0; digit < Attribute.VALUES; digit++) {
            letters.append(attribute.letter(digit));
        }
        return letters.toString();
    }
}
