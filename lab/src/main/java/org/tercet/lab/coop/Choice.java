package org.tercet.lab.coop;

import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.lab.odds.Fraction;

/**
 * A set that can be taken now, and what it is worth when everything after it goes as well as it can.
 *
 * @param set to be taken first
 * @param plan all the sets to take from this layout, that one first; no set is left after them
 * @param points what the layout brings then by the printed table, before the points for added cards are taken off
 * @param next how many sets the refilled layout holds on average
 */
public record Choice(CardSet set, List<CardSet> plan, int points, Fraction next) {

    public Choice {
        plan = List.copyOf(plan);
    }

    /** Better by points, or as good and better by what comes next. */
    public boolean isBetterThan(Choice other) {
        return CoopAdvice.WORTH.compare(this, other) > 0;
    }
}
