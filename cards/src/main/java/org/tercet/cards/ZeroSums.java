package org.tercet.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The search for a given number of cards whose digits add up to 0 mod 3 on each attribute. Which sums can be reached
 * with so many of the last so many cards is worked out first; the search then never takes a card that leads nowhere.
 */
record ZeroSums(int size) implements Search {
    static final Search OF_SIX = new ZeroSums(6);

    @Override
    public boolean any(CardSet among) {
        return count(among) > 0;
    }

    /** {@code ways[k][sum]} is in how many ways k of the cards seen so far have that sum. */
    @Override
    public int count(CardSet among) {
        var ways = new int[size + 1][Card.COUNT];
        ways[0][0] = 1;
        for (byte card : among.indices()) {
            for (int k = size; k > 0; k--) {
                for (int sum = 0; sum < Card.COUNT; sum++) {
                    ways[k][Thirds.sum(sum, card)] += ways[k - 1][sum];
                }
            }
        }
        return ways[size][0];
    }

    @Override
    public Optional<CardSet> one(CardSet among) {
        return search(among, 1).stream().findFirst();
    }

    @Override
    public List<CardSet> all(CardSet among) {
        return List.copyOf(search(among, Integer.MAX_VALUE));
    }

    private List<CardSet> search(CardSet among, int most) {
        byte[] cards = among.indices();
        var found = new ArrayList<CardSet>();
        search(cards, reachable(cards), 0, size, 0, CardSet.NONE, most, found);
        return found;
    }

    /** Extends {@code taken} by {@code left} of the cards from {@code from} on so that the sum becomes zero. */
    private static void search(
            byte[] cards,
            boolean[][][] reachable,
            int from,
            int left,
            int sum,
            CardSet taken,
            int most,
            List<CardSet> found) {
        if (left == 0) {
            found.add(taken);
            return;
        }
        int wanted = Thirds.of(sum, 0);
        for (int i = from; i < cards.length && found.size() < most && reachable[i][left][wanted]; i++) {
            int next = Thirds.sum(sum, cards[i]);
            if (reachable[i + 1][left - 1][Thirds.of(next, 0)]) {
                search(cards, reachable, i + 1, left - 1, next, taken.with(Card.of(cards[i])), most, found);
            }
        }
    }

    /** {@code reachable[i][k][sum]}: k of the cards from the i-th on can have that sum. */
    private boolean[][][] reachable(byte[] cards) {
        var reachable = new boolean[cards.length + 1][size + 1][Card.COUNT];
        reachable[cards.length][0][0] = true;
        for (int i = cards.length - 1; i >= 0; i--) {
            for (int k = 0; k <= size; k++) {
                for (int sum = 0; sum < Card.COUNT; sum++) {
                    reachable[i][k][sum] = reachable[i + 1][k][sum]
                            || (k > 0 && reachable[i + 1][k - 1][Thirds.sum(sum, Thirds.of(cards[i], 0))]);
                }
            }
        }
        return reachable;
    }
}
