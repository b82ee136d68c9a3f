package org.tercet.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.tercet.journal.CommitLoop;

/**
 * What was measured.
 *
 * @param paced at the rate of the plan
 * @param fastest as fast as it goes
 * @param watched at the rate of the plan, beside those who watch
 * @param bare what echo and commits take without any table
 * @param socket bytes of heap for an idle socket
 * @param tables bytes of heap for all tables and players together
 */
record Report(
        Plan plan, Pace paced, Pace fastest, Optional<Watched> watched, Baselines bare, long socket, long tables) {

    /**
     * Tables that were played at.
     *
     * @param cost processor time of the server for an act, in microseconds
     */
    record Pace(Drive.Figures acts, double cost) {

        private long refused() {
            return acts.refusals().values().stream().mapToLong(AtomicLong::get).sum();
        }
    }

    /**
     * What echo and commits take without tables.
     *
     * @param alone with the machine to themselves
     * @param meanwhile while the tables were played at
     * @param many commits of 64 rows, alone
     * @param echoes a second as fast as it goes, alone
     */
    record Baselines(Beside.Figures alone, Beside.Figures meanwhile, CommitLoop.Figures many, double echoes) {

        /**
         * Acts a second of a server that does nothing but echo an act and store a row: the echo keeps all processors of this machine
         * busy, the row one of them.
         */
        double bound(int processors) {
            return processors / (processors / echoes + 1 / many.rowsPerSecond());
        }
    }

    /**
     * The same beside those who watch: each is one more whom a table has to tell everything. Of several turns, the one in the middle.
     *
     * @param slow when they read nothing of it any more
     */
    record Watched(Drive.Figures reading, Drive.Figures slow) {}

    /** A line: what it says to people, how, and the names of its values for programs. */
    private record Line(String label, String form, List<String> names, List<Double> values) {

        static Line of(String label, String form, String name, double value) {
            return new Line(label, form, List.of(name), List.of(value));
        }

        static Line times(String label, String name, double p50, double p99) {
            return new Line(
                    label, "p50 %7.2f ms   p99 %7.2f ms", List.of(name + "P50", name + "P99"), List.of(p50, p99));
        }

        static Line times(String label, String name, Drive.Figures acts) {
            return times(label, name, acts.p50(), acts.p99());
        }

        private String text() {
            return String.format(Locale.ROOT, "  %-54s" + form + "\n", spread());
        }

        private Object[] spread() {
            List<Object> all = new ArrayList<>(List.of(label));
            all.addAll(values);
            return all.toArray();
        }

        private String json() {
            List<String> fields = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                fields.add(String.format(Locale.ROOT, "\"%s\":%.3f", names.get(i), values.get(i)));
            }
            return String.join(",", fields);
        }
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        Drive.Figures acts = paced.acts();
        lines.add(
                Line.of("acts acknowledged, durable and told to all", "%10.0f a second", "acts", acts.actsPerSecond()));
        lines.add(Line.of("refused", "%10.0f", "refused", (double) paced.refused()));
        lines.add(Line.of("matches over meanwhile", "%10.0f", "matches", (double) acts.games()));
        lines.add(Line.times("from the act to everybody", "act", acts));
        beside(lines, "", "", bare.alone());
        beside(lines, " while tables are played at", "Meanwhile", bare.meanwhile());
        lines.add(Line.of("processor time of the server for an act", "%10.0f µs", "microseconds", paced.cost()));
        lines.add(Line.of("heap for an idle socket", "%10.0f bytes", "bytesOfIdleSocket", (double) socket));
        lines.add(Line.of(
                "heap for a table with its players", "%10.0f bytes", "bytesOfTable", (double) tables / plan.tables()));
        watched.ifPresent(it -> watched(lines, it));
        fastest(lines);
        return lines;
    }

    private void beside(List<Line> lines, String when, String name, Beside.Figures them) {
        lines.add(Line.times(
                "the echo of the HTTP layer" + when,
                "echo" + name,
                them.echo().percentile(50),
                them.echo().percentile(99)));
        lines.add(Line.times(
                "one bare commit" + when,
                "commit" + name,
                them.commit().p50(),
                them.commit().p99()));
        lines.add(Line.of(
                "p99 as a multiple of the two",
                "%10.2f",
                "multiple" + name,
                paced.acts().p99() / them.bound()));
    }

    private void watched(List<Line> lines, Watched them) {
        lines.add(Line.times("beside " + plan.slow() + " more who watch", "watched", them.reading()));
        lines.add(Line.times("when these read nothing any more", "slow", them.slow()));
        lines.add(Line.of(
                "p99 as a multiple of that",
                "%10.2f",
                "slowMultiple",
                them.slow().p99() / them.reading().p99()));
    }

    private void fastest(List<Line> lines) {
        double acts = fastest.acts().actsPerSecond();
        double rows = bare.many().rowsPerSecond();
        int processors = Runtime.getRuntime().availableProcessors();
        double bound = bare.bound(processors);
        lines.add(Line.of("acts as fast as it goes", "%10.0f a second", "fastest", acts));
        lines.add(Line.times("from the act to everybody then", "fastestAct", fastest.acts()));
        lines.add(
                Line.of("processor time of the server for an act", "%10.0f µs", "fastestMicroseconds", fastest.cost()));
        lines.add(Line.of("bare commits of 64 rows", "%10.0f rows a second", "rows", rows));
        lines.add(Line.of("echoes as fast as it goes", "%10.0f a second", "echoes", bare.echoes()));
        lines.add(Line.of("an echo and a row for each act", "%10.0f a second at most", "bound", bound));
        lines.add(Line.of("acts as a part of the bare rows", "%10.2f", "partOfRows", acts / rows));
        lines.add(Line.of("echoes as a part of the bare rows", "%10.2f", "echoesPartOfRows", bare.echoes() / rows));
        lines.add(Line.of("acts as a part of echo and row", "%10.2f", "partOfBound", acts / bound));
    }

    String text() {
        return String.format(
                        Locale.ROOT,
                        "%d tables × %d players, %s, %s%s%s\n",
                        plan.tables(),
                        plan.players(),
                        plan.rate() == 0 ? "as fast as it goes" : plan.rate() + " acts a second",
                        plan.database().isPresent() ? "PostgreSQL" : "SQLite",
                        plan.nodes() > 1 ? ", " + plan.nodes() + " nodes" : "",
                        paced.acts().refusals().isEmpty()
                                ? ""
                                : ", refused: " + paced.acts().refusals())
                + lines().stream().map(Line::text).collect(Collectors.joining());
    }

    String json() {
        return String.format(
                        Locale.ROOT,
                        "{\"tables\":%d,\"players\":%d,\"rate\":%d,\"nodes\":%d,",
                        plan.tables(),
                        plan.players(),
                        plan.rate(),
                        plan.nodes())
                + lines().stream().map(Line::json).collect(Collectors.joining(","))
                + "}\n";
    }
}
