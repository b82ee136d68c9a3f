package org.tercet.bench;

/**
 * How long everything is measured.
 *
 * @param forks processes for each row
 * @param warmup milliseconds before each process is measured
 * @param millis of one iteration
 * @param repeats of whole programs
 * @param rivalNanos how long a rival may take for one batch, about
 */
record Pace(int forks, int warmup, int iterations, int millis, int repeats, long rivalNanos) {
    static final Pace THOROUGH = new Pace(2, 5_000, 5, 1_000, 3, 5_000_000_000L);
    static final Pace QUICK = new Pace(1, 2_500, 3, 500, 1, 1_000_000_000L);

    /** With so many times as long to warm up. */
    Pace warmer(double times) {
        return new Pace(forks, (int) (times * warmup), iterations, millis, repeats, rivalNanos);
    }

    static Pace of(Ask ask) {
        return ask.quick() ? QUICK : THOROUGH;
    }
}
