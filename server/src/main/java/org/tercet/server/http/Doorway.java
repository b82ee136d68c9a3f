package org.tercet.server.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts connections and closes those that dawdle: whoever is let in has to ask for something within a given time, however
 * slowly the bytes come.
 */
final class Doorway {

    private final Vertx vertx;
    private final Bounds bounds;
    private final Proxies proxies;
    private final AtomicInteger inside = new AtomicInteger();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final Map<HttpConnection, Visit> visits = new ConcurrentHashMap<>();

    Doorway(Vertx vertx, Bounds bounds, Proxies proxies) {
        this.vertx = vertx;
        this.bounds = bounds;
        this.proxies = proxies;
    }

    /** No timer has that number. */
    private static final long NONE = -1;

    private static final class Visit {
        private final String address;
        private long timer = NONE;

        Visit(String address) {
            this.address = address;
        }
    }

    int inside() {
        return inside.get();
    }

    void enter(HttpConnection connection) {
        Address address = proxies.neighbour(connection);
        boolean spared = proxies.isTrusted(connection) || (bounds.sparesLocal() && address.isLocal());
        int all = inside.incrementAndGet();
        int own = byAddress.merge(address.text(), 1, Integer::sum);
        Visit visit = new Visit(address.text());
        visits.put(connection, visit);
        connection.closeHandler(_ -> leave(connection));
        if (all > bounds.connections() || (!spared && own > bounds.connectionsOfAddress())) {
            connection.close();
        } else {
            await(connection, visit, bounds.head());
        }
    }

    /** A request has come. */
    void asked(HttpConnection connection) {
        Optional.ofNullable(visits.get(connection)).ifPresent(visit -> vertx.cancelTimer(visit.timer));
    }

    /** The request is answered, and the connection waits for the next. */
    void answered(HttpConnection connection) {
        Optional.ofNullable(visits.get(connection)).ifPresent(visit -> await(connection, visit, bounds.rest()));
    }

    private void await(HttpConnection connection, Visit visit, Duration time) {
        vertx.cancelTimer(visit.timer);
        visit.timer = vertx.setTimer(time.toMillis(), _ -> connection.close());
    }

    /** More than once does no harm. */
    void leave(HttpConnection connection) {
        Visit visit = visits.remove(connection);
        if (visit != null) {
            vertx.cancelTimer(visit.timer);
            inside.decrementAndGet();
            byAddress.computeIfPresent(visit.address, (_, count) -> count == 1 ? null : count - 1);
        }
    }
}
