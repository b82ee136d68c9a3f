package org.tercet.chaos;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what a run was. */
final class Tally {

    private final Map<String, Integer> reasons = new TreeMap<>();
    private long acknowledged;
    private long shown;
    private long entries;
    private long finished;
    private int stale;
    private double longest;

    void shown(long more) {
        shown += more;
    }

    void acknowledged(List<Evidence> evidence) {
        evidence.forEach(one -> acknowledged += one.acknowledged().size());
    }

    void left(List<Player> players) {
        for (Player player : players) {
            stale += player.stale();
            player.reasons().forEach((reason, count) -> reasons.merge(reason, count, Integer::sum));
        }
    }

    void count(Seal seal) {
        entries += seal.entries();
        finished += seal.scores().isEmpty() ? 0 : 1;
    }

    /** A wait while nodes came back. */
    void longest(double seconds) {
        longest = Math.max(longest, seconds);
    }

    Report.Counts counts(int tables, int restarts, double rate) {
        return new Report.Counts(
                tables, finished, entries, acknowledged, shown, stale, restarts, rate, longest, Map.copyOf(reasons));
    }
}
