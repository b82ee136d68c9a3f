package org.tercet.lab.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** How many hands of a fresh deal hold no set, for 0, 1, 2 … cards until no hand is without. */
public record Odds(int attributes, List<Hands> table) {

    /** All hands of so many cards, and those of them that hold no set. */
    public record Hands(int cards, BigInteger setFree, BigInteger total) {

        /** The probability that a fresh deal of so many cards holds no set. */
        public Fraction noSet() {
            return new Fraction(setFree, total);
        }
    }

    public Odds {
        table = List.copyOf(table);
    }

    /** The odds of the full deck: 0 to 21 cards. */
    public static Odds ofDeck() {
        return ofDeck(4);
    }

    /** The odds of a deck of 3 to the {@code attributes} cards. */
    public static Odds ofDeck(int attributes) {
        Space space = Space.ofDeck(attributes);
        List<Hands> table = new ArrayList<>();
        for (List<Orbit> orbits : Orbits.ofSetFreeHands(space).all()) {
            long hands = orbits.stream().mapToLong(Orbit::size).sum();
            table.add(hands(space, table.size(), hands));
        }
        table.add(hands(space, table.size(), 0));
        return new Odds(attributes, table);
    }

    /** The number of hands of so many cards without a set. */
    public BigInteger setFree(int cards) {
        if (cards < 0 || cards > Space.power(attributes)) {
            throw new IllegalArgumentException("the deck has no hand of " + cards + " cards");
        }
        return cards < table.size() ? table.get(cards).setFree() : BigInteger.ZERO;
    }

    private static Hands hands(Space space, int cards, long setFree) {
        return new Hands(cards, BigInteger.valueOf(setFree), Binomial.of(space.points, cards));
    }
}
