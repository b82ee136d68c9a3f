package org.tercet.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/** What a puzzle is about, by the definitions alone: digit by digit, triple by triple. */
final class Plain {

    private Plain() {}

    /** All triples of a layout. */
    static List<List<Card>> triples(List<Card> layout) {
        List<List<Card>> triples = new ArrayList<>();
        for (int i = 0; i < layout.size(); i++) {
            for (int j = i + 1; j < layout.size(); j++) {
                for (int k = j + 1; k < layout.size(); k++) {
                    triples.add(List.of(layout.get(i), layout.get(j), layout.get(k)));
                }
            }
        }
        return triples;
    }

    static int sets(List<Card> layout) {
        return (int)
                triples(layout).stream().filter(three -> broken(three) == 0).count();
    }

    /** On how many attributes three cards have exactly two values. */
    static int broken(List<Card> three) {
        return withValues(three, 2);
    }

    /** On how many attributes three cards have three values. */
    static int differing(List<Card> three) {
        return withValues(three, 3);
    }

    private static int withValues(List<Card> three, int values) {
        int count = 0;
        for (Attribute attribute : Attribute.values()) {
            if (three.stream().map(card -> card.digit(attribute)).distinct().count() == values) {
                count++;
            }
        }
        return count;
    }

    /** How far numbers of hits are from equal ones, in standard deviations of the chi-square distribution. */
    static double deviation(Iterable<Integer> hits, int cells, int draws) {
        double expected = (double) draws / cells;
        double chiSquare = 0;
        int hit = 0;
        for (int count : hits) {
            chiSquare += (count - expected) * (count - expected) / expected;
            hit++;
        }
        chiSquare += (cells - hit) * expected;
        return (chiSquare - (cells - 1)) / Math.sqrt(2.0 * (cells - 1));
    }
}
