package org.tercet.table;

import java.util.OptionalLong;

/**
 * The time at a table: that on the wall, less what has passed while it stood still.
 *
 * @param lost how long it has stood still before, in milliseconds
 * @param stopped the moment on the wall since which it stands still
 */
public record TableTime(long lost, OptionalLong stopped) {

    static final TableTime RUNNING = new TableTime(0, OptionalLong.empty());

    public boolean isStopped() {
        return stopped.isPresent();
    }

    /** What time it is at the table at a moment on the wall. */
    public long at(long wall) {
        return stopped.orElse(wall) - lost;
    }

    TableTime stop(long wall) {
        return new TableTime(lost, OptionalLong.of(wall));
    }

    TableTime goOn(long wall) {
        return new TableTime(lost + Math.max(0, wall - stopped.orElse(wall)), OptionalLong.empty());
    }
}
