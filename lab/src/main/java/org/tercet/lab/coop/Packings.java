package org.tercet.lab.coop;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;

/** The ways to go through a layout to its end: sets that share no card, and after which no set is left. */
final class Packings {

    private final List<CardSet> sets;
    private final List<List<CardSet>> all = new ArrayList<>();
    private final List<CardSet> chosen = new ArrayList<>();

    private Packings(CardSet layout) {
        this.sets = Sets.all(layout);
        choose(0, layout);
    }

    /** Each of them once, its sets in index order. A layout without a set has one packing, an empty one. */
    static List<List<CardSet>> of(CardSet layout) {
        return new Packings(layout).all;
    }

    private void choose(int from, CardSet rest) {
        if (!Sets.any(rest)) {
            all.add(List.copyOf(chosen));
            return;
        }
        for (int i = from; i < sets.size(); i++) {
            CardSet set = sets.get(i);
            if (rest.containsAll(set)) {
                chosen.add(set);
                choose(i + 1, rest.minus(set));
                chosen.removeLast();
            }
        }
    }
}
