package org.tercet.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The search for two pairs with the same completing card. Two different pairs with the same completing card share no
 * card, and four cards pair off in one way at most, so pairs counted by their completing card say it all.
 */
final class Pairings implements Search {
    static final Search SEARCH = new Pairings();

    private Pairings() {}

    @Override
    public boolean any(CardSet among) {
        byte[] cards = among.indices();
        var completing = new boolean[Card.COUNT];
        for (int i = 0; i < cards.length; i++) {
            for (int j = 0; j < i; j++) {
                int third = Thirds.of(cards[i], cards[j]);
                if (completing[third]) {
                    return true;
                }
                completing[third] = true;
            }
        }
        return false;
    }

    @Override
    public int count(CardSet among) {
        byte[] cards = among.indices();
        var pairs = new int[Card.COUNT];
        int found = 0;
        for (int i = 0; i < cards.length; i++) {
            for (int j = 0; j < i; j++) {
                found += pairs[Thirds.of(cards[i], cards[j])]++;
            }
        }
        return found;
    }

    @Override
    public Optional<CardSet> one(CardSet among) {
        return search(among, 1).stream().findFirst();
    }

    @Override
    public List<CardSet> all(CardSet among) {
        return List.copyOf(search(among, Integer.MAX_VALUE));
    }

    private static List<CardSet> search(CardSet among, int most) {
        byte[] cards = among.indices();
        var found = new ArrayList<CardSet>();
        for (int i = 0; i < cards.length; i++) {
            for (int j = i + 1; j < cards.length; j++) {
                for (int k = j + 1; k < cards.length; k++) {
                    addFourths(among, cards[i], cards[j], cards[k], found);
                    if (found.size() >= most) {
                        return found.subList(0, most);
                    }
                }
            }
        }
        return found;
    }

    /** Three cards pair off in three ways, so up to three cards of a higher index make them four. */
    private static void addFourths(CardSet among, int a, int b, int c, List<CardSet> found) {
        int x = Thirds.of(Thirds.of(a, b), c);
        int y = Thirds.of(Thirds.of(a, c), b);
        int z = Thirds.of(Thirds.of(b, c), a);
        int least = Math.min(x, Math.min(y, z));
        int most = Math.max(x, Math.max(y, z));
        for (int d : new int[] {least, x + y + z - least - most, most}) {
            if (d > c && among.holds(d)) {
                found.add(CardSet.of(Card.of(a), Card.of(b), Card.of(c), Card.of(d)));
            }
        }
    }
}
