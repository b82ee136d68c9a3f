package org.tercet.lab.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** In how many hands of a fresh deal there are 0, 1, 2 … sets, up to the most that so many cards can hold. */
public record SetCounts(int attributes, int cards, List<BigInteger> distribution) {

    public static final int FEWEST_CARDS = 3;
    public static final int MOST_CARDS = 15;

    /** Hands are listed up to symmetry so far, and cards beyond are added one by one. */
    private static final int LONGEST_LISTED = 12;

    private static final int SHARES = 8;

    public SetCounts {
        distribution = List.copyOf(distribution);
    }

    /** The distribution for so many cards of the full deck. */
    public static SetCounts of(int cards) {
        return of(4, cards);
    }

    public static SetCounts of(int attributes, int cards) {
        if (cards < FEWEST_CARDS || cards > MOST_CARDS) {
            throw new IllegalArgumentException(
                    "sets are counted among " + FEWEST_CARDS + " to " + MOST_CARDS + " cards, not among " + cards);
        }
        Space space = Space.ofDeck(attributes);
        if (cards > space.points) {
            throw new IllegalArgumentException("the deck has " + space.points + " cards, not " + cards);
        }
        int listed = Math.min(LONGEST_LISTED, cards - 2);
        List<Orbit> orbits = Orbits.ofAllHands(space).ofSize(listed);
        List<Map<Long, long[]>> tallies = IntStream.range(0, SHARES)
                .parallel()
                .mapToObj(share -> tally(space, orbits, share, cards - listed))
                .toList();
        return new SetCounts(attributes, cards, divide(tallies, timesCounted(cards, listed)));
    }

    /** The expected number of sets. */
    public Fraction mean() {
        BigInteger sets = BigInteger.ZERO;
        BigInteger hands = BigInteger.ZERO;
        for (int i = 0; i < distribution.size(); i++) {
            sets = sets.add(distribution.get(i).multiply(BigInteger.valueOf(i)));
            hands = hands.add(distribution.get(i));
        }
        return new Fraction(sets, hands);
    }

    /** The most sets that so many cards can hold. */
    public int max() {
        return distribution.size() - 1;
    }

    /** How often a hand is met: once for each of its listed parts and each order of the cards between these and two. */
    private static BigInteger timesCounted(int cards, int listed) {
        BigInteger times = Binomial.of(cards, listed);
        for (int left = cards - listed; left > 2; left--) {
            times = times.multiply(BigInteger.valueOf(left));
        }
        return times;
    }

    /** Extensions of the listed hands by number of sets, kept apart by the size of the orbit they stand for. */
    private static Map<Long, long[]> tally(Space space, List<Orbit> orbits, int share, int further) {
        Map<Long, long[]> bySize = new HashMap<>();
        var completion = new Completion(space);
        for (int i = share; i < orbits.size(); i += SHARES) {
            Orbit orbit = orbits.get(i);
            completion.clear();
            for (int point : orbit.points()) {
                completion.add(point);
            }
            extend(
                    space,
                    completion,
                    further,
                    bySize.computeIfAbsent(orbit.size(), _ -> new long[MOST_CARDS * MOST_CARDS]));
        }
        return bySize;
    }

    private static void extend(Space space, Completion completion, int further, long[] bySets) {
        if (further == 2) {
            completion.tallyPairs(bySets);
            return;
        }
        for (int card = 0; card < space.points; card++) {
            if (!completion.holds(card)) {
                completion.add(card);
                extend(space, completion, further - 1, bySets);
                completion.dropLast();
            }
        }
    }

    private static List<BigInteger> divide(List<Map<Long, long[]>> tallies, BigInteger times) {
        List<BigInteger> counts = new ArrayList<>();
        for (int sets = 0; sets < MOST_CARDS * MOST_CARDS; sets++) {
            BigInteger met = BigInteger.ZERO;
            for (Map<Long, long[]> tally : tallies) {
                for (Map.Entry<Long, long[]> entry : tally.entrySet()) {
                    met = met.add(
                            BigInteger.valueOf(entry.getKey()).multiply(BigInteger.valueOf(entry.getValue()[sets])));
                }
            }
            counts.add(met.divide(times));
        }
        while (counts.getLast().signum() == 0) {
            counts.removeLast();
        }
        return counts;
    }
}
