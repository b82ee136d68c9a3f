package org.tercet.server.ops;

/** Why the server does not start, for one clear sentence. */
public final class CannotStart extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final String about;

    public CannotStart(Reason reason, String about, Throwable cause) {
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
        DATABASE_UNREACHABLE
    }

    public Reason reason() {
        return reason;
    }

    /** The port, the folder or the address. */
    public String about() {
        return about;
    }
}
