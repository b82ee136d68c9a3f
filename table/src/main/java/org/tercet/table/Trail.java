package org.tercet.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What happened one after the other. A longer one shares all of a shorter one: a match has hundreds of steps, and a table that
 * copied them with each would do little else. Immutable.
 */
final class Trail<T> {

    private final @Nullable Trail<T> before;
    private final @Nullable T last;

    private Trail(@Nullable Trail<T> before, @Nullable T last) {
        this.before = before;
        this.last = last;
    }

    static <T> Trail<T> empty() {
        return new Trail<>(null, null);
    }

    Trail<T> and(T next) {
        return new Trail<>(this, next);
    }

    List<T> toList() {
        Deque<T> all = new ArrayDeque<>();
        for (Trail<T> at = this; at.before != null; at = at.before) {
            all.addFirst(Objects.requireNonNull(at.last));
        }
        return List.copyOf(all);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Trail<?> trail && toList().equals(trail.toList());
    }

    @Override
    public int hashCode() {
        return toList().hashCode();
    }

    @Override
    public String toString() {
        return toList().toString();
    }
}
