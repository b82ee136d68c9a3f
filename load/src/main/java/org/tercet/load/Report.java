package org.tercet.load;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.tercet.journal.CommitLoop;

/**
 * What was measured.
 *
 * @param watched the same beside those who watch
 * @param bare what echo and commits take without any table
 * @param cost processor time of the server for an act, in microseconds
 * @param socket bytes of heap for an idle socket
 * @param tables bytes of heap for all tables and players together
 */
record Report(
        Plan plan,
        Drive.Figures acts,
        Optional<Watched> watched,
        Baselines bare,
        double cost,
        long socket,
        long tables) {

    /**
     * What echo and commits take without tables.
     *
     * @param alone with the machine to themselves
     * @param meanwhile while the tables were played at
     * @param many commits of 64 rows, alone
     */
    record Baselines(Beside.Figures alone, Beside.Figures meanwhile, CommitLoop.Figures many) {}

    /**
     * The same beside those who watch: each is one more whom a table has to tell everything.
     *
     * @param slow when they read nothing of it any more
     */
    record Watched(Drive.Figures reading, Drive.Figures slow) {}

    private long refused() {
        return acts.refusals().values().stream().mapToLong(AtomicLong::get).sum();
    }

    String text() {
        return String.format(
                        Locale.ROOT,
                        """
                %d tables × %d players, %s, %s%s
                  acts acknowledged, durable and told to all   %10.0f a second (%d in all, %d refused%s, %d matches over)
                  from the act to everybody                    p50 %7.2f ms   p99 %7.2f ms
                  the same by an echo of the HTTP layer        p50 %7.2f ms   p99 %7.2f ms
                  one bare commit                              p50 %7.2f ms   p99 %7.2f ms
                  p99 as a multiple of echo and commit         %10.2f
                  the echo while the tables were played at     p50 %7.2f ms   p99 %7.2f ms
                  the commit while the tables were played at   p50 %7.2f ms   p99 %7.2f ms
                  p99 as a multiple of these                   %10.2f
                  bare commits of 64 rows                      %10.0f rows a second
                  acts a second as a part of that              %10.2f
                  processor time of the server for an act      %10.0f µs
                  heap for an idle socket                      %10d bytes
                  heap for a table with its players            %10d bytes
                """,
                        plan.tables(),
                        plan.players(),
                        plan.rate() == 0 ? "as fast as it goes" : plan.rate() + " acts a second",
                        plan.database().isPresent() ? "PostgreSQL" : "SQLite",
                        plan.nodes() > 1 ? ", " + plan.nodes() + " nodes" : "",
                        acts.actsPerSecond(),
                        acts.acts(),
                        refused(),
                        acts.refusals().isEmpty() ? "" : " " + acts.refusals(),
                        acts.games(),
                        acts.p50(),
                        acts.p99(),
                        bare.alone().echo().percentile(50),
                        bare.alone().echo().percentile(99),
                        bare.alone().commit().p50(),
                        bare.alone().commit().p99(),
                        acts.p99() / bare.alone().bound(),
                        bare.meanwhile().echo().percentile(50),
                        bare.meanwhile().echo().percentile(99),
                        bare.meanwhile().commit().p50(),
                        bare.meanwhile().commit().p99(),
                        acts.p99() / bare.meanwhile().bound(),
                        bare.many().rowsPerSecond(),
                        acts.actsPerSecond() / bare.many().rowsPerSecond(),
                        cost,
                        socket,
                        tables / plan.tables())
                + watched.map(this::watched).orElse("");
    }

    private String watched(Watched beside) {
        return String.format(
                Locale.ROOT,
                """
                  beside %5d more who watch                  p50 %7.2f ms   p99 %7.2f ms
                  when these read nothing any more             p50 %7.2f ms   p99 %7.2f ms (%.2f times as long; %.0f acts a second)
                """,
                plan.slow(),
                beside.reading().p50(),
                beside.reading().p99(),
                beside.slow().p50(),
                beside.slow().p99(),
                beside.slow().p99() / beside.reading().p99(),
                beside.slow().actsPerSecond());
    }

    String json() {
        return String.format(
                Locale.ROOT,
                """
                {"tables":%d,"players":%d,"rate":%d,"nodes":%d,"actsPerSecond":%.1f,"acts":%d,"refused":%d,"p50":%.3f,"p99":%.3f,\
                "echo":{"p50":%.3f,"p99":%.3f},"commit":{"p50":%.3f,"p99":%.3f,"rowsPerSecond":%.1f},\
                "ratio":%.3f,"meanwhile":{"echo":{"p50":%.3f,"p99":%.3f},"commit":{"p50":%.3f,"p99":%.3f},"ratio":%.3f},"share":%.3f,"microsecondsPerAct":%.1f,"bytesPerIdleSocket":%d,"bytesPerTable":%d%s}
                """,
                plan.tables(),
                plan.players(),
                plan.rate(),
                plan.nodes(),
                acts.actsPerSecond(),
                acts.acts(),
                refused(),
                acts.p50(),
                acts.p99(),
                bare.alone().echo().percentile(50),
                bare.alone().echo().percentile(99),
                bare.alone().commit().p50(),
                bare.alone().commit().p99(),
                bare.many().rowsPerSecond(),
                acts.p99() / bare.alone().bound(),
                bare.meanwhile().echo().percentile(50),
                bare.meanwhile().echo().percentile(99),
                bare.meanwhile().commit().p50(),
                bare.meanwhile().commit().p99(),
                acts.p99() / bare.meanwhile().bound(),
                acts.actsPerSecond() / bare.many().rowsPerSecond(),
                cost,
                socket,
                tables / plan.tables(),
                watched.map(it -> String.format(
                                Locale.ROOT,
                                ",\"watched\":{\"by\":%d,\"p50\":%.3f,\"p99\":%.3f},\"slow\":{\"p50\":%.3f,\"p99\":%.3f}",
                                plan.slow(),
                                it.reading().p50(),
                                it.reading().p99(),
                                it.slow().p50(),
                                it.slow().p99()))
                        .orElse(""));
    }
}
