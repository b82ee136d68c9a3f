package org.tercet.lab.simulate;

import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/** Which of the sets on the table is taken. Sets are compared by index order: by their lowest card, then the next. */
public enum Policy {
    /** The first in index order. */
    FIRST,
    /** Each with the same chance. */
    RANDOM,
    /** One that differs on the fewest attributes; of those the first. */
    SIMILAR,
    /** One that differs on the most attributes; of those the first. */
    DIFFERENT;

    private static final int ROW = 7;

    /** On how many attributes two cards differ, and with them the set that they are in. */
    private static final byte[] DIFFERING = differing();

    /** The name that programs use. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Which of some packed sets, in any order, is taken; {@code state} is that of the game's chance, used if {@link #RANDOM}. */
    int choose(int[] sets, int count, long state) {
        return switch (this) {
            case FIRST -> least(sets, count);
            case RANDOM -> nth(sets, count, Chance.below(state, count));
            case SIMILAR -> extreme(sets, count, 0);
            case DIFFERENT -> extreme(sets, count, 4);
        };
    }

    /** On how many attributes the cards of a packed set differ. */
    static int differing(int set) {
        return DIFFERING[(set >>> 16 << ROW) | (set >>> 8 & 0x7f)];
    }

    private static int least(int[] sets, int count) {
        int least = sets[0];
        for (int i = 1; i < count; i++) {
            least = Math.min(least, sets[i]);
        }
        return least;
    }

    /** The n-th in index order; there are few sets, so looking for the next n times beats sorting. */
    private static int nth(int[] sets, int count, int n) {
        int found = -1;
        for (int i = 0; i <= n; i++) {
            int next = Integer.MAX_VALUE;
            for (int j = 0; j < count; j++) {
                next = sets[j] > found ? Math.min(next, sets[j]) : next;
            }
            found = next;
        }
        return found;
    }

    /** The set whose number of differing attributes is nearest to a bound, the first of those. */
    private static int extreme(int[] sets, int count, int bound) {
        int best = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int distance = Math.abs(differing(sets[i]) - bound);
            best = Math.min(best, (distance << 24) | sets[i]);
        }
        return best & 0xffffff;
    }

    private static byte[] differing() {
        var differing = new byte[Card.COUNT << ROW];
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                for (Attribute attribute : Attribute.values()) {
                    differing[(a.index() << ROW) | b.index()] +=
                            (byte) (a.digit(attribute) == b.digit(attribute) ? 0 : 1);
                }
            }
        }
        return differing;
    }
}
