package org.tercet.table.sim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.table.Entry;

/** What is on disk. A number is stored once: whoever comes second is told so. */
final class Log {

    private final List<Entry<RaceMove, RaceEvent>> entries = new ArrayList<>();
    private final Set<Entry.Cause> causes = new HashSet<>();

    boolean append(long number, Entry<RaceMove, RaceEvent> entry) {
        if (number != entries.size() + 1) {
            return false;
        }
        entries.add(entry);
        if (entry.cause().isPresent() && !causes.add(entry.cause().get())) {
            throw new AssertionError(entry.cause().get() + " was done twice");
        }
        return true;
    }

    List<Entry<RaceMove, RaceEvent>> entries() {
        return List.copyOf(entries);
    }

    Entry<RaceMove, RaceEvent> at(long number) {
        return entries.get((int) number - 1);
    }

    int size() {
        return entries.size();
    }
}
