package org.tercet.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/** Some of the 81 cards, one bit each: index 0..63 in {@code low}, 64..80 in {@code high}. */
public record CardSet(long low, long high) implements Iterable<Card> {
    public static final CardSet NONE = new CardSet(0, 0);
    public static final CardSet ALL = new CardSet(-1L, (1L << (Card.COUNT - Long.SIZE)) - 1);

    public CardSet {
        if (high >>> (Card.COUNT - Long.SIZE) != 0) {
            throw new IllegalArgumentException("bits beyond the last card");
        }
    }

    public static CardSet of(Card... cards) {
        return of(List.of(cards));
    }

    public static CardSet of(Collection<Card> cards) {
        long low = 0;
        long high = 0;
        for (Card card : cards) {
            low |= low(card.index());
            high |= high(card.index());
        }
        return new CardSet(low, high);
    }

    /** The 27 cards that have this value of the attribute. */
    public static CardSet where(Attribute attribute, int digit) {
        Attribute.checked(digit);
        return of(Card.all().stream()
                .filter(card -> card.digit(attribute) == digit)
                .toList());
    }

    public boolean contains(Card card) {
        return holds(card.index());
    }

    public boolean containsAll(CardSet other) {
        return other.minus(this).isEmpty();
    }

    public CardSet with(Card card) {
        return new CardSet(low | low(card.index()), high | high(card.index()));
    }

    public CardSet without(Card card) {
        return new CardSet(low & ~low(card.index()), high & ~high(card.index()));
    }

    public CardSet plus(CardSet other) {
        return new CardSet(low | other.low, high | other.high);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(low & ~other.low, high & ~other.high);
    }

    public CardSet and(CardSet other) {
        return new CardSet(low & other.low, high & other.high);
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /** The card with the lowest index. */
    public Card first() {
        return first(low, high);
    }

    private static Card first(long low, long high) {
        if ((low | high) == 0) {
            throw new NoSuchElementException("no card");
        }
        return Card.of(low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high));
    }

    /** The cards in index order. */
    public List<Card> toList() {
        var cards = new ArrayList<Card>(size());
        for (Card card : this) {
            cards.add(card);
        }
        return List.copyOf(cards);
    }

    public Stream<Card> stream() {
        return toList().stream();
    }

    @Override
    public Iterator<Card> iterator() {
        return new Iterator<>() {
            private long leftLow = low;
            private long leftHigh = high;

            @Override
            public boolean hasNext() {
                return (leftLow | leftHigh) != 0;
            }

            @Override
            public Card next() {
                Card next = first(leftLow, leftHigh);
                if (leftLow != 0) {
                    leftLow &= leftLow - 1;
                } else {
                    leftHigh &= leftHigh - 1;
                }
                return next;
            }
        };
    }

    @Override
    public String toString() {
        return "{" + Notation.of(this) + "}";
    }

    boolean holds(int index) {
        return (((index < Long.SIZE ? low : high) >>> index) & 1) != 0;
    }

    /** The indices in ascending order, as the solver takes them. */
    byte[] indices() {
        var indices = new byte[size()];
        int n = 0;
        for (long left = low; left != 0; left &= left - 1) {
            indices[n++] = (byte) Long.numberOfTrailingZeros(left);
        }
        for (long left = high; left != 0; left &= left - 1) {
            indices[n++] = (byte) (Long.SIZE + Long.numberOfTrailingZeros(left));
        }
        return indices;
    }

    private static long low(int index) {
        return index < Long.SIZE ? 1L << index : 0;
    }

    private static long high(int index) {
        return index < Long.SIZE ? 0 : 1L << index;
    }
}
