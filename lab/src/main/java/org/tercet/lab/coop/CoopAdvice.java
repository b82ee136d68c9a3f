package org.tercet.lab.coop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.odds.Fraction;
import org.tercet.rules.coop.Result;

/**
 * Which set a team should take. A choice is judged by the best end that it still allows: first by the points of this layout, then
 * by how many sets the next one holds on average, then by the order of the cards.
 */
public final class CoopAdvice {

    /** So many cards always hold a set, so that no layout of the game has more. */
    public static final int MOST_CARDS = 21;

    static final Comparator<Choice> WORTH =
            Comparator.comparingInt(Choice::points).thenComparing(Choice::next, CoopAdvice::compare);

    private final CardSet layout;
    private final int taken;
    private final NextLayout next;

    private CoopAdvice(CardSet layout, CardSet unseen, int taken) {
        if (layout.size() > MOST_CARDS || !layout.and(unseen).isEmpty() || taken < 0) {
            throw new IllegalArgumentException("no layout of CoopSet");
        }
        this.layout = layout;
        this.taken = taken;
        this.next = new NextLayout(unseen);
    }

    /** The best set to take now; none if there is no set on the table. */
    public static Optional<Choice> best(CardSet layout, CardSet unseen, int setsTakenSoFar) {
        return ranked(layout, unseen, setsTakenSoFar).stream().findFirst();
    }

    /**
     * All sets on the table, the best first.
     *
     * @param layout the cards on the table, at most 21
     * @param unseen the cards that may come, in no order
     * @param setsTakenSoFar from this layout
     */
    public static List<Choice> ranked(CardSet layout, CardSet unseen, int setsTakenSoFar) {
        return new CoopAdvice(layout, unseen, setsTakenSoFar).ranked();
    }

    private List<Choice> ranked() {
        List<CardSet> sets = Sets.all(layout);
        Map<Integer, Choice> best = new TreeMap<>();
        for (List<CardSet> packing : Packings.of(layout)) {
            int points = Result.of(taken + packing.size(), 0).points();
            if (packing.stream().anyMatch(set -> points >= points(best.get(sets.indexOf(set))))) {
                Fraction average = next.average(packing.stream().reduce(layout, CardSet::minus));
                for (CardSet set : packing) {
                    Choice choice = new Choice(set, first(set, packing), points, average);
                    best.merge(sets.indexOf(set), choice, (old, now) -> now.isBetterThan(old) ? now : old);
                }
            }
        }
        return best.values().stream().sorted(WORTH.reversed()).toList();
    }

    private static int points(@Nullable Choice choice) {
        return choice == null ? Integer.MIN_VALUE : choice.points();
    }

    private static List<CardSet> first(CardSet set, List<CardSet> packing) {
        List<CardSet> plan = new ArrayList<>(packing);
        plan.remove(set);
        plan.addFirst(set);
        return plan;
    }

    private static int compare(Fraction one, Fraction other) {
        return one.numerator()
                .multiply(other.denominator())
                .compareTo(other.numerator().multiply(one.denominator()));
    }
}
