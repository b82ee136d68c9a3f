package org.tercet.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was done last, by whom, under which id. */
record Recent(List<Done> done) {

    /** No client waits for more answers than this. */
    private static final int KEPT = 256;

    static final Recent NONE = new Recent(List.of());

    record Done(Entry.Cause cause, long number) {}

    Recent {
        done = List.copyOf(done);
    }

    Recent with(Entry.Cause cause, long number) {
        List<Done> more = new ArrayList<>(done.size() < KEPT ? done : done.subList(1, done.size()));
        more.add(new Done(cause, number));
        return new Recent(more);
    }

    Optional<Long> number(Entry.Cause cause) {
        for (Done each : done) {
            if (each.cause().equals(cause)) {
                return Optional.of(each.number());
            }
        }
        return Optional.empty();
    }
}
