package org.tercet.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The search for three-card sets, by the {@link Solver}. */
final class Triples implements Search {
    static final Search SEARCH = new Triples();

    private Triples() {}

    @Override
    public boolean any(CardSet among) {
        byte[] cards = among.indices();
        return Solver.INSTANCE.any(cards, 0, cards.length);
    }

    @Override
    public int count(CardSet among) {
        byte[] cards = among.indices();
        return Solver.INSTANCE.count(cards, 0, cards.length);
    }

    @Override
    public Optional<CardSet> one(CardSet among) {
        byte[] cards = among.indices();
        for (int i = 0; i < cards.length; i++) {
            for (int j = i + 1; j < cards.length; j++) {
                int third = Thirds.of(cards[i], cards[j]);
                if (third > cards[j] && among.holds(third)) {
                    return Optional.of(CardSet.of(Card.of(cards[i]), Card.of(cards[j]), Card.of(third)));
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public List<CardSet> all(CardSet among) {
        byte[] cards = among.indices();
        var sets = new int[SetFinder.room(cards.length)];
        int found = Solver.INSTANCE.list(cards, 0, cards.length, sets, 0);
        Arrays.sort(sets, 0, found);
        var all = new ArrayList<CardSet>(found);
        for (int i = 0; i < found; i++) {
            all.add(SetFinder.unpacked(sets[i]));
        }
        return List.copyOf(all);
    }
}
