package org.tercet.server.table;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.persistence.typed.JournalPersistFailed;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.game.Refusal;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.live.Bye;

/** One table: the only writer of its log. What is accepted is stored, then acknowledged, then published. */
final class TableEntity extends EventSourcedBehavior<TableCommand, Logged, Held> {

    private final ActorContext<TableCommand> context;
    private final Bells bells;
    private final EntityContext<TableCommand> entity;
    private final Surroundings world;
    private final Audience audience;
    private final Lately lately = new Lately();
    private final Bench bench;

    /** Whose act is on its way to the log. */
    private Optional<Waiting> unstored = Optional.empty();

    private TableEntity(
            ActorContext<TableCommand> context,
            TimerScheduler<TableCommand> timers,
            EntityContext<TableCommand> entity,
            Surroundings world) {
        super(PersistenceId.of(entity.getEntityTypeKey().name(), entity.getEntityId()));
        this.context = context;
        this.bells = new Bells(timers, world.tempo());
        this.bench = new Bench(timers, world);
        this.entity = entity;
        this.world = world;
        this.audience = new Audience(world.sockets());
    }

    static Behavior<TableCommand> of(EntityContext<TableCommand> entity, Surroundings world) {
        return Behaviors.setup(
                context -> Behaviors.withTimers(timers -> new TableEntity(context, timers, entity, world)));
    }

    @Override
    public Held emptyState() {
        return new Held.Nothing();
    }

    @Override
    public EventHandler<Held, Logged> eventHandler() {
        return (held, logged) -> {
            Held after = Held.after(held, logged);
            if (after instanceof Desk<?, ?, ?, ?, ?> desk) {
                lately.add(desk.state().number(), logged);
            }
            return after;
        };
    }

    @Override
    public SignalHandler<Held> signalHandler() {
        return newSignalHandlerBuilder()
                .onSignal(RecoveryCompleted.instance(), held -> {
                    if (held instanceof Desk<?, ?, ?, ?, ?> desk) {
                        desk.waitedFor(audience.connected()).forEach(bells::gone);
                        bells.due(desk);
                        count(desk);
                    }
                    bells.rest(false);
                })
                .onSignal(JournalPersistFailed.class, (held, failed) -> notStored(held, failed.failure()))
                .build();
    }

    @Override
    public CommandHandler<TableCommand, Logged, Held> commandHandler() {
        return (held, command) -> switch (held) {
            case Held.Nothing nothing -> unopened(command);
            case Desk<?, ?, ?, ?, ?> desk -> at(desk, command);
        };
    }

    // --- before it is opened ---------------------------------------------------------------------------------------

    private Effect<Logged, Held> unopened(TableCommand command) {
        switch (command) {
            case TableCommand.Open open -> {
                Opened opened = Opened.of(entity.getEntityId(), open, now());
                if (opened.refusal().isPresent()) {
                    open.replyTo().tell(new Answer(Optional.empty(), Optional.empty(), opened.refusal()));
                    return Effect().stop();
                }
                return Effect()
                        .persist(opened.logged().orElseThrow())
                        .thenRun(held ->
                                open.replyTo().tell(Answer.opened(((Desk<?, ?, ?, ?, ?>) held).notice(), open.code())));
            }
            case TableCommand.Ask(var replyTo) -> replyTo.tell(Answer.NOBODY);
            case TableCommand.Connect(var person, var last, var socket) ->
                socket.tell(new Delivery.Last(Bye.NOT_FOUND.text()));
            case TableCommand.Said(var person, var text, var socket) ->
                socket.tell(new Delivery.Last(Bye.NOT_FOUND.text()));
            default -> {}
        }
        return Effect().stop();
    }

    // --- at the table ----------------------------------------------------------------------------------------------

    private Effect<Logged, Held> at(Desk<?, ?, ?, ?, ?> desk, TableCommand command) {
        return switch (command) {
            case TableCommand.Open open -> {
                // The same opening again, because its answer was lost.
                open.replyTo().tell(Answer.opened(desk.notice(), desk.state().code()));
                yield Effect().none();
            }
            case TableCommand.Ask(var replyTo) -> {
                replyTo.tell(new Answer(Optional.of(desk.notice()), Optional.empty(), Optional.empty()));
                yield Effect().none();
            }
            // Whoever is here already had asked again before the first answer came.
            case TableCommand.Connect connect ->
                audience.hears(connect.socket()) ? Effect().none() : connect(desk, connect);
            case TableCommand.Disconnect(var socket) -> disconnect(desk, socket);
            case TableCommand.Said said -> said(desk, said);
            case TableCommand.Due() -> store(desk, desk.due(now()));
            case TableCommand.BotDue due -> store(desk, bench.due(desk, due.seat(), now()));
            case TableCommand.Gone(var person) ->
                audience.connected().contains(person) ? Effect().none() : store(desk, desk.quiet(person, now()));
            case TableCommand.Counted() -> store(desk, desk.waiting(audience.connected(), now()));
            case TableCommand.Rematched rematched -> rematched(desk, rematched);
            case TableCommand.RematchFailed failed ->
                answer(desk, desk.refused(failed.id(), new Refusal.NotNow()), failed.socket());
            case TableCommand.Rest() -> rest(desk);
            case TableCommand.Stop() -> {
                audience.goodbye(Bye.MOVED);
                yield Effect().stop();
            }
        };
    }

    private Effect<Logged, Held> connect(Desk<?, ?, ?, ?, ?> desk, TableCommand.Connect connect) {
        ActorRef<Delivery> socket = connect.socket();
        String person = connect.person().id();
        if (desk.isBanned(person)) {
            socket.tell(new Delivery.Last(Bye.KICKED.text()));
            return Effect().none();
        }
        context.watchWith(socket, new TableCommand.Disconnect(socket));
        socket.tell(new Delivery.From(context.getSelf()));
        bells.back(person);
        audience.welcome(desk, person, socket, lately.after(connect.last(), desk.kit()), now());
        audience.refresh(desk, now());
        bench.look(desk, !audience.isEmpty());
        count(desk);
        return store(desk, desk.back(person, now()));
    }

    private Effect<Logged, Held> disconnect(Desk<?, ?, ?, ?, ?> desk, ActorRef<Delivery> socket) {
        context.unwatch(socket);
        audience.left(socket).ifPresent(person -> {
            if (desk.waitedFor(audience.connected()).contains(person)) {
                bells.gone(person);
            }
            audience.refresh(desk, now());
        });
        if (audience.isEmpty()) {
            bells.rest(desk.isOver());
            bench.look(desk, !audience.isEmpty());
        }
        count(desk);
        return Effect().none();
    }

    private void count(Desk<?, ?, ?, ?, ?> desk) {
        if (desk.state().terms().isPatient()) {
            context.getSelf().tell(new TableCommand.Counted());
        }
    }

    private Effect<Logged, Held> said(Desk<?, ?, ?, ?, ?> desk, TableCommand.Said said) {
        if (!audience.hears(said.socket())) {
            said.socket().tell(new Delivery.Last(Bye.MOVED.text()));
            return Effect().none();
        }
        return answer(desk, desk.hear(said.person(), said.text(), now()), said.socket());
    }

    private Effect<Logged, Held> answer(Desk<?, ?, ?, ?, ?> desk, Heard heard, ActorRef<Delivery> socket) {
        return switch (heard) {
            case Heard.Answered(var text) -> {
                world.sockets().send(socket, text);
                yield Effect().none();
            }
            case Heard.Spoken(var id, var toAll) -> {
                world.sockets().send(socket, desk.done(id, desk.state().number()));
                audience.toAll(toAll);
                yield Effect().none();
            }
            case Heard.Rematch(var by, var id) -> {
                openRematch(desk, by, id, socket);
                yield Effect().none();
            }
            case Heard.Stored(var entry, var id) -> store(desk, entry, Optional.of(new Waiting(socket, id)));
        };
    }

    // --- the rematch -----------------------------------------------------------------------------------------------

    private void openRematch(Desk<?, ?, ?, ?, ?> desk, Person by, String id, ActorRef<Delivery> socket) {
        context.pipeToSelf(
                world.opening().open(by, desk.rematch()),
                (Tables.@Nullable Opening opening, @Nullable Throwable failure) -> opening == null
                        ? new TableCommand.RematchFailed(id, socket)
                        : new TableCommand.Rematched(by, id, socket, opening));
    }

    private Effect<Logged, Held> rematched(Desk<?, ?, ?, ?, ?> desk, TableCommand.Rematched rematched) {
        return switch (rematched.opening()) {
            case Tables.Opening.Opened(var next, var code) ->
                answer(desk, desk.movedOn(rematched.by(), rematched.id(), next, now()), rematched.socket());
            case Tables.Opening.Refused(var refusal) ->
                answer(desk, desk.refused(rematched.id(), refusal), rematched.socket());
        };
    }

    // --- storing, then telling -------------------------------------------------------------------------------------

    private record Waiting(ActorRef<Delivery> socket, String id) {}

    /** The table stops, and whoever comes again finds it as it is in the log, on whichever node. */
    private void notStored(Held held, Throwable why) {
        if (held instanceof Desk<?, ?, ?, ?, ?> desk && Unstored.surely(why)) {
            unstored.ifPresent(it -> answer(desk, desk.refused(it.id(), new Refusal.NotNow()), it.socket()));
        }
        audience.goodbye(Bye.MOVED);
    }

    private Effect<Logged, Held> store(Desk<?, ?, ?, ?, ?> desk, Optional<Entry<?, ?>> entry) {
        return entry.isPresent()
                ? store(desk, entry.get(), Optional.empty())
                : Effect().none();
    }

    private Effect<Logged, Held> store(Desk<?, ?, ?, ?, ?> desk, Entry<?, ?> entry, Optional<Waiting> waiting) {
        unstored = waiting;
        return Effect()
                .persist(Logged.of(desk.kit(), entry))
                .thenRun(held -> stored((Desk<?, ?, ?, ?, ?>) held, entry, waiting));
    }

    private void stored(Desk<?, ?, ?, ?, ?> desk, Entry<?, ?> entry, Optional<Waiting> waiting) {
        waiting.ifPresent(it -> world.sockets()
                .send(it.socket(), desk.done(it.id(), desk.state().number())));
        audience.publish(desk, entry, now());
        audience.showOut(desk);
        if (desk.isClosed()) {
            audience.goodbye(Bye.CLOSED);
        }
        if (audience.isEmpty()) {
            bells.rest(desk.isOver());
        }
        desk.waitedFor(audience.connected()).forEach(bells::gone);
        bells.due(desk);
        bench.look(desk, !audience.isEmpty());
        count(desk);
    }

    // --- rest ------------------------------------------------------------------------------------------------------

    private Effect<Logged, Held> rest(Desk<?, ?, ?, ?, ?> desk) {
        if (!audience.isEmpty()) {
            return Effect().none();
        }
        Optional<Entry<?, ?>> abandoned = desk.abandoned(now());
        if (abandoned.isPresent()) {
            return store(desk, abandoned);
        }
        entity.getShard().tell(new ClusterSharding.Passivate<>(context.getSelf()));
        return Effect().none();
    }

    private long now() {
        return world.tempo().now();
    }
}
