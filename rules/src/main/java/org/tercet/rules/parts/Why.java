package org.tercet.rules.parts;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Verdict;

/** Why cards are what was called, or are not: shown to everybody at the table. */
public sealed interface Why {

    /** Three cards, attribute by attribute. */
    record ByAttribute(Verdict verdict) implements Why {}

    /** Four cards in each of the three ways to make two pairs, with the card that completes each pair. */
    record ByPairs(List<Split> splits) implements Why {
        public ByPairs {
            splits = List.copyOf(splits);
        }
    }

    /** Two pairs and the card that each of them wants. */
    record Split(CardSet pair, Card wants, CardSet other, Card otherWants) {}

    /** What the digits of each attribute sum to, modulo three. */
    record BySums(int number, int colour, int fill, int shape) implements Why {}

    /** Why cards, as many as the pattern has, do or do not fit it. */
    static Why of(Pattern pattern, CardSet cards) {
        List<Card> list = cards.toList();
        return switch (pattern) {
            case SET -> new ByAttribute(Verdict.of(list.get(0), list.get(1), list.get(2)));
            case ULTRASET -> new ByPairs(List.of(split(list, 1), split(list, 2), split(list, 3)));
            case GHOST ->
                new BySums(
                        sum(list, Attribute.NUMBER),
                        sum(list, Attribute.COLOUR),
                        sum(list, Attribute.FILL),
                        sum(list, Attribute.SHAPE));
        };
    }

    private static Split split(List<Card> four, int partner) {
        List<Card> rest = new ArrayList<>(four.subList(1, 4));
        Card first = four.getFirst();
        Card second = rest.remove(partner - 1);
        return new Split(
                CardSet.of(first, second),
                first.third(second),
                CardSet.of(rest),
                rest.getFirst().third(rest.getLast()));
    }

    private static int sum(List<Card> cards, Attribute attribute) {
        return cards.stream().mapToInt(card -> card.digit(attribute)).sum() % 3;
    }
}
