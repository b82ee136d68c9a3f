package org.tercet.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Lines that a person types while the world's clock runs. */
final class LiveLines implements Lines {

    private static final long PATIENCE_MILLIS = 100;

    private final LinkedBlockingQueue<Next> typed = new LinkedBlockingQueue<>();
    private final LongSupplier clock;

    LiveLines(BufferedReader reader, LongSupplier clock) {
        this.clock = clock;
        Thread.ofPlatform().daemon().name("keyboard").start(() -> listen(reader));
    }

    @Override
    public long now() {
        return clock.getAsLong();
    }

    @Override
    public Next next() {
        try {
            Next next = typed.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            return next == null ? new Next.Quiet() : next;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Next.End();
        }
    }

    private void listen(BufferedReader reader) {
        try {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                typed.add(new Next.Line(line));
            }
        } catch (IOException e) {
            // A broken input is an input that has ended.
        }
        typed.add(new Next.End());
    }
}
