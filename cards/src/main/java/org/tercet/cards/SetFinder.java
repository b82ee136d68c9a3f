package org.tercet.cards;

/**
 * Looks for sets among cards given as indices in an array, without allocating. A hand is {@code n} different cards,
 * 0 to 81 of them; what happens with a card twice or an index out of range is not defined. Every implementation gives
 * the same answers. The methods named {@code …Each} take many hands of {@code n} cards laid one after the other.
 */
public interface SetFinder {
    boolean any(byte[] cards, int from, int n);

    int count(byte[] cards, int from, int n);

    /**
     * Writes every set as one {@link #packed} int, in no particular order, and says how many there are.
     * There must be {@link #room} from {@code at} on.
     */
    int list(byte[] cards, int from, int n, int[] out, int at);

    /** Says of each hand whether it holds a set; returns how many do. */
    default int anyEach(byte[] cards, int n, int hands, boolean[] out) {
        int yes = 0;
        for (int hand = 0; hand < hands; hand++) {
            out[hand] = any(cards, hand * n, n);
            yes += out[hand] ? 1 : 0;
        }
        return yes;
    }

    /** Says how many sets each hand holds; returns the sum. */
    default long countEach(byte[] cards, int n, int hands, int[] out) {
        long sum = 0;
        for (int hand = 0; hand < hands; hand++) {
            out[hand] = count(cards, hand * n, n);
            sum += out[hand];
        }
        return sum;
    }

    /**
     * Writes the sets of all hands one after the other, {@code ends[hand]} being where those of a hand stop; returns
     * how many there are. There must be {@link #room} for every hand.
     */
    default int listEach(byte[] cards, int n, int hands, int[] out, int[] ends) {
        int at = 0;
        for (int hand = 0; hand < hands; hand++) {
            at += list(cards, hand * n, n, out, at);
            ends[hand] = at;
        }
        return at;
    }

    /** More sets than this cannot be among n cards: each pair is in one set at most, each set has three pairs. */
    static int room(int n) {
        return n * (n - 1) / 6;
    }

    /** A set in one int: three indices in ascending order, a byte each, so that sets compare as their cards do. */
    static int packed(int a, int b, int c) {
        int least = Math.min(a, Math.min(b, c));
        int most = Math.max(a, Math.max(b, c));
        return (least << 16) | ((a + b + c - least - most) << 8) | most;
    }

    /** The three cards of a {@link #packed} set. */
    static CardSet unpacked(int set) {
        return CardSet.of(Card.of(set >>> 16), Card.of((set >>> 8) & 0xff), Card.of(set & 0xff));
    }
}
