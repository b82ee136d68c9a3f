package org.tercet.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tercet.table.Entry;

/** The last entries: whoever comes back after a short while is shown what they missed; after a longer one the view must do. */
final class Lately {

    private static final int KEPT = 64;

    private final Deque<Numbered> entries = new ArrayDeque<>();

    private record Numbered(long number, Entry<?, ?> entry) {}

    void add(long number, Entry<?, ?> entry) {
        entries.addLast(new Numbered(number, entry));
        if (entries.size() > KEPT) {
            entries.removeFirst();
        }
    }

    /** What somebody has not seen whose last update had this number; nothing for somebody who comes first. */
    List<Entry<?, ?>> after(Optional<Long> last) {
        return last.<List<Entry<?, ?>>>map(number -> List.copyOf(entries.stream()
                        .filter(it -> it.number() > number)
                        .map(Numbered::entry)
                        .toList()))
                .orElse(List.of());
    }
}
