package org.tercet.cards;

import java.util.Optional;

/** Cards in writing: number, colour, fill, shape, one letter each, as in {@code 2rts}. */
public final class Notation {
    private static final Attribute[] ORDER = Attribute.values();

    private Notation() {}

    /** Reads one card in upper or lower case; nothing else, not even a space around it, is a card. */
    public static Optional<Card> card(CharSequence text) {
        if (text.length() != ORDER.length) {
            return Optional.empty();
        }
        int index = 0;
        for (int i = 0; i < ORDER.length; i++) {
            int digit = ORDER[i].digitOf(text.charAt(i));
            if (digit < 0) {
                return Optional.empty();
            }
            index += digit * ORDER[i].weight();
        }
        return Optional.of(Card.of(index));
    }

    public static String of(Card card) {
        var text = new StringBuilder(ORDER.length);
        for (Attribute attribute : ORDER) {
            text.append(attribute.letter(card.digit(attribute)));
        }
        return text.toString();
    }

    /** The cards in index order with a space between them. */
    public static String of(CardSet cards) {
        var text = new StringBuilder();
        for (Card card : cards) {
            if (!text.isEmpty()) {
                text.append(' ');
            }
            text.append(of(card));
        }
        return text.toString();
    }
}
