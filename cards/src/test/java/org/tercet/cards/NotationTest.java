package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.CharBuffer;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class NotationTest {
    /** Every letter that occurs, in both cases, neighbours of them, and signs that look like or fold to one of them. */
    private static final char[] ALPHABET = ("123rgpstodRGPSTOD" + "04 aqQ@[`{"
                    + "\u0131\u0130\u017f\uff11\u0661\u00b9\u0433\u0440\u0455\u043e\u0501")
            .toCharArray();

    @Test
    void every_card_reads_back_from_what_it_is_written_as() {
        for (Card card : Card.all()) {
            String text = Notation.of(card);
            assertThat(Notation.card(text)).contains(card);
            assertThat(Notation.card(text.toUpperCase(Locale.ROOT))).contains(card);
            assertThat(Notation.card(CharBuffer.wrap(text))).contains(card);
        }
    }

    @Test
    void the_letters_come_in_the_order_number_colour_fill_shape() {
        assertThat(Notation.card("1rso")).contains(Card.of(0));
        assertThat(Notation.card("3pod")).contains(Card.of(80));
        assertThat(Notation.card("2gto")).contains(Card.of(27 + 9 + 3));
        assertThat(Notation.card("1gOS")).contains(Card.of(9 + 6 + 1));
        assertThat(Notation.card("2Rts")).contains(Card.of(1, 0, 1, 1));
    }

    @Test
    void four_signs_are_a_card_only_if_each_stands_in_its_place() {
        int cards = 0;
        for (char number : ALPHABET) {
            for (char colour : ALPHABET) {
                for (char fill : ALPHABET) {
                    for (char shape : ALPHABET) {
                        var text = new String(new char[] {number, colour, fill, shape});
                        boolean card = "123".indexOf(number) >= 0
                                && "rgpRGP".indexOf(colour) >= 0
                                && "stoSTO".indexOf(fill) >= 0
                                && "osdOSD".indexOf(shape) >= 0;
                        if (Notation.card(text).isPresent() != card) {
                            assertThat(Notation.card(text).isPresent()).as(text).isEqualTo(card);
                        }
                        cards += card ? 1 : 0;
                    }
                }
            }
        }
        assertThat(cards).isEqualTo(3 * 6 * 6 * 6);
    }

    @Test
    void shorter_and_longer_texts_are_no_cards() {
        for (String text : new String[] {"", "1", "1rs", " 1rso", "1rso ", "1rso1", "1rso1rso", "1 rs o", "\t1rs"}) {
            assertThat(Notation.card(text)).as(text).isEmpty();
        }
    }

    @Test
    void several_cards_are_written_in_index_order() {
        assertThat(Notation.of(CardSet.NONE)).isEmpty();
        assertThat(Notation.of(CardSet.of(Card.of(80)))).isEqualTo("3pod");
        assertThat(Notation.of(CardSet.of(Card.of(80), Card.of(0), Card.of(31))))
                .isEqualTo("1rso 2rts 3pod");
    }
}
