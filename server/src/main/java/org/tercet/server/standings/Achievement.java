package org.tercet.server.standings;

import java.util.List;

/**
 * What somebody has done in a match.
 *
 * @param here how long they were at the table while something was played, in milliseconds
 * @param kinds what they found, by the number of differing attributes from 1 to 4
 */
public record Achievement(String person, int score, boolean won, int wrongCalls, long here, List<Kind> kinds) {

    public Achievement {
        kinds = List.copyOf(kinds);
    }

    /** So many finds, and how long they had been there all together, in milliseconds. */
    public record Kind(int finds, long millis) {}

    int finds() {
        return kinds.stream().mapToInt(Kind::finds).sum();
    }
}
