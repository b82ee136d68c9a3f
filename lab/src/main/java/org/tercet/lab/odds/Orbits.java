package org.tercet.lab.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.tercet.cards.CardSet;

/**
 * Lists the orbits of hands card by card. An orbit of longer hands is counted through the pairs of a hand and one of its
 * cards of the first colour: taking that card away leaves a hand of an orbit already counted.
 */
final class Orbits {

    /** Below this many orbits a second thread costs a cold start more than it brings. */
    private static final int WORTH_SHARING = 4000;

    private static final int SHARES = 8;

    private final Space space;
    private final boolean setFree;

    private Orbits(Space space, boolean setFree) {
        this.space = space;
        this.setFree = setFree;
    }

    static Orbits ofAllHands(Space space) {
        return new Orbits(space, false);
    }

    static Orbits ofSetFreeHands(Space space) {
        return new Orbits(space, true);
    }

    /** The orbits of hands with that many cards. */
    List<Orbit> ofSize(int cards) {
        List<Orbit> orbits = List.of(Orbit.OF_NO_CARD);
        for (int i = 0; i < cards; i++) {
            orbits = withOneMore(orbits);
        }
        return orbits;
    }

    /** The orbits for 0, 1, 2 … cards, as long as there are any. */
    List<List<Orbit>> all() {
        List<List<Orbit>> levels = new ArrayList<>();
        for (List<Orbit> orbits = List.of(Orbit.OF_NO_CARD); !orbits.isEmpty(); orbits = withOneMore(orbits)) {
            levels.add(orbits);
        }
        return levels;
    }

    private List<Orbit> withOneMore(List<Orbit> orbits) {
        Map<CardSet, Pairs> found = orbits.size() < WORTH_SHARING ? extend(orbits, 0, 1) : extendTogether(orbits);
        List<Orbit> longer = new ArrayList<>(found.size());
        found.forEach((form, pairs) -> longer.add(new Orbit(form, pairs.hands())));
        return longer;
    }

    private Map<CardSet, Pairs> extendTogether(List<Orbit> orbits) {
        List<Map<CardSet, Pairs>> found = IntStream.range(0, SHARES)
                .parallel()
                .mapToObj(share -> extend(orbits, share, SHARES))
                .toList();
        Map<CardSet, Pairs> all = found.getFirst();
        for (Map<CardSet, Pairs> more : found.subList(1, SHARES)) {
            more.forEach((form, pairs) -> all.merge(form, pairs, Pairs::plus));
        }
        return all;
    }

    private Map<CardSet, Pairs> extend(List<Orbit> orbits, int share, int shares) {
        var canonical = new CanonicalForm(space);
        Map<CardSet, Pairs> found = new HashMap<>();
        for (int i = share; i < orbits.size(); i += shares) {
            Orbit orbit = orbits.get(i);
            int[] hand = orbit.points();
            boolean[] closed = closedTo(hand);
            canonical.hand().load(hand);
            for (int card = 0; card < space.points; card++) {
                if (!closed[card]) {
                    canonical.hand().add(card);
                    int sharing = canonical.firstColourOfLast();
                    if (sharing > 0) {
                        found.merge(canonical.form(), new Pairs(orbit.size(), sharing), Pairs::plus);
                    }
                    canonical.hand().dropLast();
                }
            }
        }
        return found;
    }

    /** The cards that may not join: those of the hand and, for set-free hands, those that would complete a set. */
    private boolean[] closedTo(int[] hand) {
        boolean[] closed = new boolean[space.points];
        for (int i = 0; i < hand.length; i++) {
            closed[hand[i]] = true;
            for (int j = 0; j < i && setFree; j++) {
                closed[space.third(hand[i], hand[j])] = true;
            }
        }
        return closed;
    }

    /** Pairs of a hand and one of its cards of the first colour, where every hand has {@code cardsPerHand} of these. */
    private record Pairs(long count, int cardsPerHand) {

        Pairs plus(Pairs other) {
            return new Pairs(count + other.count, cardsPerHand);
        }

        long hands() {
            return count / cardsPerHand;
        }
    }
}
