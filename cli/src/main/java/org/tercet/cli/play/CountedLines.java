package org.tercet.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Lines of a script on a clock of their own: each takes one second, so that the same lines play the same game. */
final class CountedLines implements Lines {

    private static final long EACH = 1_000;

    private final BufferedReader reader;
    private long now;

    CountedLines(BufferedReader reader, long start) {
        this.reader = reader;
        this.now = start;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public Next next() {
        Optional<String> line = read();
        now += line.isPresent() ? EACH : 0;
        return line.<Next>map(Next.Line::new).orElseGet(Next.End::new);
    }

    @Override
    public void skip(int seconds) {
        now += seconds * 1_000L;
    }

    /** A broken input is an input that has ended. */
    private Optional<String> read() {
        try {
            return Optional.ofNullable(reader.readLine());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
