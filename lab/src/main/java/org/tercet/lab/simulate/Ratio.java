package org.tercet.lab.simulate;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A figure that is one sum over another, with the standard error that comes from how much groups of games differ. Layouts
 * of the same game depend on one another, so that counting them as so many independent trials would promise too much.
 */
record Ratio(long above, long below, double error) {

    static <T> Ratio over(List<T> groups, ToLongFunction<T> above, ToLongFunction<T> below) {
        long sumAbove = groups.stream().mapToLong(above).sum();
        long sumBelow = groups.stream().mapToLong(below).sum();
        double ratio = (double) sumAbove / sumBelow;
        if (sumBelow == 0 || groups.size() < 2) {
            return new Ratio(sumAbove, sumBelow, 0);
        }
        double squares = 0;
        for (T group : groups) {
            double off = above.applyAsLong(group) - ratio * below.applyAsLong(group);
            squares += off * off;
        }
        double spread = Math.sqrt(squares * groups.size() / (groups.size() - 1));
        return new Ratio(sumAbove, sumBelow, spread / sumBelow);
    }

    Share share() {
        return new Share(above, below, error);
    }

    Mean mean() {
        return new Mean(below == 0 ? 0 : (double) above / below, error);
    }
}
