package org.tercet.server.table;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.tercet.rules.game.Refusal;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/** The way to the tables, wherever they are. */
public interface Tables {

    /** Opens a table with the person as its host on seat 0. Done once it is stored. */
    CompletionStage<Opening> open(Person host, Wish wish);

    /** What everybody may know about a table; empty if there is none. */
    CompletionStage<Optional<Notice>> notice(String table);

    /**
     * Connects somebody, seated or not. Whether the table exists shows in what the outlet is told: a welcome, or a goodbye.
     *
     * @param last the number of the last update they saw
     */
    Line connect(String table, Person person, Optional<Long> last, Outlet outlet);

    /** What came of a wish for a table. */
    sealed interface Opening {
        record Opened(String id, String code) implements Opening {}

        record Refused(Refusal refusal) implements Opening {}
    }

    /** From a client to its table. */
    interface Line {

        /** A message of the client as it came, bounded in size and rate already; anything but a hello. */
        void said(String text);

        /** The socket is gone. */
        void closed();
    }

    /** From a table to a client. Both are called in order, from any thread, and must not block. */
    interface Outlet {

        void send(String text);

        /** The last thing that is called: the message to send, then the socket is to be closed. */
        void goodbye(String text);
    }
}
