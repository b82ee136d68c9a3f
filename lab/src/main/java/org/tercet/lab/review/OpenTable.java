package org.tercet.lab.review;

import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.rules.parts.Layout;

/** Cards that lie open for everybody, with nothing but sets to be found. */
record OpenTable(Layout layout) implements Sight {

    @Override
    public CardSet table() {
        return layout.cards();
    }

    @Override
    public List<Chance> chances() {
        return Sets.all(table()).stream().map(Chance::forAll).toList();
    }
}
