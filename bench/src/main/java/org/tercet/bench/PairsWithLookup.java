package org.tercet.bench;

import java.util.Arrays;
import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;

/**
 * The rival of those who know that two cards have one third: all pairs, the third card from a table, and its place on
 * the table of the game looked up in another. One for each thread.
 */
public final class PairsWithLookup implements SetFinder {
    private static final byte[] THIRD = thirds();

    private final byte[] place = new byte[Card.COUNT];

    public PairsWithLookup() {
        Arrays.fill(place, (byte) -1);
    }

    @Override
    public boolean any(byte[] cards, int from, int n) {
        lay(cards, from, n);
        boolean found = anyLaid(cards, from, n);
        clear(cards, from, n);
        return found;
    }

    private boolean anyLaid(byte[] cards, int from, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (place[third(cards[from + i], cards[from + j])] >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int count(byte[] cards, int from, int n) {
        lay(cards, from, n);
        int found = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                found += place[third(cards[from + i], cards[from + j])] > j ? 1 : 0;
            }
        }
        clear(cards, from, n);
        return found;
    }

    @Override
    public int list(byte[] cards, int from, int n, int[] out, int at) {
        lay(cards, from, n);
        int next = at;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                int third = third(cards[from + i], cards[from + j]);
                if (place[third] > j) {
                    out[next++] = SetFinder.packed(cards[from + i], cards[from + j], third);
                }
            }
        }
        clear(cards, from, n);
        return next - at;
    }

    private void lay(byte[] cards, int from, int n) {
        for (int i = 0; i < n; i++) {
            place[cards[from + i]] = (byte) i;
        }
    }

    private void clear(byte[] cards, int from, int n) {
        for (int i = 0; i < n; i++) {
            place[cards[from + i]] = -1;
        }
    }

    private static int third(int a, int b) {
        return THIRD[a * Card.COUNT + b];
    }

    private static byte[] thirds() {
        var thirds = new byte[Card.COUNT * Card.COUNT];
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                thirds[a.index() * Card.COUNT + b.index()] = (byte) a.third(b).index();
            }
        }
        return thirds;
    }
}
