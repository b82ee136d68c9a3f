package org.tercet.bots.human;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Verdict;

/** How long a find takes to be seen. */
final class Sight {

    private Sight() {}

    static double mean(Pattern pattern, CardSet find, Strength strength) {
        return switch (pattern) {
            case SET -> strength.find(differing(find));
            case ULTRASET -> strength.find(2) * Strength.ULTRASET;
            case GHOST -> strength.find(2) * Strength.GHOST;
        };
    }

    static double mean(CardSet set, Strength strength) {
        return mean(Pattern.SET, set, strength);
    }

    private static int differing(CardSet set) {
        List<Card> cards = set.toList();
        return Verdict.of(cards.get(0), cards.get(1), cards.get(2)).differing();
    }
}
