package org.tercet.cli;

import java.util.Locale;
import java.util.function.LongConsumer;

/** A bar on the error stream that grows with the games played, and goes when they are done. Only a terminal gets it. */
final class Progress implements LongConsumer, AutoCloseable {

    /** The launcher sets it when the error stream is a terminal, which Java itself cannot tell. */
    static final String VARIABLE = "TERCET_PROGRESS";

    private static final int WIDTH = 30;
    private static final long MIN_NANOS_BETWEEN = 100_000_000;
    private static final double NANOS = 1e9;

    private final Terminal terminal;
    private final Speech speech;
    private final long games;
    private final boolean shown;
    private final long began = System.nanoTime();
    private long last = began;
    private int length;

    Progress(Terminal terminal, Speech speech, long games) {
        this.terminal = terminal;
        this.speech = speech;
        this.games = games;
        this.shown = "1".equals(terminal.variables().apply(VARIABLE));
    }

    @Override
    public void accept(long done) {
        long now = System.nanoTime();
        if (!shown || now - last < MIN_NANOS_BETWEEN) {
            return;
        }
        last = now;
        int full = (int) (WIDTH * done / games);
        double each = (now - began) / NANOS / Math.max(1, done);
        draw("[" + "#".repeat(full) + "·".repeat(WIDTH - full) + "] "
                + speech.say(
                        "progress",
                        "percent",
                        100 * done / games,
                        "rate",
                        String.format(Locale.ROOT, "%,.0f", 1 / each),
                        "seconds",
                        Math.round(each * (games - done))));
    }

    @Override
    public void close() {
        draw("");
        length = 0;
    }

    private void draw(String line) {
        if (shown && length + line.length() > 0) {
            terminal.err()
                    .print("\r" + line + " ".repeat(Math.max(0, length - line.length()))
                            + (line.isEmpty() ? "\r" : ""));
            terminal.err().flush();
            length = line.length();
        }
    }
}
