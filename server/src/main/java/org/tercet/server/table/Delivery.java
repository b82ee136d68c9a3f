package org.tercet.server.table;

import org.apache.pekko.actor.typed.ActorRef;

/** What a table sends to a socket. */
sealed interface Delivery
        permits Delivery.From, Delivery.Text, Delivery.Last, SocketActor.AskAgain, SocketActor.SocketSignal {

    /** The table is there; when it goes away, the client has to come again. */
    record From(ActorRef<TableCommand> table) implements Delivery {}

    record Text(String text) implements Delivery {}

    /** The last thing: the socket is closed after it. */
    record Last(String text) implements Delivery {}
}
