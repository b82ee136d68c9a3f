package org.tercet.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.net.BindException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.tercet.server.daily.CardRoutes;
import org.tercet.server.daily.PuzzleRoutes;
import org.tercet.server.http.Bounds;
import org.tercet.server.http.Origins;
import org.tercet.server.http.Pages;
import org.tercet.server.http.Proxies;
import org.tercet.server.http.Route;
import org.tercet.server.http.Router;
import org.tercet.server.http.Setup;
import org.tercet.server.http.WebServer;
import org.tercet.server.http.Workers;
import org.tercet.server.live.LiveBounds;
import org.tercet.server.live.LiveEdge;
import org.tercet.server.lobby.CatalogueRoutes;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.HealthRoutes;
import org.tercet.server.ops.Metrics;
import org.tercet.server.ops.Settings;
import org.tercet.server.people.People;
import org.tercet.server.people.PeopleRoutes;
import org.tercet.server.people.PeopleStore;
import org.tercet.server.table.Tables;

/** Puts the server together. */
public final class Main implements AutoCloseable {

    private static final Duration STOPPING = Duration.ofSeconds(3);
    private static final int STARTING_SECONDS = 20;

    private final Vertx vertx;
    private final Workers workers;
    private final LiveEdge live;
    private final WebServer web;
    private final Router router;
    private final Settings settings;
    private int port;

    /** How much everybody may do. */
    public record Limits(Bounds bounds, LiveBounds live) {
        public static final Limits USUAL = new Limits(Bounds.USUAL, LiveBounds.USUAL);
    }

    /** What lies behind the edge. */
    public record Behind(Tables tables, PeopleStore people, HealthRoutes.Probe probe) {}

    private Main(Settings settings, Limits limits, Behind behind) {
        this.settings = settings;
        Clock clock = Clock.systemUTC();
        this.vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(threads()));
        this.workers = new Workers(4, 1_000);
        Metrics metrics = new Metrics();
        People people = new People(behind.people(), workers, clock);
        this.live = new LiveEdge(vertx, behind.tables(), people, limits.live(), metrics);
        List<Route> routes = new ArrayList<>();
        routes.addAll(new HealthRoutes(behind.probe(), clock).routes());
        routes.addAll(metrics.routes());
        routes.addAll(CatalogueRoutes.routes());
        routes.addAll(new PeopleRoutes(people).routes());
        routes.addAll(CardRoutes.routes());
        routes.addAll(new PuzzleRoutes(clock).routes());
        routes.addAll(live.routes());
        this.router = new Router(routes);
        this.web = new WebServer(
                vertx,
                new Setup(
                        router,
                        new Pages(Main.class.getClassLoader(), "web"),
                        people,
                        new Origins(settings.origins()),
                        new Proxies(settings.proxies()),
                        limits.bounds(),
                        workers,
                        metrics,
                        new AtomicBoolean()));
        metrics.watch("tercet.connections", web::connections);
        metrics.watch("tercet.sockets", live::sockets);
    }

    /** Starts it; what keeps it from starting is a {@link CannotStart}. */
    public static Main start(Settings settings, Limits limits, Behind behind) {
        Main main = new Main(settings, limits, behind);
        try {
            main.port = main.web
                    .listen(settings.bind(), settings.port(), threads())
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(STARTING_SECONDS, TimeUnit.SECONDS);
            return main;
        } catch (ExecutionException | TimeoutException e) {
            main.close();
            throw cannotListen(settings, e.getCause() == null ? e : e.getCause());
        } catch (InterruptedException e) {
            main.close();
            Thread.currentThread().interrupt();
            throw cannotListen(settings, e);
        }
    }

    private static CannotStart cannotListen(Settings settings, Throwable why) {
        return why instanceof BindException && String.valueOf(why.getMessage()).contains("in use")
                ? new CannotStart(CannotStart.Reason.PORT_IN_USE, Integer.toString(settings.port()), why)
                : new CannotStart(CannotStart.Reason.CANNOT_LISTEN, settings.bind() + ":" + settings.port(), why);
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors());
    }

    public int port() {
        return port;
    }

    /** Where a browser on this machine finds it. */
    public String address() {
        String host =
                List.of("0.0.0.0", "::", "127.0.0.1", "::1").contains(settings.bind()) ? "localhost" : settings.bind();
        return "http://" + host + ":" + port;
    }

    /** How many sockets there are. */
    public int sockets() {
        return live.sockets();
    }

    public List<Route> routes() {
        return router.routes();
    }

    /** Tells everybody, finishes what is under way, and stops. */
    @Override
    public void close() {
        await(live.stop(STOPPING));
        await(web.stop(STOPPING));
        await(vertx.close());
        workers.close();
    }

    private static void await(io.vertx.core.Future<Void> future) {
        try {
            future.toCompletionStage().toCompletableFuture().get(2 * STOPPING.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            System.getLogger(Main.class.getName()).log(System.Logger.Level.WARNING, "stopping", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
