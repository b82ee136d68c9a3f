package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import org.tercet.table.Person;
import org.tercet.table.live.Bye;

/** From a socket to its table. What is said before the table has answered waits; from then on it goes straight there, in order. */
final class Way {

    /** Nobody has reason to say more than this to a table that has not answered. */
    private static final int MOST_WAITING = 32;

    private final Person person;
    private final Tables.Outlet outlet;
    private final List<String> waiting = new ArrayList<>();
    private @Nullable Found found;

    private record Found(ActorRef<TableCommand> table, ActorRef<Delivery> socket) {}

    Way(Person person, Tables.Outlet outlet) {
        this.person = person;
        this.outlet = outlet;
    }

    synchronized void said(String text) {
        Found there = found;
        if (there != null) {
            there.table().tell(new TableCommand.Said(person, text, there.socket()));
        } else if (waiting.size() < MOST_WAITING) {
            waiting.add(text);
        } else {
            outlet.goodbye(Bye.TOO_MUCH.text());
        }
    }

    /** The table has answered. */
    synchronized void found(ActorRef<TableCommand> table, ActorRef<Delivery> socket) {
        found = new Found(table, socket);
        waiting.forEach(text -> table.tell(new TableCommand.Said(person, text, socket)));
        waiting.clear();
    }
}
