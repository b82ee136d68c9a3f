package org.tercet.chaos;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What came of a run. */
record Report(Plan plan, Map<Fault, List<Double>> times, List<String> wrong, Counts counts) {

    /**
     * How much there was of it.
     *
     * @param tables that were played to the end
     * @param finished matches at them that replay, and are in the statistics as they are in the log
     * @param shown views and events that were held against the log
     * @param stale welcomes that were older than what somebody had seen already
     * @param restarts of nodes that had ended by themselves because the others had shut them out
     * @param rate answers a second
     * @param longest wait while nodes came back, in seconds
     * @param reasons why acts were refused and sockets closed
     */
    record Counts(
            int tables,
            long finished,
            long entries,
            long acknowledged,
            long shown,
            int stale,
            int restarts,
            double rate,
            double longest,
            Map<String, Integer> reasons) {}

    boolean isGood() {
        return wrong.isEmpty();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "seed %d: %d tables of %d players, %.0f answers a second%n",
                plan.seed(),
                plan.crowd().tables(),
                plan.crowd().players(),
                counts.rate()));
        text.append(String.format(
                Locale.ROOT,
                "%d matches finished, replayed and found in the statistics, of %d; %d entries in their logs%n",
                counts.finished(),
                counts.tables(),
                counts.entries()));
        text.append(String.format(
                Locale.ROOT,
                "%d acts acknowledged, %d views and events shown, all as in the log%n",
                counts.acknowledged(),
                counts.shown()));
        text.append(String.format(
                Locale.ROOT,
                "%d nodes started again by themselves; %d welcomes older than what had been seen%n",
                counts.restarts(),
                counts.stale()));
        text.append(String.format(Locale.ROOT, "refusals and goodbyes: %s%n", new TreeMap<>(counts.reasons())));
        text.append(String.format(Locale.ROOT, "longest wait while nodes came back: %.2f s%n", counts.longest()));
        text.append(String.format(
                Locale.ROOT, "fault      times      p50      p99      max   seconds until all tables answer%n"));
        times.forEach((fault, all) -> {
            List<Double> sorted = all.stream().sorted().toList();
            text.append(String.format(
                    Locale.ROOT,
                    "%-9s %6d %8.2f %8.2f %8.2f%n",
                    fault.word(),
                    sorted.size(),
                    at(sorted, 50),
                    at(sorted, 99),
                    sorted.getLast()));
        });
        wrong.forEach(it -> text.append(String.format(Locale.ROOT, "WRONG: %s%n", it)));
        text.append(String.format(
                Locale.ROOT,
                "%s%n",
                isGood()
                        ? "nothing acknowledged was lost, nobody won twice, nothing hidden was shown, no table is stuck"
                        : "this run has failed"));
        return text.toString();
    }

    private static double at(List<Double> sorted, int percent) {
        return sorted.get((int) Math.min(sorted.size() - 1L, (long) sorted.size() * percent / 100));
    }
}
