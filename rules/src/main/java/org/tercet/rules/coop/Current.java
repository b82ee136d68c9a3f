package org.tercet.rules.coop;

import java.util.ArrayList;
import java.util.List;

/** What has become of the layout on the table so far. */
public record Current(List<Found> found, int added) {

    static final Current FRESH = new Current(List.of(), 0);

    public Current {
        found = List.copyOf(found);
    }

    Current with(Found more) {
        List<Found> all = new ArrayList<>(found);
        all.add(more);
        return new Current(all, added);
    }

    Current grown() {
        return new Current(found, added + 1);
    }

    /** What it brings if it is left now. */
    Result result() {
        return Result.of(found.size(), added);
    }
}
