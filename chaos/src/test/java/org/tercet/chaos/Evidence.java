package org.tercet.chaos;

import java.util.List;
import java.util.Map;

/**
 * What somebody at a table was told.
 *
 * @param acknowledged the numbers of everything that they did and was acknowledged, by its id
 * @param said what they were shown since it was last looked at
 * @param odd what was wrong in itself
 */
record Evidence(String person, Map<String, Long> acknowledged, List<Said> said, List<String> odd) {

    Evidence {
        acknowledged = Map.copyOf(acknowledged);
        said = List.copyOf(said);
        odd = List.copyOf(odd);
    }

    /**
     * What was shown as the state of things after so many entries.
     *
     * @param match the view of the match, as it was written
     * @param events what happened last, as it was written; empty if that was not said
     */
    record Said(long number, String match, String events) {

        private static final String MATCH = "\"match\":";

        /** Out of a welcome or an update; without a match there is nothing to hold against the log. */
        static Said of(long number, String text) {
            int match = text.indexOf(MATCH);
            if (match < 0) {
                return new Said(number, "", "");
            }
            int events = text.indexOf(",\"events\":", match);
            int end = events >= 0 ? events : text.indexOf(",\"missed\":", match);
            return new Said(
                    number,
                    text.substring(match + MATCH.length(), end),
                    // Somebody who comes or goes is news without a number of its own.
                    events < 0 || text.startsWith("[]", events + 10)
                            ? ""
                            : text.substring(events + 10, text.length() - 1));
        }
    }
}
