package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class GeometryTest {
    @Test
    void the_decks_have_their_known_sizes_and_numbers_of_sets() {
        assertThat(Geometry.CLASSIC).isEqualTo(new Geometry(4, 3));
        assertDeck(new Geometry(4, 3), 81, 1_080);
        assertDeck(new Geometry(3, 3), 27, 117);
        assertDeck(new Geometry(5, 3), 243, 9_801);
        assertDeck(new Geometry(2, 3), 9, 12);
        assertDeck(new Geometry(1, 2), 2, 1);
        assertDeck(new Geometry(4, 4), 256, 25_600);
        assertDeck(new Geometry(6, 6), 46_656, 203_370_158_811_456L);
    }

    private static void assertDeck(Geometry deck, int cards, long sets) {
        assertThat(deck.cards()).isEqualTo(cards);
        assertThat(deck.sets()).isEqualTo(sets);
    }

    @Test
    void the_number_of_sets_is_what_trying_all_choices_finds() {
        for (Geometry deck : new Geometry[] {new Geometry(3, 3), new Geometry(2, 4), new Geometry(4, 2)}) {
            assertThat(tryAll(deck, new int[deck.values()], 0, 0)).isEqualTo(deck.sets());
        }
    }

    private static int tryAll(Geometry deck, int[] cards, int taken, int from) {
        if (taken == cards.length) {
            return deck.isSet(cards) ? 1 : 0;
        }
        int found = 0;
        for (int card = from; card < deck.cards(); card++) {
            cards[taken] = card;
            found += tryAll(deck, cards, taken + 1, card + 1);
        }
        return found;
    }

    @Test
    void with_five_attributes_every_pair_is_completed_by_one_card() {
        var deck = new Geometry(5, 3);
        int sets = 0;
        for (int a = 0; a < deck.cards(); a++) {
            for (int b = a + 1; b < deck.cards(); b++) {
                int third = deck.completing(a, b);
                assertThat(deck.isSet(a, b, third)).isTrue();
                sets += third > b ? 1 : 0;
            }
        }
        assertThat(sets).isEqualTo(9_801);
    }

    @Test
    void a_set_has_as_many_cards_as_there_are_values() {
        assertThat(Geometry.CLASSIC.isSet(0, 1, 2)).isTrue();
        assertThat(Geometry.CLASSIC.isSet(0, 1)).isFalse();
        assertThat(Geometry.CLASSIC.isSet()).isFalse();
        assertThat(Geometry.CLASSIC.isSet(0, 1, 2, 3)).isFalse();
        assertThat(Geometry.CLASSIC.isSet(5, 5, 5)).isFalse();
        assertThat(new Geometry(4, 4).isSet(0, 85, 170, 255)).isTrue();
        assertThat(new Geometry(4, 4).isSet(0, 85, 170, 254)).isFalse();
    }

    @Test
    void the_first_digit_weighs_most() {
        assertThat(Geometry.CLASSIC.digit(27, 0)).isEqualTo(1);
        assertThat(Geometry.CLASSIC.digit(80, 3)).isEqualTo(2);
        for (Card card : Card.all()) {
            int attribute = 0;
            for (Attribute next : Attribute.values()) {
                assertThat(Geometry.CLASSIC.digit(card.index(), attribute++)).isEqualTo(card.digit(next));
            }
        }
    }

    @Test
    void what_is_not_in_the_deck_is_refused() {
        for (int[] deck : new int[][] {{0, 3}, {7, 3}, {4, 1}, {4, 7}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Geometry(deck[0], deck[1]));
        }
        for (int[] place : new int[][] {{-1, 0}, {81, 0}, {0, -1}, {0, 4}}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Geometry.CLASSIC.digit(place[0], place[1]));
        }
        assertThatIllegalStateException().isThrownBy(() -> new Geometry(4, 4).completing(0, 1));
    }
}
