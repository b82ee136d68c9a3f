package org.tercet.hardening.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;

/**
 * A copy of the table on some node: decides, stores, acknowledges, publishes, in that order and one thing at a time. There may be several
 * that do not know of one another, each with a clock of its own.
 */
final class Copy<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Schedule schedule;
    private final Table<O, S, M, E, V> table;
    private final Log<O, S, M, E> log;
    private final int name;
    private final long clockIsOffBy;
    private final List<Wire<O, S, M, E, V>> audience = new ArrayList<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private TableState<O, S, M, E> state;
    private long lastAt;
    private long asleepUntil;
    private boolean writes;
    private boolean dead;
    private int deadlines;

    Copy(Schedule schedule, Table<O, S, M, E, V> table, Log<O, S, M, E> log, int name) {
        this.schedule = schedule;
        this.table = table;
        this.log = log;
        this.name = name;
        this.clockIsOffBy = schedule.oneIn(4) ? schedule.below(20_000) - 10_000 : 0;
        this.state = log.state();
        this.lastAt = log.lastAt();
        schedule.note(() -> this + " starts at " + state.number() + ", its clock off by " + clockIsOffBy);
        ring();
    }

    @Override
    public String toString() {
        return "copy " + name;
    }

    Table<O, S, M, E, V> table() {
        return table;
    }

    boolean isDead() {
        return dead;
    }

    /** It does nothing for a while and does not know it. */
    void sleep(long millis) {
        schedule.note(() -> this + " sleeps for " + millis);
        asleepUntil = Math.max(asleepUntil, schedule.now() + millis);
    }

    void die() {
        schedule.note(() -> this + " dies");
        dead = true;
        audience.forEach(Wire::cut);
        audience.clear();
    }

    private void awake(Runnable what) {
        if (dead) {
            return;
        }
        if (schedule.now() < asleepUntil) {
            schedule.in(asleepUntil - schedule.now(), () -> awake(what));
        } else if (writes) {
            waiting.add(what);
        } else {
            what.run();
        }
    }

    void connect(Wire<O, S, M, E, V> wire) {
        awake(() -> {
            audience.add(wire);
            TableState<O, S, M, E> now = state;
            wire.down(() -> wire.client().welcome(wire, now));
        });
    }

    void said(Wire<O, S, M, E, V> wire, Person by, String id, Act<M> act) {
        awake(() -> {
            if (!audience.contains(wire)) {
                wire.cut();
                return;
            }
            Entry.Cause cause = new Entry.Cause(by.id(), id);
            Optional<Long> before = table.done(state, cause);
            if (before.isPresent()) {
                wire.down(() -> wire.client().done(id, before.get()));
                return;
            }
            decide(new Deed.Acted<>(by, act), Optional.of(cause), Optional.of(wire));
        });
    }

    private void decide(Deed<M> deed, Optional<Entry.Cause> cause, Optional<Wire<O, S, M, E, V>> from) {
        long at = Math.max(lastAt, schedule.now() + clockIsOffBy);
        switch (table.decide(state, deed, at)) {
            case Decision.Refused<TableEvent<M, E>> refused ->
                from.ifPresent(wire -> wire.down(
                        () -> wire.client().refused(cause.orElseThrow().id())));
            case Decision.Accepted<TableEvent<M, E>>(var events) -> store(new Entry<>(at, cause, events), from);
        }
    }

    /** What has been sent to the disk may arrive there although its sender has died meanwhile. */
    private void store(Entry<M, E> entry, Optional<Wire<O, S, M, E, V>> from) {
        writes = true;
        long number = state.number() + 1;
        schedule.in(1 + schedule.below(8), () -> {
            if (dead && schedule.oneIn(2)) {
                return;
            }
            boolean stored = log.append(number, entry);
            schedule.note(() -> this
                    + (stored ? " stores " : " comes too late for ")
                    + number
                    + entry.cause().map(cause -> ", " + cause.id()).orElse(""));
            Optional<TableState<O, S, M, E>> after = stored ? Optional.of(log.state()) : Optional.empty();
            schedule.in(schedule.below(4), () -> afterwards(number, entry, from, after));
        });
    }

    /** Without a state to go on with it has not been stored. */
    private void afterwards(
            long number,
            Entry<M, E> entry,
            Optional<Wire<O, S, M, E, V>> from,
            Optional<TableState<O, S, M, E>> after) {
        if (dead) {
            return;
        }
        if (schedule.now() < asleepUntil) {
            schedule.in(asleepUntil - schedule.now(), () -> afterwards(number, entry, from, after));
            return;
        }
        if (after.isEmpty()) {
            die();
            return;
        }
        state = after.get();
        lastAt = entry.at();
        from.ifPresent(wire ->
                wire.down(() -> wire.client().done(entry.cause().orElseThrow().id(), number)));
        TableState<O, S, M, E> shown = state;
        audience.forEach(wire -> wire.down(() -> wire.client().update(number, entry, shown)));
        writes = false;
        ring();
        for (Runnable next = waiting.poll(); next != null && !writes && !dead; next = writes ? null : waiting.poll()) {
            next.run();
        }
    }

    private void ring() {
        deadlines++;
        int mine = deadlines;
        table.deadline(state)
                .ifPresent(at -> schedule.in(
                        at - schedule.now() - clockIsOffBy,
                        () -> awake(() -> {
                            if (mine == deadlines) {
                                decide(new Deed.Due<>(), Optional.empty(), Optional.empty());
                            }
                        })));
    }
}
