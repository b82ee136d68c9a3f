package org.tercet.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tercet.table.Entry;

/**
 * The last entries: whoever comes back after a short while is shown what they missed; after a longer one the view must do. They
 * are kept as they are stored: seldom wanted again, and of thousands of tables a great many small things to keep otherwise.
 */
final class Lately {

    private static final int KEPT = 64;

    private final Deque<byte[]> entries = new ArrayDeque<>();
    private long number;

    /** @param now the number of the entry, one more than that of the last */
    void add(long now, Logged logged) {
        number = now;
        entries.addLast(logged.stored());
        if (entries.size() > KEPT) {
            entries.removeFirst();
        }
    }

    /** What somebody has not seen whose last update had this number; nothing for somebody who comes first. */
    List<Entry<?, ?>> after(Optional<Long> last, Kit<?, ?, ?, ?, ?> kit) {
        long at = number - entries.size();
        List<Entry<?, ?>> missed = new ArrayList<>();
        for (byte[] stored : entries) {
            at++;
            if (last.isPresent() && at > last.get()) {
                missed.add(Logged.entry(kit, stored));
            }
        }
        return missed;
    }
}
