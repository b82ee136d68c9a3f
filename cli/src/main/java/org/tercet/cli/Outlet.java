package org.tercet.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** The program's output. When nobody takes it any more the first failure is kept, and the rest is let go in silence. */
final class Outlet extends OutputStream {

    private final OutputStream inner;
    private Optional<IOException> failure = Optional.empty();

    Outlet(OutputStream inner) {
        this.inner = new BufferedOutputStream(inner);
    }

    Optional<IOException> failure() {
        return failure;
    }

    /** Whether the reader has gone, as {@code head} does when it has seen enough. */
    boolean isClosedByReader() {
        return failure.map(e -> String.valueOf(e.getMessage()).toLowerCase(java.util.Locale.ROOT))
                .filter(message -> message.contains("pipe") || message.contains("reset"))
                .isPresent();
    }

    @Override
    public void write(int octet) {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] octets, int from, int length) {
        attempt(() -> inner.write(octets, from, length));
    }

    @Override
    public void flush() {
        attempt(inner::flush);
    }

    private void attempt(Attempt attempt) {
        if (failure.isEmpty()) {
            try {
                attempt.run();
            } catch (IOException e) {
                failure = Optional.of(e);
            }
        }
    }

    private interface Attempt {
        void run() throws IOException;
    }
}
