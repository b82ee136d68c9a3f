package org.tercet.lab.simulate;

import java.util.Map;
import java.util.TreeMap;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.Grade;
import org.tercet.rules.coop.Result;

/** Counts what comes of games of CoopSet in which one policy is followed. */
final class CoopTally {

    private final MatchTally matches = new MatchTally();
    private final Map<Grade, Long> grades = new TreeMap<>();
    private final Map<Integer, Long> found = new TreeMap<>();
    private final Spread scores = new Spread();
    private final Spread added = new Spread();

    /** Plays one game and answers with its score. */
    int play(CoopPolicy policy, long seed, long game) {
        CoopState end = matches.note(CoopGames.MATCH, CoopGames.play(policy, seed, game));
        int score = 0;
        int more = 0;
        for (Result result : end.results()) {
            found.merge(result.sets(), 1L, Long::sum);
            score += result.points();
            more += result.added();
        }
        scores.add(score);
        added.add(more);
        grades.merge(Grade.of(score), 1L, Long::sum);
        return score;
    }

    Tally layouts() {
        return matches.layouts();
    }

    Spread scores() {
        return scores;
    }

    /** The single cards that were added in each game. */
    Spread added() {
        return added;
    }

    long grade(Grade grade) {
        return grades.getOrDefault(grade, 0L);
    }

    /** How many layouts brought so many sets. */
    long found(int sets) {
        return found.getOrDefault(sets, 0L);
    }

    long scored() {
        return found.values().stream().mapToLong(Long::longValue).sum();
    }

    int mostFound() {
        return found.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
