package org.tercet.lab.simulate;

import java.util.List;
import java.util.function.Function;
import org.tercet.rules.coop.Grade;

/** What came of games of CoopSet by one policy, with standard errors. The games come in groups. */
public final class CoopFigures {

    private final List<CoopTally> groups;

    CoopFigures(List<CoopTally> groups) {
        this.groups = List.copyOf(groups);
    }

    /** The layouts as they were laid, and as they grew card by card. */
    public Figures layouts() {
        return new Figures(groups.stream().map(CoopTally::layouts).toList());
    }

    /** The team's points. */
    public Mean score() {
        return spread(CoopTally::scores).mean();
    }

    /** How many single cards were added in a game. */
    public Mean added() {
        return spread(CoopTally::added).mean();
    }

    public Share grade(Grade grade) {
        return Share.independent(
                groups.stream().mapToLong(group -> group.grade(grade)).sum(),
                spread(CoopTally::scores).count());
    }

    /** How many layouts brought so many sets. */
    public Share found(int sets) {
        return Ratio.over(groups, group -> group.found(sets), CoopTally::scored).share();
    }

    /** The most sets that were taken from one layout. */
    public int mostFound() {
        return groups.stream().mapToInt(CoopTally::mostFound).max().orElse(0);
    }

    private Spread spread(Function<CoopTally, Spread> which) {
        var all = new Spread();
        groups.forEach(group -> all.add(which.apply(group)));
        return all;
    }
}
