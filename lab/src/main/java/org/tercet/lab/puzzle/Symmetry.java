package org.tercet.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/** A way to exchange cards for others that keeps sets sets. */
final class Symmetry {

    private static final int VALUES = Attribute.VALUES;
    private static final Attribute[] OF_THREE = {Attribute.NUMBER, Attribute.COLOUR, Attribute.SHAPE};
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final int[] image;

    private Symmetry(int[] image) {
        this.image = image;
    }

    /** Any of the 1,965,150,720 symmetries of the full deck, which are the maps x ↦ Mx + t of digits modulo three. */
    static Symmetry ofDeck(Bits bits) {
        int[] image = new int[Card.COUNT];
        int shift = bits.below(Card.COUNT);
        boolean[] spanned = new boolean[Card.COUNT];
        spanned[0] = true;
        for (int known = 1; known < Card.COUNT; known *= VALUES) {
            int unit = bits.below(Card.COUNT);
            while (spanned[unit]) {
                unit = bits.below(Card.COUNT);
            }
            for (int i = known; i < known * VALUES; i++) {
                image[i] = sum(image[i - known], unit);
                spanned[image[i]] = true;
            }
        }
        for (int i = 0; i < Card.COUNT; i++) {
            image[i] = sum(image[i], shift);
        }
        return new Symmetry(image);
    }

    /** All 1,296 ways to exchange number, colour and shape for one another and to rename the values of each. */
    static List<Symmetry> ofNames() {
        return IntStream.range(0, ORDERS.length * ORDERS.length * ORDERS.length * ORDERS.length)
                .mapToObj(Symmetry::ofNames)
                .toList();
    }

    private static Symmetry ofNames(int choices) {
        int[] order = ORDERS[choices % ORDERS.length];
        int[] image = new int[Card.COUNT];
        for (Card card : Card.all()) {
            int named = Attribute.FILL.weight() * card.digit(Attribute.FILL);
            int left = choices;
            for (int i = 0; i < OF_THREE.length; i++) {
                left /= ORDERS.length;
                int[] names = ORDERS[left % ORDERS.length];
                named += OF_THREE[order[i]].weight() * names[card.digit(OF_THREE[i])];
            }
            image[card.index()] = named;
        }
        return new Symmetry(image);
    }

    List<Card> of(List<Card> cards) {
        List<Card> images = new ArrayList<>(cards.size());
        for (Card card : cards) {
            images.add(Card.of(image[card.index()]));
        }
        return images;
    }

    private static int sum(int a, int b) {
        int sum = 0;
        for (int place = 1; place < Card.COUNT; place *= VALUES) {
            sum += (a / place + b / place) % VALUES * place;
        }
        return sum;
    }
}
