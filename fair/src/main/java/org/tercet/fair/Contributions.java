package org.tercet.fair;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the players have added to the shuffles, by the index of their seat, counted from 0; at most one each, in the order of the seats. */
public record Contributions(SortedMap<Integer, Contribution> bySeat) {

    public static final Contributions NONE = new Contributions(new TreeMap<>());

    public Contributions {
        bySeat = Collections.unmodifiableSortedMap(new TreeMap<>(Map.copyOf(bySeat)));
        if (!bySeat.isEmpty() && bySeat.firstKey() < 0) {
            throw new IllegalArgumentException("no seat has the index " + bySeat.firstKey());
        }
    }

    /** The same with what this seat adds, in the place of anything it added before. */
    public Contributions with(int seat, Contribution contribution) {
        SortedMap<Integer, Contribution> more = new TreeMap<>(bySeat);
        more.put(seat, contribution);
        return new Contributions(more);
    }

    /** The same with nothing of this seat. */
    public Contributions without(int seat) {
        SortedMap<Integer, Contribution> fewer = new TreeMap<>(bySeat);
        fewer.remove(seat);
        return new Contributions(fewer);
    }
}
