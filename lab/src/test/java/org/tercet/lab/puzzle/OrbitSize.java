package org.tercet.lab.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/**
 * How many hands the symmetries of the full deck make of one: all flats of its dimension, times the symmetries of a
 * flat, divided by those that keep the hand. These are found by sending cards that span the flat, one after the other,
 * to cards of the hand, as long as every card that this moves goes into the hand exactly if it came from there.
 */
final class OrbitSize {

    /** Points, lines, planes, hyperplanes and the deck itself. */
    private static final long[] FLATS = {81, 1_080, 1_170, 120, 1};

    private static final long[] SYMMETRIES = {1, 6, 432, 303_264, 1_965_150_720};

    private final CardSet hand;
    private final List<Card> spanning = new ArrayList<>();

    private OrbitSize(CardSet hand) {
        this.hand = hand;
        List<Card> flat = List.of();
        for (Card card : hand) {
            if (!flat.contains(card)) {
                spanning.add(card);
                flat = spanned(flat, card);
            }
        }
    }

    static long of(CardSet hand) {
        OrbitSize orbit = new OrbitSize(hand);
        int dimension = orbit.spanning.size() - 1;
        return FLATS[dimension] * SYMMETRIES[dimension] / orbit.keeping(0, List.of(), List.of());
    }

    private long keeping(int sent, List<Card> from, List<Card> to) {
        if (sent == spanning.size()) {
            return 1;
        }
        long keeping = 0;
        List<Card> longer = spanned(from, spanning.get(sent));
        for (Card card : hand) {
            if (!to.contains(card)) {
                List<Card> images = spanned(to, card);
                if (agree(longer, images, from.size())) {
                    keeping += keeping(sent + 1, longer, images);
                }
            }
        }
        return keeping;
    }

    private boolean agree(List<Card> from, List<Card> to, int known) {
        for (int i = known; i < from.size(); i++) {
            if (hand.contains(from.get(i)) != hand.contains(to.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The flat that a flat and a card outside span, in an order that depends on nothing but where the cards lie. */
    private static List<Card> spanned(List<Card> flat, Card card) {
        if (flat.isEmpty()) {
            return List.of(card);
        }
        List<Card> larger = new ArrayList<>(flat);
        for (Card start : flat) {
            Card step = start.third(card).third(flat.getFirst());
            larger.add(step);
            larger.add(start.third(step));
        }
        return larger;
    }
}
