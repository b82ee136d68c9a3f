package org.tercet.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The search for so many cards whose digits add up to 0 mod 3 on each attribute. Instead of trying all choices it keeps
 * to the 81 sums: for each sum, a byte whose bit k says that k of the cards seen so far can have that sum.
 */
record ZeroSums(int size) implements Search {
    static final Search OF_SIX = new ZeroSums(6);

    @Override
    public boolean any(CardSet among) {
        byte[] reach = nothing();
        for (byte card : among.indices()) {
            reach = with(card, reach);
            if (reaches(reach, size, 0)) {
                return true;
            }
        }
        return false;
    }

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
        var walk = new Walk(among.indices(), most);
        walk.on(0, size, 0, CardSet.NONE);
        return walk.found;
    }

    /** The walk through the cards in index order; it never takes a card after which the rest cannot make up the sum. */
    private static final class Walk {
        private final byte[] cards;
        private final byte[][] reach;
        private final int most;
        private final List<CardSet> found = new ArrayList<>();

        /** {@code reach[i]} says what the cards from the i-th on can make up. */
        Walk(byte[] cards, int most) {
            this.cards = cards;
            this.most = most;
            reach = new byte[cards.length + 1][];
            reach[cards.length] = nothing();
            for (int i = cards.length - 1; i >= 0; i--) {
                reach[i] = with(cards[i], reach[i + 1]);
            }
        }

        void on(int from, int left, int sum, CardSet taken) {
            if (left == 0) {
                found.add(taken);
                return;
            }
            for (int i = from; i < cards.length && found.size() < most; i++) {
                int next = Thirds.sum(sum, cards[i]);
                if (reaches(reach[i + 1], left - 1, Thirds.minus(next))) {
                    on(i + 1, left - 1, next, taken.with(Card.of(cards[i])));
                }
            }
        }
    }

    private static byte[] nothing() {
        var reach = new byte[Card.COUNT];
        reach[0] = 1;
        return reach;
    }

    private static byte[] with(int card, byte[] reach) {
        byte[] more = reach.clone();
        for (int sum = 0; sum < Card.COUNT; sum++) {
            more[Thirds.sum(sum, card)] |= (byte) (reach[sum] << 1);
        }
        return more;
    }

    private static boolean reaches(byte[] reach, int k, int sum) {
        return ((reach[sum] >>> k) & 1) != 0;
    }
}
