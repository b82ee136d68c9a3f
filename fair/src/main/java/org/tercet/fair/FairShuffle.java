package org.tercet.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The shuffles of one match: what the seed and the players' contributions make of any list, again and again the same. */
public record FairShuffle(Seed seed, Contributions contributions) {

    /** As many as two bytes can tell apart. */
    public static final int MOST_ITEMS = 1 << 16;

    public static FairShuffle of(Seed seed, Contributions contributions) {
        return new FairShuffle(seed, contributions);
    }

    /**
     * The items in the order of this shuffle, the first on top.
     *
     * @param number 0 for the first deal, then one more for each shuffle that follows
     * @param items in their canonical order, whatever order they were in on the table
     */
    public <T> List<T> order(long number, List<T> items) {
        if (number < 0 || items.size() > MOST_ITEMS) {
            throw new IllegalArgumentException("shuffle " + number + " of " + items.size() + " items");
        }
        Draws draws = new Draws(seed, contributions, number);
        List<T> order = new ArrayList<>(items);
        for (int last = order.size() - 1; last > 0; last--) {
            Collections.swap(order, last, draws.below(last + 1));
        }
        return List.copyOf(order);
    }
}
