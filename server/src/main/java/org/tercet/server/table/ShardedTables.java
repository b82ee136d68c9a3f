package org.tercet.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.tercet.fair.Seed;
import org.tercet.journal.Schema;
import org.tercet.rules.game.Refusal;
import org.tercet.table.Person;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.table.live.Bye;

/** Tables as sharded entities of an actor system: each is on one node, and found from every node. */
public final class ShardedTables implements Tables {

    /** What tables keep in the database beside the log. */
    public static final Schema SCHEMA = new Schema("table", ShardedTables.class, List.of("0001-codes.sql"));

    /** Events of a table are stored under this and its id. */
    public static final String LOG = "table";

    private static final EntityTypeKey<TableCommand> KEY = EntityTypeKey.create(TableCommand.class, LOG);

    private static final Line NOWHERE = new Line() {
        @Override
        public void said(String text) {}

        @Override
        public void closed() {}
    };

    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final int TIMES = 10;

    /** More bots than this sit at no table. */
    private static final int MOST_BOTS = 7;

    /** Whoever knows the id of a private table may watch it, so nobody is to guess one. */
    private static final int ID_BYTES = 16;

    /** Those of older tables are shorter. */
    private static final Pattern ID = Pattern.compile("[0-9a-f]{24}|[0-9a-f]{32}");

    private final ActorSystem<SpawnProtocol.Command> system;
    private final ClusterSharding sharding;
    private final Codes codes;
    private final Executor blocking;
    private final SecureRandom random = new SecureRandom();
    private final Sockets sockets = new Sockets();

    /**
     * Starts the tables of this node.
     *
     * @param blocking where the database may be waited for
     */
    public ShardedTables(ActorSystem<SpawnProtocol.Command> system, Codes codes, Tempo tempo, Executor blocking) {
        this.system = system;
        this.codes = codes;
        this.blocking = blocking;
        this.sharding = ClusterSharding.get(system);
        Surroundings world = new Surroundings(tempo, random, this::open, sockets);
        sharding.init(Entity.of(KEY, entity -> TableEntity.of(entity, world)).withStopMessage(new TableCommand.Stop()));
    }

    private EntityRef<TableCommand> at(String table) {
        return sharding.entityRefFor(KEY, table);
    }

    @Override
    public CompletionStage<Opening> open(Person host, Wish wish) {
        List<String> bots = wish.bots().orElse(List.of());
        if (bots.size() > MOST_BOTS) {
            return CompletableFuture.completedStage(new Opening.Refused(new Refusal.TableFull(MOST_BOTS + 1)));
        }
        return switch (Terms.of(wish)) {
            case Terms.Choice.Invalid(var refusal) -> CompletableFuture.completedStage(new Opening.Refused(refusal));
            case Terms.Choice.Valid(var terms) -> {
                String id = id();
                yield CompletableFuture.supplyAsync(() -> codes.claim(id), blocking)
                        .thenCompose(code -> open(id, code, terms, host, bots));
            }
        };
    }

    private CompletionStage<Opening> open(String id, String code, Terms terms, Person host, List<String> bots) {
        String seed = Seed.random(random).hex();
        return insist(id, replyTo -> new TableCommand.Open(terms, host, code, seed, bots, replyTo), TIMES)
                .thenApply(answer -> answer.refusal()
                        .<Opening>map(Opening.Refused::new)
                        .orElseGet(() -> new Opening.Opened(id, code)));
    }

    /** What is said to a table that is on its way to another node may be lost, so it is said again: twice is as good as once. */
    private CompletionStage<Answer> insist(String table, Function<ActorRef<Answer>, TableCommand> what, int times) {
        return at(table)
                .<Answer>ask(what::apply, PATIENCE)
                .exceptionallyCompose(
                        failure -> times > 1 ? insist(table, what, times - 1) : CompletableFuture.failedStage(failure));
    }

    private String id() {
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public CompletionStage<Optional<Notice>> notice(String table) {
        return isId(table)
                ? insist(table, TableCommand.Ask::new, TIMES).thenApply(Answer::notice)
                : CompletableFuture.completedStage(Optional.empty());
    }

    /** Anything else is nobody's table, and need not be looked for. */
    private static boolean isId(String table) {
        return ID.matcher(table).matches();
    }

    @Override
    public Line connect(String table, Person person, Optional<Long> last, Outlet outlet) {
        if (!isId(table)) {
            outlet.goodbye(Bye.NOT_FOUND.text());
            return NOWHERE;
        }
        try {
            return connected(table, person, last, outlet);
        } catch (IllegalStateException e) {
            // The actor system takes nobody in any more: this node is about to end.
            outlet.goodbye(Bye.MOVED.text());
            return NOWHERE;
        }
    }

    private Line connected(String table, Person person, Optional<Long> last, Outlet outlet) {
        Way way = new Way(person, outlet);
        EntityRef<TableCommand> there = at(table);
        ActorRef<Delivery> socket = system.systemActorOf(
                SocketActor.of(outlet, way, sockets, self -> there.tell(new TableCommand.Connect(person, last, self))),
                "socket-" + id(),
                Props.empty());
        return new Line() {
            @Override
            public void said(String text) {
                way.said(text);
            }

            @Override
            public void closed() {
                socket.tell(new SocketActor.Hangup());
            }
        };
    }
}
