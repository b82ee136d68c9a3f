package org.tercet.lab.puzzle;

import java.util.List;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/** How hard the sets of a layout are to see, among layouts of the same format: each is about a third of them. */
public enum Difficulty {
    EASY,
    MEDIUM,
    HARD;

    /**
     * Compares a layout's {@link #effort} with the mean over all layouts of its format. A set has 27/10 differing
     * attributes on average, and one triple in ten that is no set is a near-miss; of three attributes, 27/13 and three
     * in thirteen. A sixth of the number of cards to either side is medium.
     */
    static Difficulty of(Format format, List<Card> layout) {
        int cards = format.cards();
        int triples = cards * (cards - 1) * (cards - 2) / 6;
        int parts = format.attributes() == 4 ? 10 : 13;
        int mean = format.attributes() == 4 ? 53 * format.sets() + triples : 51 * format.sets() + 3 * triples;
        int above = 6 * (parts * effort(layout) - mean);
        int margin = parts * cards;
        if (above < -margin) {
            return EASY;
        }
        return above > margin ? HARD : MEDIUM;
    }

    /** Twice the number of differing attributes of all sets, and one for each triple with one broken attribute. */
    static int effort(List<Card> layout) {
        int effort = 0;
        for (int i = 0; i < layout.size(); i++) {
            for (int j = 0; j < i; j++) {
                Card third = layout.get(i).third(layout.get(j));
                for (int k = 0; k < j; k++) {
                    effort += switch (apart(third, layout.get(k))) {
                        case 0 -> 2 * apart(layout.get(i), layout.get(j));
                        case 1 -> 1;
                        default -> 0;
                    };
                }
            }
        }
        return effort;
    }

    /** On how many attributes two cards differ. */
    private static int apart(Card a, Card b) {
        int apart = 0;
        for (int x = a.index(), y = b.index(); x != y; x /= Attribute.VALUES, y /= Attribute.VALUES) {
            if (x % Attribute.VALUES != y % Attribute.VALUES) {
                apart++;
            }
        }
        return apart;
    }
}
