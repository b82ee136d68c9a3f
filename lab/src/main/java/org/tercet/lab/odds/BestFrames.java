package org.tercet.lab.odds;

import org.tercet.cards.CardSet;

/** The frames that go first by the colours of their points, and the least hand that any of them writes. */
final class BestFrames {

    private final int[] sharing;
    private final long[] colour;
    private int known;
    private long ties;
    private long low;
    private long high;

    BestFrames(int longest) {
        sharing = new int[longest];
        colour = new long[longest];
    }

    void clear() {
        known = 0;
        ties = 0;
    }

    /** Whether a frame whose next point has this colour may be among the first; a better one forgets all others. */
    boolean admits(int length, int sharing, long colour) {
        if (length < known) {
            if (sharing == this.sharing[length] && colour == this.colour[length]) {
                return true;
            }
            if (sharing > this.sharing[length] || (sharing == this.sharing[length] && colour > this.colour[length])) {
                return false;
            }
        }
        this.sharing[length] = sharing;
        this.colour[length] = colour;
        known = length + 1;
        ties = 0;
        return true;
    }

    void offer(long low, long high) {
        if (ties > 0 && low == this.low && high == this.high) {
            ties++;
        } else if (ties == 0 || high < this.high || (high == this.high && low < this.low)) {
            this.low = low;
            this.high = high;
            ties = 1;
        }
    }

    CardSet form() {
        return new CardSet(low, high);
    }

    long ties() {
        return ties;
    }
}
