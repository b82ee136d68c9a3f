package org.tercet.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** The patterns straight from their definitions, by trying every choice of cards; and seeded hands to try it on. */
final class Brute {
    private static final Geometry CLASSIC = Geometry.CLASSIC;

    private Brute() {}

    static List<CardSet> all(Pattern pattern, CardSet among) {
        var found = new ArrayList<CardSet>();
        choose(among.toList(), 0, new ArrayList<>(), pattern.size(), definition(pattern), found);
        return found;
    }

    static CardSet hand(Random random, int size) {
        return CardSet.of(dealt(random, size));
    }

    static List<Card> dealt(Random random, int size) {
        var deck = new ArrayList<>(Card.all());
        Collections.shuffle(deck, random);
        return deck.subList(0, size);
    }

    static byte[] indices(List<Card> cards) {
        var indices = new byte[cards.size()];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (byte) cards.get(i).index();
        }
        return indices;
    }

    private static void choose(
            List<Card> cards, int from, List<Card> taken, int size, Predicate<List<Card>> fits, List<CardSet> found) {
        if (taken.size() == size) {
            if (fits.test(taken)) {
                found.add(CardSet.of(taken));
            }
            return;
        }
        for (int i = from; i < cards.size(); i++) {
            taken.addLast(cards.get(i));
            choose(cards, i + 1, taken, size, fits, found);
            taken.removeLast();
        }
    }

    private static Predicate<List<Card>> definition(Pattern pattern) {
        return switch (pattern) {
            case SET -> three -> CLASSIC.isSet(index(three, 0), index(three, 1), index(three, 2));
            case ULTRASET -> four -> meet(four, 1, 2, 3) || meet(four, 2, 1, 3) || meet(four, 3, 1, 2);
            case GHOST -> Brute::addsUpToNothing;
        };
    }

    /** Whether the first card and its partner are completed by the same card as the two others. */
    private static boolean meet(List<Card> four, int partner, int c, int d) {
        return CLASSIC.completing(index(four, 0), index(four, partner))
                == CLASSIC.completing(index(four, c), index(four, d));
    }

    private static boolean addsUpToNothing(List<Card> cards) {
        for (int attribute = 0; attribute < CLASSIC.attributes(); attribute++) {
            int sum = 0;
            for (Card card : cards) {
                sum += CLASSIC.digit(card.index(), attribute);
            }
            if (sum % 3 != 0) {
                return false;
            }
        }
        return true;
    }

    private static int index(List<Card> cards, int place) {
        return cards.get(place).index();
    }
}
