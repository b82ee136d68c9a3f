package org.tercet.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.net.BindException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.tercet.journal.DatabaseFault;
import org.tercet.journal.EventStore;
import org.tercet.server.daily.CardRoutes;
import org.tercet.server.daily.PuzzleRoutes;
import org.tercet.server.http.Bounds;
import org.tercet.server.http.Diary;
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
import org.tercet.server.lobby.LobbyBoard;
import org.tercet.server.lobby.LobbyModel;
import org.tercet.server.lobby.PlayNow;
import org.tercet.server.lobby.TableRoutes;
import org.tercet.server.ops.CannotStart;
import org.tercet.server.ops.HealthRoutes;
import org.tercet.server.ops.Metrics;
import org.tercet.server.ops.Settings;
import org.tercet.server.people.HolderRoutes;
import org.tercet.server.people.People;
import org.tercet.server.people.PeopleRoutes;
import org.tercet.server.replay.RecordRoutes;
import org.tercet.server.replay.Records;
import org.tercet.server.standings.Ratings;
import org.tercet.server.standings.Results;
import org.tercet.server.standings.StandingRoutes;
import org.tercet.server.table.Codes;
import org.tercet.server.table.TableNode;
import org.tercet.server.table.Tables;

/** Everything between the network and the tables, put together. */
public final class Edge implements AutoCloseable {

    private static final Duration STOPPING = Duration.ofSeconds(3);
    private static final Duration LOBBY = Duration.ofMillis(500);
    private static final int STARTING_SECONDS = 20;

    private final Vertx vertx;
    private final Workers workers = new Workers(4, 1_000);

    /** One at a time, so that whoever has many matches reviewed does not keep the processors from the tables. */
    private final Workers readers = new Workers(1, 32);

    private final Metrics metrics = new Metrics();
    private final Diary diary = new Diary();
    private final Settings settings;
    private final LiveEdge live;
    private final HealthRoutes health;
    private final Router router;
    private final WebServer web;
    private final AtomicBoolean closed = new AtomicBoolean();
    private int port;

    /** How much everybody may do. */
    public record Limits(Bounds bounds, LiveBounds live) {
        public static final Limits USUAL = new Limits(Bounds.USUAL, LiveBounds.USUAL);
    }

    /** What lies behind it. */
    public record Behind(Tables tables, Codes codes, EventStore store) {}

    /** Builds it, deaf as yet. */
    Edge(Settings settings, Limits limits, Behind behind) {
        this.settings = settings;
        this.vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(threads()));
        People people = new People(behind.store(), workers, Clock.systemUTC());
        this.live = new LiveEdge(vertx, behind.tables(), people, limits.live(), metrics, diary);
        this.health = new HealthRoutes(() -> writes(behind.store()), Clock.systemUTC());
        this.router = new Router(routes(behind, people));
        this.web = new WebServer(
                vertx,
                new Setup(
                        router,
                        new Pages(Edge.class.getClassLoader(), "web"),
                        people,
                        new Origins(settings.origins()),
                        new Proxies(settings.proxies()),
                        limits.bounds(),
                        workers,
                        metrics,
                        diary,
                        Edge::passes,
                        new AtomicBoolean()));
        metrics.watch("tercet.connections", web::connections);
        metrics.watch("tercet.sockets", live::sockets);
        metrics.watch("tercet.events.stored", behind.store()::stored);
        metrics.watch("tercet.events.waiting", behind.store()::waiting);
    }

    private List<Route> routes(Behind behind, People people) {
        Clock clock = Clock.systemUTC();
        EventStore store = behind.store();
        LobbyModel lobby = new LobbyModel(store);
        LobbyBoard board = new LobbyBoard(lobby::open, workers);
        vertx.setPeriodic(LOBBY.toMillis(), _ -> board.tick());
        PlayNow playNow = new PlayNow(behind.tables(), lobby::seats, workers);
        return Stream.of(
                        health.routes(),
                        metrics.routes(),
                        CatalogueRoutes.routes(),
                        new PeopleRoutes(people, live::farewell, diary).routes(),
                        new HolderRoutes(people, live::farewell, diary).routes(),
                        new TableRoutes(behind.tables(), behind.codes(), board, playNow).routes(),
                        live.routes(),
                        CardRoutes.routes(),
                        new PuzzleRoutes(clock).routes(),
                        new RecordRoutes(new Records(store), readers, clock).routes(),
                        new StandingRoutes(new Ratings(store), new Results(store), clock).routes())
                .flatMap(List::stream)
                .toList();
    }

    /** Figures about the nodes beside those of this one. */
    void watch(TableNode node) {
        metrics.watch("tercet.cluster.members", node::members);
        metrics.watch("tercet.cluster.silent", node::silent);
    }

    /** Builds it and begins to listen. */
    public static Edge start(Settings settings, Limits limits, Behind behind) {
        Edge edge = new Edge(settings, limits, behind);
        edge.listen();
        return edge;
    }

    /** Begins to listen; what keeps it from that is a {@link CannotStart}, and then it is closed. */
    void listen() {
        try {
            port = web.listen(settings.bind(), settings.port(), threads())
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(STARTING_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            close();
            throw cannotListen(settings, e.getCause() == null ? e : e.getCause());
        } catch (InterruptedException e) {
            close();
            Thread.currentThread().interrupt();
            throw cannotListen(settings, e);
        }
    }

    private static CannotStart cannotListen(Settings settings, Throwable why) {
        return why instanceof BindException && String.valueOf(why.getMessage()).contains("in use")
                ? new CannotStart(CannotStart.Reason.PORT_IN_USE, Integer.toString(settings.port()), why)
                : new CannotStart(CannotStart.Reason.CANNOT_LISTEN, settings.bind() + ":" + settings.port(), why);
    }

    /** Whether something is written durably, and soon. */
    private static boolean writes(EventStore store) {
        try {
            store.probe().get(2, TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException | TimeoutException | DatabaseFault e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether a failure may be over when somebody tries again. */
    private static boolean passes(Throwable failure) {
        return failure instanceof TimeoutException || failure instanceof DatabaseFault;
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors());
    }

    public int port() {
        return port;
    }

    /** Where a browser on this machine finds it. */
    public String address() {
        boolean here = List.of("0.0.0.0", "::", "127.0.0.1", "::1").contains(settings.bind());
        return "http://" + (here ? "localhost" : settings.bind()) + ":" + port;
    }

    /** How many connections there are, sockets among them. */
    public int connections() {
        return web.connections();
    }

    /** How many sockets there are. */
    public int sockets() {
        return live.sockets();
    }

    public List<Route> routes() {
        return router.routes();
    }

    /** Those who are here stay; whoever comes is sent elsewhere. */
    void admitNobody() {
        health.leave();
        live.admitNobody();
    }

    /** Tells everybody, finishes what is under way, and stops. */
    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        await(live.stop(STOPPING));
        await(web.stop(STOPPING));
        await(vertx.close());
        workers.close();
        readers.close();
    }

    private static void await(Future<Void> future) {
        try {
            future.toCompletionStage().toCompletableFuture().get(2 * STOPPING.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            System.getLogger(Edge.class.getName()).log(System.Logger.Level.WARNING, "stopping", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
