package org.tercet.server.standings;

/**
 * How strong somebody is believed to be: a normal distribution.
 *
 * @param spread how unsure that is
 */
public record Skill(double mean, double spread) {

    /** Somebody nobody knows anything about. */
    public static final Skill UNKNOWN = new Skill(25, 25.0 / 3);

    /** As people like to read it: beginners have 1000, and it is not more than what is almost sure. */
    public int points() {
        return (int) Math.round(1_000 + 40 * (mean - 3 * spread));
    }
}
