package org.tercet.bench;

import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;

/** The rival everybody writes first: all choices of three cards, judged attribute by attribute. */
public final class NaiveTriples implements SetFinder {
    private static final byte[][] DIGITS = digits();

    @Override
    public boolean any(byte[] cards, int from, int n) {
        for (int i = from; i < from + n; i++) {
            for (int j = i + 1; j < from + n; j++) {
                for (int k = j + 1; k < from + n; k++) {
                    if (isSet(cards[i], cards[j], cards[k])) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public int count(byte[] cards, int from, int n) {
        int found = 0;
        for (int i = from; i < from + n; i++) {
            for (int j = i + 1; j < from + n; j++) {
                for (int k = j + 1; k < from + n; k++) {
                    found += isSet(cards[i], cards[j], cards[k]) ? 1 : 0;
                }
            }
        }
        return found;
    }

    @Override
    public int list(byte[] cards, int from, int n, int[] out, int at) {
        int next = at;
        for (int i = from; i < from + n; i++) {
            for (int j = i + 1; j < from + n; j++) {
                for (int k = j + 1; k < from + n; k++) {
                    if (isSet(cards[i], cards[j], cards[k])) {
                        out[next++] = SetFinder.packed(cards[i], cards[j], cards[k]);
                    }
                }
            }
        }
        return next - at;
    }

    private static boolean isSet(int a, int b, int c) {
        byte[] first = DIGITS[a];
        byte[] second = DIGITS[b];
        byte[] third = DIGITS[c];
        return (first[0] + second[0] + third[0]) % 3 == 0
                && (first[1] + second[1] + third[1]) % 3 == 0
                && (first[2] + second[2] + third[2]) % 3 == 0
                && (first[3] + second[3] + third[3]) % 3 == 0;
    }

    private static byte[][] digits() {
        var digits = new byte[Card.COUNT][4];
        for (Card card : Card.all()) {
            int place = 0;
            for (Attribute attribute : Attribute.values()) {
                digits[card.index()][place++] = (byte) card.digit(attribute);
            }
        }
        return digits;
    }
}
