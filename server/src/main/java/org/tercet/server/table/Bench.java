package org.tercet.server.table;

import java.util.Optional;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Entry;

/** Where a table's bots sit, whatever the game. */
final class Bench {

    private final TimerScheduler<TableCommand> timers;
    private final Surroundings world;
    private @Nullable BotSeats<?, ?, ?, ?, ?> bots;

    Bench(TimerScheduler<TableCommand> timers, Surroundings world) {
        this.timers = timers;
        this.world = world;
    }

    <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void look(
            Desk<O, S, M, E, V> desk, boolean watched) {
        at(desk).look(desk, watched);
    }

    <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Optional<Entry<?, ?>> due(
            Desk<O, S, M, E, V> desk, Seat seat, long now) {
        return at(desk).due(desk, seat, now);
    }

    /** Made when they are first needed: only then is it known which game it is, and that does not change. */
    @SuppressWarnings("unchecked")
    private <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            BotSeats<O, S, M, E, V> at(Desk<O, S, M, E, V> desk) {
        BotSeats<?, ?, ?, ?, ?> there = bots;
        if (there == null) {
            there = new BotSeats<>(desk.kit(), timers, world);
            bots = there;
        }
        return (BotSeats<O, S, M, E, V>) there;
    }
}
