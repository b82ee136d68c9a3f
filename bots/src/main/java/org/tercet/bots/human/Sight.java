package org.tercet.bots.human;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.cards.Verdict;

/** How long a find takes to be seen. */
final class Sight {

    /** A table holds about seven times as many ultrasets as sets, and each is that much harder to see. */
    private static final int ULTRASET = 7;

    /** There are about as many ghosts as sets, but six cards to add up. */
    private static final int GHOST = 3;

    private Sight() {}

    static double mean(Pattern pattern, CardSet find, Strength strength) {
        return switch (pattern) {
            case SET -> strength.find(differing(find));
            case ULTRASET -> strength.find(2) * ULTRASET;
            case GHOST -> strength.find(2) * GHOST;
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
