package org.tercet.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import org.tercet.table.Entry;
import org.tercet.table.live.Bye;
import org.tercet.table.live.TableView;

/** Who is connected to a table, and what each was told last of what is around the match. */
final class Audience {

    private final Sockets sockets;
    private final Map<ActorRef<Delivery>, Listener> listeners = new LinkedHashMap<>();
    private Set<String> connected = Set.of();

    Audience(Sockets sockets) {
        this.sockets = sockets;
    }

    private static final class Listener {
        private final String person;
        private @Nullable TableView told;

        private Listener(String person) {
            this.person = person;
        }
    }

    Set<String> connected() {
        return connected;
    }

    private void count() {
        connected = listeners.values().stream().map(it -> it.person).collect(Collectors.toUnmodifiableSet());
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    void welcome(
            Desk<?, ?, ?, ?, ?> desk, String person, ActorRef<Delivery> socket, List<Entry<?, ?>> missed, long now) {
        Listener listener = new Listener(person);
        listeners.put(socket, listener);
        count();
        Showing<?, ?, ?, ?, ?> showing = desk.showing(connected());
        TableView view = showing.table(person);
        listener.told = view;
        sockets.send(socket, showing.welcome(person, view, missed, now));
    }

    /** The person whose socket it was. */
    Optional<String> left(ActorRef<Delivery> socket) {
        Optional<String> person = Optional.ofNullable(listeners.remove(socket)).map(it -> it.person);
        count();
        return person;
    }

    boolean hears(ActorRef<Delivery> socket) {
        return listeners.containsKey(socket);
    }

    /** Tells everybody what happened, each what they may see of it. */
    void publish(Desk<?, ?, ?, ?, ?> desk, Entry<?, ?> entry, long now) {
        tell(desk, Optional.of(entry), now);
    }

    /** Tells those who see something new that somebody has come or gone. */
    void refresh(Desk<?, ?, ?, ?, ?> desk, long now) {
        tell(desk, Optional.empty(), now);
    }

    private void tell(Desk<?, ?, ?, ?, ?> desk, Optional<Entry<?, ?>> entry, long now) {
        Showing<?, ?, ?, ?, ?> showing = desk.showing(connected());
        listeners.forEach((socket, listener) -> {
            TableView view = showing.table(listener.person);
            Optional<TableView> changed = view.equals(listener.told) ? Optional.empty() : Optional.of(view);
            changed.ifPresent(it -> listener.told = it);
            if (entry.isPresent() || changed.isPresent()) {
                sockets.send(socket, showing.update(listener.person, changed, entry, now));
            }
        });
    }

    void toAll(String text) {
        listeners.keySet().forEach(socket -> sockets.send(socket, text));
    }

    /** Those who may not be here any more. */
    void showOut(Desk<?, ?, ?, ?, ?> desk) {
        boolean fewer = listeners.entrySet().removeIf(entry -> {
            boolean banned = desk.isBanned(entry.getValue().person);
            if (banned) {
                entry.getKey().tell(new Delivery.Last(Bye.KICKED.text()));
            }
            return banned;
        });
        if (fewer) {
            count();
        }
    }

    void goodbye(Bye why) {
        listeners.keySet().forEach(socket -> socket.tell(new Delivery.Last(why.text())));
        listeners.clear();
        count();
    }
}
