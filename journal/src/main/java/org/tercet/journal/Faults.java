package org.tercet.journal;

import java.sql.SQLException;
import org.tercet.journal.DatabaseFault.Reason;

/** Exceptions of the drivers as sentences. Their own messages stay in the cause: they can quote rows. */
final class Faults {

    private Faults() {}

    static DatabaseFault of(Engine engine, SQLException e) {
        Reason reason = engine.reason(e);
        return new DatabaseFault(reason, sentence(reason, "The database"), e);
    }

    static DatabaseFault of(Engine engine, Database database, SQLException e) {
        Reason reason = engine.reasonAtStart(e);
        return new DatabaseFault(reason, sentence(reason, "The database " + database), e);
    }

    private static String sentence(Reason reason, String database) {
        return switch (reason) {
            case FENCED -> "Another writer has stored an event with this number.";
            case FULL -> database + " has no room left.";
            case UNREACHABLE -> database + " does not answer.";
            case REFUSED -> database + " does not exist or does not let this user in.";
            case NO_TLS -> database + " does not speak TLS; sslmode=disable says that it need not.";
            case UNTRUSTED -> database + " shows a certificate of an unknown authority or for another name.";
            case FILE -> database + " cannot be written.";
            case DAMAGED -> database + " is damaged or not a database.";
            case ADDRESS, FALLS_BACK, IN_USE, NEWER, ALTERED, NOT_DURABLE, OVERLOADED, CLOSED, FAILED ->
                database + " failed.";
        };
    }
}
