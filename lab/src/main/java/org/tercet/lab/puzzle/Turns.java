package org.tercet.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;

/**
 * The order in which the layouts of a kind of nine cards, up to names, have their turn: each once before any comes
 * again. Such a kind is so small that drawing its layouts would soon give the same cards twice.
 */
final class Turns {

    private static final List<Symmetry> NAMES = Symmetry.ofNames();

    private Turns() {}

    /** What cards the kind shows in that cycle, in index order. */
    static List<Card> of(Kind kind, int cycle) {
        int[] layouts = NAMES.stream()
                .mapToInt(names -> bits(names.of(kind.example())))
                .sorted()
                .distinct()
                .toArray();
        String example = Notation.of(CardSet.of(kind.example()));
        int[] turns = Bits.of("tercet turns 1 " + Format.NINE + " " + example).draw(layouts.length, layouts.length);
        return cards(layouts[turns[cycle % turns.length]]);
    }

    /** A layout as a number: one bit for each of the 27 cards, the lowest for the one with the lowest index. */
    private static int bits(List<Card> layout) {
        int bits = 0;
        for (Card card : layout) {
            bits |= 1
                    << (9 * card.digit(Attribute.NUMBER)
                            + 3 * card.digit(Attribute.COLOUR)
                            + card.digit(Attribute.SHAPE));
        }
        return bits;
    }

    private static List<Card> cards(int bits) {
        List<Card> cards = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            cards.add(Format.NINE.card(Integer.numberOfTrailingZeros(left)));
        }
        return cards;
    }
}
