package org.tercet.lab.coop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        return new CoopAdvice(layout, unseen, setsTakenSoFar).best();
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

    /** A way through the layout, and what it is worth. */
    private record Plan(List<CardSet> sets, int points, long weight) {
        boolean isBetterThan(Plan other) {
            return points != other.points ? points > other.points : weight > other.weight;
        }
    }

    /** The plans come in the order of their sets, so that the first of equals begins with the lowest set of all. */
    private Optional<Choice> best() {
        return plans().stream()
                .reduce((best, plan) -> plan.isBetterThan(best) ? plan : best)
                .filter(plan -> !plan.sets().isEmpty())
                .map(plan -> choice(plan.sets().getFirst(), plan));
    }

    private List<Choice> ranked() {
        Map<CardSet, Plan> best = new LinkedHashMap<>();
        // In index order; each set is in some packing, which is better than none.
        Sets.all(layout).forEach(set -> best.put(set, new Plan(List.of(), -1, 0)));
        for (Plan plan : plans()) {
            plan.sets().forEach(set -> best.merge(set, plan, (old, now) -> now.isBetterThan(old) ? now : old));
        }
        List<Choice> choices = new ArrayList<>();
        best.forEach((set, plan) -> choices.add(choice(set, plan)));
        choices.sort(WORTH.reversed());
        return List.copyOf(choices);
    }

    private List<Plan> plans() {
        List<Plan> plans = new ArrayList<>();
        for (List<CardSet> packing : Packings.of(layout)) {
            CardSet rest = layout;
            for (CardSet set : packing) {
                rest = rest.minus(set);
            }
            plans.add(new Plan(packing, Result.of(taken + packing.size(), 0).points(), next.weight(rest)));
        }
        return plans;
    }

    private Choice choice(CardSet set, Plan plan) {
        List<CardSet> sets = new ArrayList<>(plan.sets());
        sets.remove(set);
        sets.addFirst(set);
        return new Choice(set, sets, plan.points(), next.average(plan.weight()));
    }

    private static int compare(Fraction one, Fraction other) {
        return one.numerator()
                .multiply(other.denominator())
                .compareTo(other.numerator().multiply(one.denominator()));
    }
}
