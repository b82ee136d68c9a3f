package org.tercet.lab.review;

import java.util.List;

/** How long each seat was at the table while a round was under way, and when the record ends. */
record Stays(List<Long> here, long end) {

    Stays {
        here = List.copyOf(here);
    }

    int seats() {
        return here.size();
    }
}
