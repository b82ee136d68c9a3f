package org.tercet.server.table;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault;
import org.tercet.journal.DatabaseFault.Reason;

/** What it means for an entry that its writing failed. */
final class Unstored {

    private static final Set<Reason> SURE = Set.of(Reason.FULL, Reason.FILE, Reason.OVERLOADED);

    private Unstored() {}

    /** Whether it is certain that it was not stored. A connection that broke may have broken after the commit. */
    static boolean surely(Throwable failure) {
        for (@Nullable Throwable why = failure; why != null; why = why.getCause()) {
            if (why instanceof DatabaseFault fault) {
                return SURE.contains(fault.reason());
            }
        }
        return false;
    }
}
