package org.tercet.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;

/** The sockets of this node. What a table beside them says goes straight to them; to those of other nodes it travels. */
final class Sockets {

    private final Map<ActorRef<Delivery>, Tables.Outlet> here = new ConcurrentHashMap<>();

    /** To be called before the table knows of it, so that nothing it says takes the longer way. */
    void came(ActorRef<Delivery> socket, Tables.Outlet outlet) {
        here.put(socket, outlet);
    }

    void went(ActorRef<Delivery> socket) {
        here.remove(socket);
    }

    void send(ActorRef<Delivery> socket, String text) {
        Tables.Outlet outlet = here.get(socket);
        if (outlet == null) {
            socket.tell(new Delivery.Text(text));
        } else {
            outlet.send(text);
        }
    }
}
