package org.tercet.table;

import java.util.Optional;

/**
 * What was done last, by whom, under which id: at least the last {@link #KEPT} acts. They come in two parts, and when the newer one is full
 * it takes the place of the older one: so nothing has to be copied with each act.
 */
record Recent(Trail<Done> newer, int count, Trail<Done> older) {

    /** No client waits for more answers than this. */
    private static final int KEPT = 256;

    static final Recent NONE = new Recent(Trail.empty(), 0, Trail.empty());

    record Done(Entry.Cause cause, long number) {}

    Recent with(Entry.Cause cause, long number) {
        Done done = new Done(cause, number);
        return count == KEPT
                ? new Recent(Trail.<Done>empty().and(done), 1, newer)
                : new Recent(newer.and(done), count + 1, older);
    }

    Optional<Long> number(Entry.Cause cause) {
        return newer.last(done -> done.cause().equals(cause))
                .or(() -> older.last(done -> done.cause().equals(cause)))
                .map(Done::number);
    }
}
