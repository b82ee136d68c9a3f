package org.tercet.server.ops;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Route;
import org.tercet.server.http.Toll;
import org.tercet.wire.json.JsonCodec;

/** {@code /health}: whether the server lives; {@code /health/ready}: whether what it is told now would be kept. */
public final class HealthRoutes {

    private static final JsonCodec<Health> HEALTH = JsonCodec.of(Health.class);

    /** So that nobody keeps the disk busy by asking. */
    private static final Duration BELIEVED = Duration.ofSeconds(1);

    private final Probe probe;
    private final InstantSource clock;
    private final AtomicReference<Tried> last = new AtomicReference<>(new Tried(false, 0));
    private volatile boolean leaving;

    public HealthRoutes(Probe probe, InstantSource clock) {
        this.probe = probe;
        this.clock = clock;
    }

    /** Writes something where everything is written, durably. */
    public interface Probe {
        /** Whether it worked; it may take a while. */
        boolean writes();
    }

    private record Tried(boolean works, long at) {}

    /** What is said about it. */
    public record Health(Status status) {}

    /** In one word. */
    public enum Status {
        UP,
        READY,
        NOT_READY
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/health", _ -> Answer.json(HEALTH, new Health(Status.UP))),
                Route.get("/health/ready", this::ready, Toll.GLANCE));
    }

    /** From now on nobody is to be sent here any more. */
    public void leave() {
        leaving = true;
    }

    private Answer ready(Call call) {
        return !leaving && writes()
                ? Answer.json(HEALTH, new Health(Status.READY))
                : Answer.json(HEALTH, new Health(Status.NOT_READY)).as(503);
    }

    private boolean writes() {
        Tried before = last.get();
        long now = clock.millis();
        boolean works = now - before.at() < BELIEVED.toMillis() ? before.works() : probe.writes();
        last.set(new Tried(works, now));
        return works;
    }
}
