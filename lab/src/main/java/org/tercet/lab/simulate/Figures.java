package org.tercet.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tercet.cards.Card;

/** What was counted in many games, with standard errors. The games come in groups that were counted each by itself. */
public final class Figures {

    private final List<Tally> groups;
    private final Tally all = new Tally();

    public Figures(List<Tally> groups) {
        this.groups = List.copyOf(groups);
        groups.forEach(all::add);
    }

    public long games() {
        return all.games();
    }

    /** The numbers of cards that lay on the table at some time, the fewest first. */
    public List<Integer> sizes() {
        return sizes(cards -> sum(all.layouts(cards)) > 0);
    }

    /** The numbers of cards in the deck while so many lay on the table, the most first. */
    public List<Integer> decks(int cards) {
        return sizes(deck -> sum(all.layouts(cards, deck)) > 0).reversed();
    }

    /** How many layouts of so many cards held no set, whenever they lay there. */
    public Share noSet(int cards) {
        return sets(cards, 0);
    }

    /** The same while so many cards were in the deck; a game in which no set is overlooked has one such layout at most. */
    public Share noSet(int cards, int deck) {
        long[] layouts = all.layouts(cards, deck);
        return Share.independent(at(layouts, 0), sum(layouts));
    }

    /** How many layouts of so many cards held just so many sets. */
    public Share sets(int cards, int sets) {
        return Ratio.over(groups, tally -> at(tally.layouts(cards), sets), tally -> sum(tally.layouts(cards)))
                .share();
    }

    /** How many sets a layout of so many cards held on average. */
    public Mean meanSets(int cards) {
        return Ratio.over(groups, tally -> weighted(tally.layouts(cards)), tally -> sum(tally.layouts(cards)))
                .mean();
    }

    /** The most sets that a layout of so many cards held. */
    public int mostSets(int cards) {
        long[] layouts = all.layouts(cards);
        int most = layouts.length - 1;
        while (most > 0 && layouts[most] == 0) {
            most--;
        }
        return Math.max(0, most);
    }

    /** The numbers of cards that were left on the table at the end of some game, the fewest first. */
    public List<Integer> left() {
        return sizes(cards -> all.left(cards) > 0);
    }

    /** How many games ended with so many cards on the table. */
    public Share left(int cards) {
        return Share.independent(all.left(cards), all.games());
    }

    private static List<Integer> sizes(java.util.function.IntPredicate has) {
        List<Integer> sizes = new ArrayList<>();
        IntStream.rangeClosed(0, Card.COUNT).filter(has).forEach(sizes::add);
        return List.copyOf(sizes);
    }

    private static long at(long[] layouts, int sets) {
        return sets < layouts.length ? layouts[sets] : 0;
    }

    private static long sum(long[] layouts) {
        return LongStream.of(layouts).sum();
    }

    private static long weighted(long[] layouts) {
        return IntStream.range(0, layouts.length)
                .mapToLong(sets -> sets * layouts[sets])
                .sum();
    }
}
