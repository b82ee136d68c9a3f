package org.tercet.lab.review;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Several spans of time in short; the mean and the median are rounded down to milliseconds. */
public record Times(int count, long mean, long median, long fastest, long slowest) {

    /** None of nothing. */
    static Optional<Times> of(Collection<Long> spans) {
        if (spans.isEmpty()) {
            return Optional.empty();
        }
        List<Long> sorted = spans.stream().sorted().toList();
        int count = sorted.size();
        long sum = sorted.stream().mapToLong(Long::longValue).sum();
        long median = (sorted.get((count - 1) / 2) + sorted.get(count / 2)) / 2;
        return Optional.of(new Times(count, sum / count, median, sorted.getFirst(), sorted.getLast()));
    }
}
