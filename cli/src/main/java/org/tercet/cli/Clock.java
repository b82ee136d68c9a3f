package org.tercet.cli;

import java.util.function.LongSupplier;

/** Milliseconds since the epoch that never run backwards, whatever is done to the machine's clock meanwhile. */
final class Clock implements LongSupplier {

    private static final long NANOS = 1_000_000;

    private final long start = System.currentTimeMillis();
    private final long origin = System.nanoTime();

    @Override
    public long getAsLong() {
        return start + (System.nanoTime() - origin) / NANOS;
    }
}
