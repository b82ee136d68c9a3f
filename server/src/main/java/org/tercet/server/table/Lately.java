package org.tercet.server.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tercet.table.Entry;

/**
 * The last entries: whoever comes back after a short while is shown what they missed; after a longer one the view must do. They
 * are kept as they are stored: seldom wanted again, and of thousands of tables a great many small things to keep otherwise.
 */
final class Lately {

    private static final int KEPT = 64;

    private static final int KEPT_BYTES = 1 << 15;

    private final Ring entries = new Ring(KEPT, KEPT_BYTES);
    private long number;

    /** @param now the number of the entry, one more than that of the last */
    void add(long now, Logged logged) {
        number = now;
        entries.add(logged.stored());
    }

    /** What somebody has not seen whose last update had this number; nothing for somebody who comes first. */
    List<Entry<?, ?>> after(Optional<Long> last, Kit<?, ?, ?, ?, ?> kit) {
        long missed = last.map(seen -> number - Math.max(0, seen)).orElse(0L);
        return Stream.of(entries.last(Math.clamp(missed, 0, KEPT)))
                .<Entry<?, ?>>map(stored -> Logged.entry(kit, stored))
                .toList();
    }
}
