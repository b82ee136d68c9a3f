package org.tercet.rules.coop;

/** What a team's score says about it. */
public enum Grade {
    KEEP_PLAYING(Integer.MIN_VALUE),
    NOT_BAD(4),
    GOOD(8),
    EXCELLENT(11),
    SUPERB(14),
    CONGRATULATIONS(15),
    /** Either the rules were not understood, or somebody cheats. */
    CHEATING(30);

    private final int from;

    Grade(int from) {
        this.from = from;
    }

    public static Grade of(int score) {
        Grade best = KEEP_PLAYING;
        for (Grade grade : values()) {
            best = score >= grade.from ? grade : best;
        }
        return best;
    }
}
