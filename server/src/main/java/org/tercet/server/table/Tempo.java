package org.tercet.server.table;

import java.time.Duration;

/** How time passes at the tables. */
public interface Tempo {

    /** As on the wall. */
    Tempo REAL = new Tempo() {
        @Override
        public long now() {
            return System.currentTimeMillis();
        }

        @Override
        public Duration real(long millis) {
            return Duration.ofMillis(millis);
        }
    };

    /** So many times faster: for tests that have no time to wait. */
    static Tempo times(int factor) {
        long began = System.currentTimeMillis();
        long nanos = System.nanoTime();
        return new Tempo() {
            @Override
            public long now() {
                return began + (System.nanoTime() - nanos) / 1_000_000 * factor;
            }

            @Override
            public Duration real(long millis) {
                return Duration.ofNanos(millis * 1_000_000 / factor);
            }
        };
    }

    /** Milliseconds since 1970. */
    long now();

    /** How long so many milliseconds at the tables are on the wall. */
    Duration real(long millis);
}
