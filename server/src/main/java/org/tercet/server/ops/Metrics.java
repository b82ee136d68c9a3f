package org.tercet.server.ops;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.tercet.server.http.Answer;
import org.tercet.server.http.Call;
import org.tercet.server.http.Objected;
import org.tercet.server.http.Objection;
import org.tercet.server.http.Route;
import org.tercet.server.http.Tally;
import org.tercet.server.http.Toll;
import org.tercet.server.live.LiveTally;

/** Counts for Prometheus. */
public final class Metrics implements Tally, LiveTally {

    private static final Duration[] STEPS = {
        Duration.ofMillis(5),
        Duration.ofMillis(25),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2)
    };

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<Asked, Timer> requests = new ConcurrentHashMap<>();
    private final Counter heard = registry.counter("tercet.socket.messages", "way", "in");
    private final Counter said = registry.counter("tercet.socket.messages", "way", "out");

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    private record Asked(String route, int status) {}

    public PrometheusMeterRegistry registry() {
        return registry;
    }

    /** Something that goes up and down. */
    public void watch(String name, Supplier<Number> value) {
        Gauge.builder(name, value).register(registry);
    }

    @Override
    public void answered(String route, int status, long nanos) {
        requests.computeIfAbsent(new Asked(route, status), this::timer).record(nanos, TimeUnit.NANOSECONDS);
    }

    private Timer timer(Asked asked) {
        return Timer.builder("tercet.http.requests")
                .tag("route", asked.route())
                .tag("status", Integer.toString(asked.status()))
                .serviceLevelObjectives(STEPS)
                .register(registry);
    }

    @Override
    public void heard() {
        heard.increment();
    }

    @Override
    public void said() {
        said.increment();
    }

    @Override
    public void ended(String why) {
        registry.counter("tercet.socket.ended", "why", why).increment();
    }

    public List<Route> routes() {
        return List.of(Route.get("/metrics", this::scrape, Toll.LOOK));
    }

    /** Figures are for those who run the server, and they are near it. */
    private Answer scrape(Call call) {
        if (!call.caller().address().isNear()) {
            throw new Objected(new Objection.NotForYou());
        }
        return Answer.text(registry.scrape()).with("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    }
}
