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
        int[] sets = sorted(among);
        return sets.length == 0 ? Optional.empty() : Optional.of(SetFinder.unpacked(sets[0]));
    }

    @Override
    public List<CardSet> all(CardSet among) {
        int[] sets = sorted(among);
        var all = new ArrayList<CardSet>(sets.length);
        for (int set : sets) {
            all.add(SetFinder.unpacked(set));
        }
        return List.copyOf(all);
    }

    /** Packed sets sort as their cards do. */
    private static int[] sorted(CardSet among) {
        byte[] cards = among.indices();
        var room = new int[SetFinder.room(cards.length)];
        int found = Solver.INSTANCE.list(cards, 0, cards.length, room, 0);
        Arrays.sort(room, 0, found);
        return Arrays.copyOf(room, found);
    }
}
