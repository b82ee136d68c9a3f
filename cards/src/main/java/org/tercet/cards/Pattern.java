package org.tercet.cards;

import java.util.List;
import java.util.Optional;

/** What players may be looking for. Answers come in index order: by the lowest card, then the next, and so on. */
public enum Pattern {
    /** Three cards that are all the same or all different on each attribute. */
    SET(3),
    /** Four cards that split into two pairs completed by the same card. */
    ULTRASET(4),
    /** Six cards that split into three pairs whose completing cards sum up like a set: digits add up to 0 mod 3. */
    GHOST(6);

    private final int size;

    Pattern(int size) {
        this.size = size;
    }

    public int size() {
        return size;
    }

    /** Whether these cards, all of them together, are one of this pattern. */
    public boolean fits(CardSet cards) {
        return cards.size() == size && search().any(cards);
    }

    public boolean any(CardSet among) {
        return search().any(among);
    }

    public int count(CardSet among) {
        return search().count(among);
    }

    /** The first in index order. */
    public Optional<CardSet> one(CardSet among) {
        return search().one(among);
    }

    /** All of them in index order, overlapping or not. */
    public List<CardSet> all(CardSet among) {
        return search().all(among);
    }

    private Search search() {
        return switch (this) {
            case SET -> Triples.SEARCH;
            case ULTRASET -> Pairings.SEARCH;
            case GHOST -> ZeroSums.OF_SIX;
        };
    }
}
