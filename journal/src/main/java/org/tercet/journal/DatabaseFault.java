package org.tercet.journal;

import org.jspecify.annotations.Nullable;

/** What is wrong with a database, in one sentence and as a reason that a program can tell apart. Holds no secret. */
public final class DatabaseFault extends RuntimeException {

    /** Why the database could not be opened, written or copied. */
    public enum Reason {
        /** The address of the database cannot be read. */
        ADDRESS,
        /** The address of the database asks for TLS to another machine, but would do without. */
        FALLS_BACK,
        /** Another process has the data folder open. */
        IN_USE,
        /** The folder or file cannot be read or written. */
        FILE,
        /** The file is no database, not ours, or damaged. */
        DAMAGED,
        /** The database was written by a newer Tercet. */
        NEWER,
        /** A migration that has been applied reads differently now. */
        ALTERED,
        /** Nobody answers at that address, or no more. */
        UNREACHABLE,
        /** The database does not let this user in, or does not exist. */
        REFUSED,
        /** The database does not speak TLS, and nobody said that it need not. */
        NO_TLS,
        /** The certificate of the database is of an unknown authority or for another name. */
        UNTRUSTED,
        /** The database is set up to lose commits in a power cut. */
        NOT_DURABLE,
        /** Somebody else has stored an event with this number: this writer is not the one any more. */
        FENCED,
        /** No room on the disk. */
        FULL,
        /** More writes are waiting than the log takes on. */
        OVERLOADED,
        /** The log has been closed. */
        CLOSED,
        /** Any other failure of the database. */
        FAILED
    }

    private final Reason reason;

    DatabaseFault(Reason reason, String sentence) {
        this(reason, sentence, null);
    }

    DatabaseFault(Reason reason, String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
