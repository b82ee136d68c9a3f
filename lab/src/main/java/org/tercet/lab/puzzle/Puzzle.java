package org.tercet.lab.puzzle;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;

/** A layout, in the order in which it is laid, that holds as many sets as its format says. */
public record Puzzle(Format format, List<Card> layout) {

    public Puzzle {
        layout = List.copyOf(layout);
        CardSet cards = CardSet.of(layout);
        if (layout.size() != format.cards() || cards.size() != format.cards()) {
            throw new IllegalArgumentException("not " + format.cards() + " different cards: " + layout);
        }
        if (!layout.stream().allMatch(format::hasInDeck) || Sets.count(cards) != format.sets()) {
            throw new IllegalArgumentException("not a layout of " + format + ": " + layout);
        }
    }

    /** All sets of the layout. */
    public List<CardSet> solution() {
        return Sets.all(CardSet.of(layout));
    }

    public Difficulty difficulty() {
        return Difficulty.of(format, layout);
    }
}
