package org.tercet.table.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.Games;
import org.tercet.rules.game.Decision;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
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
final class Copy {

    static final Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> TABLE = new Table<>(Games.BASE);

    private final Schedule schedule;
    private final Log log;
    private final long clockIsOffBy;
    private final List<Wire> audience = new ArrayList<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state;
    private long lastAt;
    private long asleepUntil;
    private boolean writes;
    private boolean dead;
    private int deadlines;

    Copy(Schedule schedule, Log log) {
        this.schedule = schedule;
        this.log = log;
        this.clockIsOffBy = schedule.oneIn(4) ? schedule.below(20_000) - 10_000 : 0;
        List<Entry<RaceMove, RaceEvent>> entries = log.entries();
        this.state = TABLE.open(entries.getFirst());
        for (Entry<RaceMove, RaceEvent> entry : entries.subList(1, entries.size())) {
            state = TABLE.evolve(state, entry);
        }
        this.lastAt = entries.getLast().at();
        ring();
    }

    boolean isDead() {
        return dead;
    }

    /** It does nothing for a while and does not know it. */
    void sleep(long millis) {
        asleepUntil = Math.max(asleepUntil, schedule.now() + millis);
    }

    void die() {
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

    void connect(Wire wire) {
        awake(() -> {
            audience.add(wire);
            TableState<RaceOptions, RaceState, RaceMove, RaceEvent> now = state;
            wire.down(() -> wire.client().welcome(wire, now));
        });
    }

    void said(Wire wire, Person by, String id, Act<RaceMove> act) {
        awake(() -> {
            if (!audience.contains(wire)) {
                wire.cut();
                return;
            }
            Entry.Cause cause = new Entry.Cause(by.id(), id);
            Optional<Long> before = TABLE.done(state, cause);
            if (before.isPresent()) {
                wire.down(() -> wire.client().done(id, before.get()));
                return;
            }
            decide(new Deed.Acted<>(by, act), Optional.of(cause), Optional.of(wire));
        });
    }

    private void decide(Deed<RaceMove> deed, Optional<Entry.Cause> cause, Optional<Wire> from) {
        long at = Math.max(lastAt, schedule.now() + clockIsOffBy);
        switch (TABLE.decide(state, deed, at)) {
            case Decision.Refused<TableEvent<RaceMove, RaceEvent>> refused ->
                from.ifPresent(wire -> wire.down(
                        () -> wire.client().refused(cause.orElseThrow().id())));
            case Decision.Accepted<TableEvent<RaceMove, RaceEvent>>(var events) ->
                store(new Entry<>(at, cause, events), from);
        }
    }

    /** What has been sent to the disk may arrive there although its sender has died meanwhile. */
    private void store(Entry<RaceMove, RaceEvent> entry, Optional<Wire> from) {
        writes = true;
        long number = state.number() + 1;
        schedule.in(1 + schedule.below(8), () -> {
            if (dead && schedule.oneIn(2)) {
                return;
            }
            boolean stored = log.append(number, entry);
            schedule.in(schedule.below(4), () -> afterwards(number, entry, from, stored));
        });
    }

    private void afterwards(long number, Entry<RaceMove, RaceEvent> entry, Optional<Wire> from, boolean stored) {
        if (dead) {
            return;
        }
        if (schedule.now() < asleepUntil) {
            schedule.in(asleepUntil - schedule.now(), () -> afterwards(number, entry, from, stored));
            return;
        }
        if (!stored) {
            die();
            return;
        }
        state = TABLE.evolve(state, entry);
        lastAt = entry.at();
        from.ifPresent(wire ->
                wire.down(() -> wire.client().done(entry.cause().orElseThrow().id(), number)));
        TableState<RaceOptions, RaceState, RaceMove, RaceEvent> shown = state;
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
        TABLE.deadline(state)
                .ifPresent(at -> schedule.in(
                        at - schedule.now() - clockIsOffBy,
                        () -> awake(() -> {
                            if (mine == deadlines) {
                                decide(new Deed.Due<>(), Optional.empty(), Optional.empty());
                            }
                        })));
    }
}
