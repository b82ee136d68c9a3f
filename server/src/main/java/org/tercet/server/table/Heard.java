package org.tercet.server.table;

import org.tercet.table.Entry;
import org.tercet.table.Person;

/** What is to be done about a message of a client. */
sealed interface Heard {

    /** Nothing but an answer to its sender. */
    record Answered(String text) implements Heard {}

    /** To be stored, then answered, then published. */
    record Stored(Entry<?, ?> entry, String id) implements Heard {}

    /** To be passed on to all. */
    record Spoken(String id, String toAll) implements Heard {}

    /** A new table is wanted. */
    record Rematch(Person by, String id) implements Heard {}
}
