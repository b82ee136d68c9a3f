package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OddsTest {

    private static final Odds ODDS = Odds.ofDeck();

    @Test
    void the_table_goes_from_no_card_to_twenty_one() {
        assertThat(ODDS.table()).hasSize(22);
        assertThat(ODDS.table()).extracting(Odds.Hands::cards).first().isEqualTo(0);
        assertThat(ODDS.setFree(20)).isPositive();
        assertThat(ODDS.setFree(21)).isZero();
    }

    @Test
    void twenty_cards_without_a_set_are_the_published_682344() {
        assertThat(ODDS.setFree(20)).isEqualTo(682_344);
    }

    @Test
    void twelve_cards_without_a_set_are_the_published_count() {
        assertThat(ODDS.setFree(12)).isEqualTo(new BigInteger("2284535476080"));
        assertThat(ODDS.table().get(12).total()).isEqualTo(new BigInteger("70724320184700"));
        assertThat(ODDS.table().get(12).noSet()).hasToString("325432404/10074689485");
    }

    @Test
    void hyperplane_slices_give_the_same_table() {
        long[] slices = new Slices().count();

        for (int cards = 0; cards < slices.length; cards++) {
            assertThat(ODDS.setFree(cards)).as("%d cards", cards).isEqualTo(slices[cards]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void looking_at_every_hand_gives_the_same_count(int cards) {
        assertThat(ODDS.setFree(cards)).isEqualTo(PlainCount.of(81, cards)[0]);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10})
    void the_small_deck_agrees_with_looking_at_every_hand(int cards) {
        assertThat(Odds.ofDeck(3).setFree(cards)).isEqualTo(PlainCount.of(27, cards)[0]);
    }

    @Test
    void the_small_deck_ends_at_ten_cards() {
        Odds small = Odds.ofDeck(3);

        assertThat(small.table()).hasSize(11);
        assertThat(small.table().getLast().noSet()).hasToString("0/1");
        assertThat(small.setFree(27)).isZero();
    }

    @Test
    void no_hand_is_longer_than_the_deck() {
        assertThatThrownBy(() -> ODDS.setFree(82)).hasMessage("the deck has no hand of 82 cards");
        assertThatThrownBy(() -> ODDS.setFree(-1)).hasMessage("the deck has no hand of -1 cards");
        assertThatThrownBy(() -> Odds.ofDeck(5)).hasMessage("a deck has 3 or 4 attributes, not 5");
    }
}
