package org.tercet.bench;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * What something takes once.
 *
 * @param nanos by the clock
 * @param spread half the distance between the quartiles
 * @param processor nanoseconds of processor time, of all threads together
 * @param bytes allocated
 */
record Time(double nanos, double spread, OptionalDouble processor, OptionalDouble bytes) {

    /** Known by the clock alone, or by reckoning. */
    static Time of(double nanos) {
        return new Time(nanos, 0, OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** Processor time if it is known: the clock also counts the waiting on a machine that others keep busy. */
    double undisturbed() {
        return processor.orElse(nanos);
    }

    /** Each of as many things that were done at once. */
    Time each(double things) {
        return new Time(nanos / things, spread / things, divided(processor, things), divided(bytes, things));
    }

    double perSecond() {
        return 1e9 / nanos;
    }

    private static OptionalDouble divided(OptionalDouble value, double by) {
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() / by) : value;
    }

    /** The mean of what is left when a quarter of the values is dropped at either end. */
    static double middle(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int dropped = sorted.length / 4;
        return Arrays.stream(sorted, dropped, sorted.length - dropped).average().orElse(Double.NaN);
    }

    /** Half the distance between the quartiles. */
    static double halfSpread(double... values) {
        return (quantile(0.75, values) - quantile(0.25, values)) / 2;
    }

    private static double quantile(double share, double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
