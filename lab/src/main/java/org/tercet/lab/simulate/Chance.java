package org.tercet.lab.simulate;

/**
 * The random numbers of one game: SplitMix64 from a start that only the seed and the number of the game decide, so
 * that games come out the same in whatever order and on however many threads they are played. A state is one long;
 * each number takes the {@link #next} state and its {@link #below} value.
 */
public final class Chance {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private Chance() {}

    /** The state before the first number of a game. */
    public static long start(long seed, long game) {
        return mixed(mixed(seed + GOLDEN) ^ mixed(game));
    }

    public static long next(long state) {
        return state + GOLDEN;
    }

    /** The number of this state, from 0 up to but not including the bound; off from even by less than 2^-56. */
    public static int below(long state, int bound) {
        return (int) Math.unsignedMultiplyHigh(mixed(state), bound);
    }

    /**
     * Fills one deck of the array with the cards given, in the order of the game, top card first, and returns the state
     * after it.
     */
    public static long shuffle(byte[] cards, byte[] into, int from, long before) {
        System.arraycopy(cards, 0, into, from, cards.length);
        long state = before;
        for (int left = cards.length; left > 1; left--) {
            state = next(state);
            int other = from + below(state, left);
            int last = from + left - 1;
            byte moved = into[last];
            into[last] = into[other];
            into[other] = moved;
        }
        return state;
    }

    private static long mixed(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
