package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.lab.coop.Choice;

/** The worth of a set that was taken, and a better one if there was any. */
public record Advice(Worth taken, Optional<Worth> better) {

    /** How many points fewer the layout can bring after this. */
    public int lost() {
        return better.map(best -> best.points() - taken.points()).orElse(0);
    }

    /**
     * What a set is worth when all goes well after it.
     *
     * @param plan the sets to take from the layout, this one first
     * @param points of the layout then, but for added cards
     * @param next the average number of sets in the next layout, a fraction in lowest terms
     */
    public record Worth(CardSet set, List<CardSet> plan, int points, String next) {
        public Worth {
            plan = List.copyOf(plan);
        }

        static Worth of(Choice choice) {
            return new Worth(
                    choice.set(), choice.plan(), choice.points(), choice.next().toString());
        }
    }
}
