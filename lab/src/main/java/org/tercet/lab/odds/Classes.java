package org.tercet.lab.odds;

import java.util.List;
import org.tercet.cards.CardSet;

/**
 * One set-free hand of each kind, for 0, 1, 2 … cards: two hands are of one kind if a permutation of the deck that turns
 * sets into sets turns one into the other. Classes of a deck of fewer attributes use the cards of the lowest indices.
 */
public record Classes(int attributes, List<List<CardSet>> representatives) {

    public Classes {
        representatives = representatives.stream().map(List::copyOf).toList();
    }

    public static Classes ofDeck() {
        return ofDeck(4);
    }

    public static Classes ofDeck(int attributes) {
        return new Classes(
                attributes,
                Orbits.ofSetFreeHands(Space.ofDeck(attributes)).all().stream()
                        .map(orbits -> orbits.stream().map(Orbit::hand).toList())
                        .toList());
    }

    /** The most cards that hold no set. */
    public int mostCards() {
        return representatives.size() - 1;
    }

    public int count(int cards) {
        return representatives.get(cards).size();
    }
}
