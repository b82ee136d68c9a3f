package org.tercet.vector;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TablesTest {

    /** What sorts every order of two values sorts everything. */
    @Test
    void every_order_is_sorted() {
        var tables = new Tables();
        for (int first = 0; first < 1 << Tables.CARDS; first += Tables.TABLES) {
            for (int table = 0; table < Tables.TABLES; table++) {
                for (int i = 0; i < Tables.CARDS; i++) {
                    tables.cards[i * Tables.TABLES + table] = (byte) ((first + table) >> i & 1);
                }
            }
            tables.sort();
            for (int table = 0; table < Tables.TABLES; table++) {
                int ones = Integer.bitCount(first + table);
                for (int i = 0; i < Tables.CARDS; i++) {
                    assertThat(tables.cards[i * Tables.TABLES + table])
                            .isEqualTo((byte) (i < Tables.CARDS - ones ? 0 : 1));
                }
            }
        }
    }

    @Test
    void codes_lie_in_the_order_of_the_cards_and_lead_back_to_them() {
        for (byte card = 0; card < 81; card++) {
            assertThat(Codes.index(Codes.of(card))).isEqualTo(card);
            assertThat(Codes.of(card)).isNotZero();
            if (card > 0) {
                assertThat(Codes.of(card)).isGreaterThan(Codes.of((byte) (card - 1)));
            }
        }
    }
}
