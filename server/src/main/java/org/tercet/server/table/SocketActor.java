package org.tercet.server.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.tercet.table.live.Bye;

/** One socket's end at the tables' side: passes on what its table says, and says so when the table is gone. */
final class SocketActor {

    /** The table's node or the table itself is not there any more. */
    record TableGone() implements SocketSignal {}

    /** The client is gone. */
    record Hangup() implements SocketSignal {}

    /** No answer came from the table. */
    record Unanswered() implements SocketSignal {}

    /** The table has not answered yet: it may be on its way to another node, and what was said to it lost. */
    record AskAgain() implements Delivery {}

    /** What a socket is told by others than its table. */
    sealed interface SocketSignal extends Delivery permits TableGone, Hangup, Unanswered {}

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration AGAIN = Duration.ofMillis(250);

    private SocketActor() {}

    /** @param ask tells the table that somebody is here; it may be told so more than once */
    static Behavior<Delivery> of(Tables.Outlet outlet, Way way, Sockets sockets, Consumer<ActorRef<Delivery>> ask) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            timers.startSingleTimer(new Unanswered(), PATIENCE);
            timers.startTimerWithFixedDelay(new AskAgain(), AGAIN);
            sockets.came(context.getSelf(), outlet);
            ask.accept(context.getSelf());
            return connected(timers, outlet, way, sockets, ask);
        }));
    }

    /** One handler for all that may come: thousands of sockets would each have a list of them. */
    private static Behavior<Delivery> connected(
            TimerScheduler<Delivery> timers,
            Tables.Outlet outlet,
            Way way,
            Sockets sockets,
            Consumer<ActorRef<Delivery>> ask) {
        return Behaviors.receive(
                (context, delivery) -> switch (delivery) {
                    case Delivery.From(var table) -> {
                        timers.cancelAll();
                        context.watchWith(table, new TableGone());
                        way.found(table, context.getSelf());
                        yield Behaviors.same();
                    }
                    case AskAgain() -> {
                        ask.accept(context.getSelf());
                        yield Behaviors.same();
                    }
                    case Delivery.Text(var text) -> {
                        outlet.send(text);
                        yield Behaviors.same();
                    }
                    case Delivery.Last(var text) -> goodbye(outlet, text);
                    case TableGone(), Unanswered() -> goodbye(outlet, Bye.MOVED.text());
                    case Hangup() -> Behaviors.stopped();
                },
                (context, signal) -> {
                    if (!(signal instanceof PostStop)) {
                        return Behaviors.unhandled();
                    }
                    sockets.went(context.getSelf());
                    return Behaviors.same();
                });
    }

    private static Behavior<Delivery> goodbye(Tables.Outlet outlet, String text) {
        outlet.goodbye(text);
        return Behaviors.stopped();
    }
}
