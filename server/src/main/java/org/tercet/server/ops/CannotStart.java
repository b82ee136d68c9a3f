package org.tercet.server.ops;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.tercet.journal.DatabaseFault;

/** Why the server does not start, for one clear sentence. */
public final class CannotStart extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final String about;

    public CannotStart(Reason reason, String about, @Nullable Throwable cause) {
        super(reason + " " + about, cause);
        this.reason = reason;
        this.about = about;
    }

    /** What is in the way. */
    public enum Reason {
        PORT_IN_USE,
        CANNOT_LISTEN,
        FOLDER_UNWRITABLE,
        FOLDER_IN_USE,
        DATABASE_ADDRESS,
        DATABASE_FALLS_BACK,
        DATABASE_UNREACHABLE,
        DATABASE_REFUSES,
        DATABASE_WITHOUT_TLS,
        DATABASE_UNTRUSTED,
        DATABASE_OF_OTHER_VERSION,
        DATABASE_DAMAGED,
        DATABASE_NOT_DURABLE,
        DATABASE_FAILS,
        CLUSTER_NEEDS_POSTGRES,
        TLS_UNREADABLE,
        TLS_NO_CERTIFICATE,
        TLS_SEVERAL_AUTHORITIES,
        TLS_NO_KEY,
        TLS_NOT_VALID_NOW,
        TLS_OTHER_KEY,
        TLS_OTHER_AUTHORITY,
        TLS_OTHER_NAME
    }

    /** A file is told by its name alone: its folder is known to whoever started the server. */
    static CannotStart of(Reason reason, Path file) {
        return new CannotStart(reason, file.getFileName().toString(), null);
    }

    public static CannotStart of(DatabaseFault fault, Settings settings) {
        String database =
                settings.database().map(_ -> "").orElseGet(() -> settings.data().toString());
        return switch (fault.reason()) {
            case IN_USE -> new CannotStart(Reason.FOLDER_IN_USE, database, fault);
            case FILE, FULL -> new CannotStart(Reason.FOLDER_UNWRITABLE, database, fault);
            case ADDRESS -> new CannotStart(Reason.DATABASE_ADDRESS, database, fault);
            case FALLS_BACK -> new CannotStart(Reason.DATABASE_FALLS_BACK, database, fault);
            case UNREACHABLE -> new CannotStart(Reason.DATABASE_UNREACHABLE, database, fault);
            case REFUSED -> new CannotStart(Reason.DATABASE_REFUSES, database, fault);
            case NO_TLS -> new CannotStart(Reason.DATABASE_WITHOUT_TLS, database, fault);
            case UNTRUSTED -> new CannotStart(Reason.DATABASE_UNTRUSTED, database, fault);
            case NEWER, ALTERED -> new CannotStart(Reason.DATABASE_OF_OTHER_VERSION, database, fault);
            case DAMAGED -> new CannotStart(Reason.DATABASE_DAMAGED, database, fault);
            case NOT_DURABLE -> new CannotStart(Reason.DATABASE_NOT_DURABLE, database, fault);
            case FENCED, OVERLOADED, CLOSED, FAILED -> new CannotStart(Reason.DATABASE_FAILS, database, fault);
        };
    }

    public Reason reason() {
        return reason;
    }

    /** The port, the folder, the file or the address. */
    public String about() {
        return about;
    }
}
