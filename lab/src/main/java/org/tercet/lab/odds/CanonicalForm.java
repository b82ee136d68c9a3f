package org.tercet.lab.odds;

import org.tercet.cards.CardSet;

/**
 * Finds the one hand that stands for all hands which a symmetry of the deck turns into one another. Every frame taken
 * from a hand rewrites it in its own coordinates; the colours of the cards choose some of the frames, and the least of
 * what these write is the form. Not for two threads at once.
 */
public final class CanonicalForm {

    /** The longest hand: 21 cards always hold a set, and no table shows more. */
    public static final int MOST_CARDS = 21;

    private final Space space;
    private final Frame frame;
    private final ColouredHand hand;
    private final BestFrames best;

    CanonicalForm(Space space) {
        this.space = space;
        frame = new Frame(space);
        hand = new ColouredHand(space);
        best = new BestFrames(space.dimension + 1);
    }

    /** The form of a hand of the full deck, of at most {@value #MOST_CARDS} cards. */
    public static CardSet of(CardSet cards) {
        if (cards.size() > MOST_CARDS) {
            throw new IllegalArgumentException("a hand has at most " + MOST_CARDS + " cards, not " + cards.size());
        }
        var canonical = new CanonicalForm(Space.FULL_DECK);
        canonical.hand.load(Orbit.points(cards));
        return canonical.form();
    }

    /** The hand whose form is sought. */
    ColouredHand hand() {
        return hand;
    }

    /** How many cards of the hand have the first colour, if the last card has it; otherwise 0. */
    int firstColourOfLast() {
        frame.shorten(0);
        long[] colours = hand.colours(0);
        int last = hand.cards() - 1;
        int same = sharing(colours, last);
        for (int i = 0; i < last; i++) {
            if (colours[i] != colours[last]) {
                int others = sharing(colours, i);
                if (others < same || (others == same && colours[i] < colours[last])) {
                    return 0;
                }
            }
        }
        return same;
    }

    CardSet form() {
        best.clear();
        extend(0, -1L, -1L);
        return best.form();
    }

    /** How many symmetries of the flat that the hand spans keep the hand that was last brought to its form. */
    long symmetries() {
        return best.ties();
    }

    /** Tries every card of the first colour as the next point of the frame, unless a better frame is known. */
    private void extend(int length, long planesLow, long planesHigh) {
        frame.shorten(length);
        long[] colours = hand.colours(length);
        int first = firstColour(colours);
        if (first < 0) {
            write();
            return;
        }
        if (!best.admits(length, sharing(colours, first), colours[first])) {
            return;
        }
        for (int i = first; i < hand.cards(); i++) {
            int point = hand.point(i);
            if (colours[i] == colours[first] && !frame.spans(point)) {
                frame.add(point);
                long low = planesLow & space.throughLow(point);
                long high = planesHigh & space.throughHigh(point);
                hand.refine(length, low, high);
                extend(length + 1, low, high);
                frame.shorten(length);
            }
        }
    }

    /** A card outside the flat whose colour is the rarest there and the least of the rarest; -1 if the flat has all. */
    private int firstColour(long[] colours) {
        int first = -1;
        int fewest = 0;
        for (int i = 0; i < hand.cards(); i++) {
            if (!frame.spans(hand.point(i))) {
                int same = sharing(colours, i);
                if (first < 0 || same < fewest || (same == fewest && colours[i] < colours[first])) {
                    first = i;
                    fewest = same;
                }
            }
        }
        return first;
    }

    private int sharing(long[] colours, int card) {
        int same = 0;
        for (int i = 0; i < hand.cards(); i++) {
            if (colours[i] == colours[card] && !frame.spans(hand.point(i))) {
                same++;
            }
        }
        return same;
    }

    private void write() {
        long low = 0;
        long high = 0;
        for (int i = 0; i < hand.cards(); i++) {
            int at = frame.coordinates(hand.point(i));
            if (at < Long.SIZE) {
                low |= 1L << at;
            } else {
                high |= 1L << at;
            }
        }
        best.offer(low, high);
    }
}
