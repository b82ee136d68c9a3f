package org.tercet.lab.puzzle;

import java.util.BitSet;
import java.util.List;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/** All 1,296 ways to exchange number, colour and shape and to rename their values, and what they made of layouts. */
final class Renamings {

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final int[][] bits = new int[1_296][27];
    private final BitSet marked = new BitSet(1 << 27);

    Renamings() {
        int n = 0;
        for (int[] order : ORDERS) {
            for (int[] numbers : ORDERS) {
                for (int[] colours : ORDERS) {
                    for (int[] shapes : ORDERS) {
                        for (int card = 0; card < 27; card++) {
                            int[] renamed = {numbers[card / 9], colours[card / 3 % 3], shapes[card % 3]};
                            bits[n][card] = 1 << (9 * renamed[order[0]] + 3 * renamed[order[1]] + renamed[order[2]]);
                        }
                        n++;
                    }
                }
            }
        }
    }

    /** Marks all that a layout can become; says how many of these were not marked before. */
    int mark(List<Card> layout) {
        int fresh = 0;
        for (int[] renaming : bits) {
            int image = image(renaming, layout);
            if (!marked.get(image)) {
                marked.set(image);
                fresh++;
            }
        }
        return fresh;
    }

    int marked() {
        return marked.cardinality();
    }

    /** The least of all that a layout can become: the same for two layouts exactly if one can become the other. */
    int least(List<Card> layout) {
        int least = Integer.MAX_VALUE;
        for (int[] renaming : bits) {
            least = Math.min(least, image(renaming, layout));
        }
        return least;
    }

    private static int image(int[] renaming, List<Card> layout) {
        int image = 0;
        for (Card card : layout) {
            image |= renaming[
                    9 * card.digit(Attribute.NUMBER) + 3 * card.digit(Attribute.COLOUR) + card.digit(Attribute.SHAPE)];
        }
        return image;
    }
}
