package org.tercet.server.live;

import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.Optional;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;
import org.tercet.hardening.Interleavings;
import org.tercet.hardening.StandIn;
import org.tercet.server.http.Bounds;
import org.tercet.table.Person;

/** However threads take turns, nobody has more sockets than they may, and those that are gone are not counted. */
public class SocketsInterleavingsTest {

    private static final Person ANA = new Person("ana", "Ana", false);
    private static final Duration LONG = Duration.ofHours(1);

    private final LiveEdge edge = edge();
    private final Conversation gone = new Conversation(edge, null, null, null, "t", () -> {});

    private static LiveEdge edge() {
        Vertx vertx = StandIn.of(Vertx.class, (self, method, values) -> null);
        LiveBounds bounds = new LiveBounds(new Bounds.Pace(1, 1), 1, LONG, LONG, LONG, LONG, 2);
        return new LiveEdge(vertx, null, null, bounds, LiveTally.NONE, null);
    }

    @Operation
    public boolean comes() {
        return edge.admits(ANA);
    }

    @Operation
    public void goes() {
        edge.gone(gone, Optional.of(ANA));
    }

    @Test
    void counting_is_as_if_one_after_the_other() {
        new ModelCheckingOptions()
                .iterations(Math.clamp(Interleavings.COUNT / 60, 3, 20))
                .invocationsPerIteration(Interleavings.COUNT)
                .threads(2)
                .actorsPerThread(3)
                .check(SocketsInterleavingsTest.class);
    }
}
