package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CardTest {
    @Test
    void the_index_is_made_of_the_four_digits() {
        int index = 0;
        for (int number = 0; number < 3; number++) {
            for (int colour = 0; colour < 3; colour++) {
                for (int fill = 0; fill < 3; fill++) {
                    for (int shape = 0; shape < 3; shape++) {
                        Card card = Card.of(number, colour, fill, shape);
                        assertThat(card.index()).isEqualTo(27 * number + 9 * colour + 3 * fill + shape);
                        assertThat(card.index()).isEqualTo(index++);
                        assertThat(card.digit(Attribute.NUMBER)).isEqualTo(number);
                        assertThat(card.digit(Attribute.COLOUR)).isEqualTo(colour);
                        assertThat(card.digit(Attribute.FILL)).isEqualTo(fill);
                        assertThat(card.digit(Attribute.SHAPE)).isEqualTo(shape);
                    }
                }
            }
        }
        assertThat(index).isEqualTo(Card.COUNT);
    }

    @Test
    void all_are_the_81_cards_in_index_order() {
        assertThat(Card.all()).hasSize(81).extracting(Card::index).isSorted().doesNotHaveDuplicates();
        for (int index = 0; index < 81; index++) {
            assertThat(Card.all().get(index)).isEqualTo(new Card(index)).isSameAs(Card.of(index));
        }
    }

    @Test
    void nothing_else_is_a_card() {
        for (int index : new int[] {Integer.MIN_VALUE, -1, 81, 128, Integer.MAX_VALUE}) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Card(index));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Card.of(index))
                    .withMessageContaining(String.valueOf(index));
        }
        for (int digit : new int[] {-1, 3}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(digit, 1, 1, 1));
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(1, digit, 1, 1));
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(1, 1, digit, 1));
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(1, 1, 1, digit));
        }
    }

    @Test
    void every_pair_has_the_third_card_of_the_definition() {
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                Card third = a.third(b);
                assertThat(third.index()).isEqualTo(Geometry.CLASSIC.completing(a.index(), b.index()));
                assertThat(third).isEqualTo(b.third(a));
                assertThat(a.third(third)).isEqualTo(b);
                if (a.equals(b)) {
                    assertThat(third).isEqualTo(a);
                } else {
                    assertThat(third).isNotIn(a, b);
                    assertThat(Geometry.CLASSIC.isSet(a.index(), b.index(), third.index()))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void cards_sort_by_index() {
        var shuffled = new ArrayList<>(Card.all());
        Collections.shuffle(shuffled, new Random(1));
        Collections.sort(shuffled);
        assertThat(shuffled).isEqualTo(Card.all());
    }

    @Test
    void a_card_prints_as_it_is_written() {
        assertThat(Card.of(0)).hasToString("1rso");
        assertThat(Card.of(1, 0, 1, 1)).hasToString("2rts");
        assertThat(Card.of(80)).hasToString("3pod");
    }
}
