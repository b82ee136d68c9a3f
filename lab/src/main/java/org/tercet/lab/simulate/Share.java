package org.tercet.lab.simulate;

/**
 * How often something was so, of how many times it was looked at.
 *
 * @param error the standard error of the share; 0 when nothing was looked at
 */
public record Share(long count, long of, double error) {

    /** Of trials that do not depend on one another. */
    static Share independent(long count, long of) {
        double share = (double) count / of;
        return new Share(count, of, of == 0 ? 0 : Math.sqrt(share * (1 - share) / of));
    }

    public double value() {
        return of == 0 ? 0 : (double) count / of;
    }
}
