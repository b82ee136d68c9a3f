package org.tercet.lab.simulate;

import java.util.Arrays;
import org.tercet.cards.Card;

/** Counts what happens in games: layouts by their cards, the cards in the deck and the sets they hold; and what is left. */
public final class Tally implements Witness {

    private static final int SIZES = Card.COUNT + 1;

    /** More sets than the cards of a usual layout can hold; a row grows where others turn up. */
    private static final int USUAL_SETS = 24;

    private static final long[] NONE = {};

    private final long[][] layouts = new long[SIZES * SIZES][];
    private final long[] left = new long[SIZES];
    private long games;

    public Tally() {
        Arrays.fill(layouts, NONE);
    }

    @Override
    public void layout(long game, int cards, int deck, int sets) {
        long[] row = layouts[cards * SIZES + deck];
        if (sets >= row.length) {
            row = grown(cards * SIZES + deck, sets);
        }
        row[sets]++;
    }

    @Override
    public void taken(long game, int set) {}

    @Override
    public void over(long game, int cards) {
        left[cards]++;
        games++;
    }

    /** Adds all that another has counted. */
    public void add(Tally other) {
        for (int at = 0; at < layouts.length; at++) {
            layouts[at] = plus(layouts[at], other.layouts[at]);
        }
        for (int cards = 0; cards < SIZES; cards++) {
            left[cards] += other.left[cards];
        }
        games += other.games;
    }

    public long games() {
        return games;
    }

    /** How many games ended with so many cards on the table. */
    public long left(int cards) {
        return left[cards];
    }

    /** How many layouts of so many cards there were, by the sets they held. */
    public long[] layouts(int cards) {
        long[] sum = NONE;
        for (int deck = 0; deck < SIZES; deck++) {
            sum = plus(sum, layouts[cards * SIZES + deck]);
        }
        return sum;
    }

    /** The same while so many cards were in the deck. */
    public long[] layouts(int cards, int deck) {
        return layouts[cards * SIZES + deck].clone();
    }

    /** Adds to the first, or to a longer copy of it. */
    private static long[] plus(long[] sum, long[] more) {
        long[] wide = sum.length < more.length ? Arrays.copyOf(sum, more.length) : sum;
        for (int sets = 0; sets < more.length; sets++) {
            wide[sets] += more[sets];
        }
        return wide;
    }

    private long[] grown(int at, int sets) {
        layouts[at] = Arrays.copyOf(layouts[at], Math.max(USUAL_SETS, sets + 1));
        return layouts[at];
    }
}
