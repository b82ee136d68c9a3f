package org.tercet.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.game.Seat;
import org.tercet.table.Entry;
import org.tercet.table.live.Bye;
import org.tercet.table.live.TableView;

/** Who is connected to a table, and what each was told last of what is around the match. */
final class Audience {

    private final Sockets sockets;
    private final Map<ActorRef<Delivery>, Listener> listeners = new LinkedHashMap<>();
    private Set<String> connected = Set.of();

    /** What is around the match, as it was told last. */
    private @Nullable TableView around;

    Audience(Sockets sockets) {
        this.sockets = sockets;
    }

    /** Somebody, and what they were told last: what is around the match, and which seat is theirs. */
    private static final class Listener {
        private final String person;
        private @Nullable TableView around;
        private Optional<Seat> seat = Optional.empty();

        private Listener(String person) {
            this.person = person;
        }

        /** What they are to be told, if it is new to them: from then on they know it. */
        @SuppressWarnings("ReferenceEquality") // around() hands out the same object as long as nothing changes
        private Optional<TableView> learns(TableView now, Optional<Seat> mine) {
            if (around == now && seat.equals(mine)) {
                return Optional.empty();
            }
            around = now;
            seat = mine;
            return Optional.of(now.from(mine));
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
        Optional<Seat> seat = desk.state().seatOf(person);
        TableView table = listener.learns(around(desk), seat).orElseThrow();
        sockets.send(socket, desk.showing(Optional.empty(), now).welcome(seat, table, missed));
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
        Showing<?, ?, ?, ?, ?> showing = desk.showing(entry, now);
        TableView table = around(desk);
        listeners.forEach((socket, listener) -> {
            Optional<Seat> seat = desk.state().seatOf(listener.person);
            Optional<TableView> changed = listener.learns(table, seat);
            if (entry.isPresent() || changed.isPresent()) {
                sockets.send(socket, showing.update(seat, changed));
            }
        });
    }

    /** The same object as long as nothing changes: compared once, and not for each listener. */
    private TableView around(Desk<?, ?, ?, ?, ?> desk) {
        TableView now = desk.around(connected);
        if (!now.equals(around)) {
            around = now;
        }
        return Objects.requireNonNull(around);
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
