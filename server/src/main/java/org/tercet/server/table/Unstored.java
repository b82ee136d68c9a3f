package org.tercet.server.table;

import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault;
import org.tercet.journal.DatabaseFault.Reason;

/** What it means for an entry that its writing failed. */
final class Unstored {

    private Unstored() {}

    /** Whether it is certain that it was not stored. A connection that broke may have broken after the commit. */
    static boolean surely(Throwable failure) {
        for (@Nullable Throwable why = failure; why != null; why = why.getCause()) {
            if (why instanceof DatabaseFault fault) {
                return fault.reason() == Reason.FULL || fault.reason() == Reason.OVERLOADED;
            }
        }
        return false;
    }
}
