package org.tercet.hardening.race;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.game.Decision;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;

/** A copy of a table: one thing at a time, decided, stored, then said. One that comes too late to store something is no more. */
final class Copy {

    private final Race race;
    private final Deque<Race.Call> waiting = new ArrayDeque<>();
    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state;
    private Race.@Nullable Call writes;
    private boolean dead;

    Copy(Race race, TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state) {
        this.race = race;
        this.state = state;
    }

    boolean isDead() {
        return dead;
    }

    /** Those who were not answered find out and go elsewhere; what is on its way to the disk may arrive all the same. */
    void die() {
        if (dead) {
            return;
        }
        dead = true;
        Race.Call open = writes;
        if (open != null) {
            race.unanswered(open);
        }
        waiting.forEach(race::unanswered);
        waiting.clear();
    }

    void hear(Race.Call call) {
        if (dead) {
            race.unanswered(call);
        } else if (writes != null) {
            waiting.add(call);
        } else {
            decide(call);
        }
    }

    private void decide(Race.Call call) {
        Optional<Long> before = race.started().table().done(state, call.cause());
        if (before.isPresent()) {
            race.acknowledge(call, before.get());
            next();
            return;
        }
        switch (race.started().table().decide(state, new Deed.Acted<>(call.by(), call.act()), Started.NOW)) {
            case Decision.Refused<TableEvent<RaceMove, RaceEvent>> _ -> {
                race.refuse(call);
                next();
            }
            case Decision.Accepted<TableEvent<RaceMove, RaceEvent>>(var events) -> {
                writes = call;
                if (race.has(Race.Flaw.ANSWERS_BEFORE_IT_STORES)) {
                    race.acknowledge(call, state.number() + 1);
                }
                Entry<RaceMove, RaceEvent> entry = new Entry<>(Started.NOW, Optional.of(call.cause()), events);
                long number = state.number() + 1;
                race.later(() -> store(number, entry, call));
            }
        }
    }

    private void store(long number, Entry<RaceMove, RaceEvent> entry, Race.Call call) {
        boolean stored = race.append(number, entry);
        TableState<RaceOptions, RaceState, RaceMove, RaceEvent> after = race.stored();
        race.later(() -> afterwards(stored, number, call, after));
    }

    private void afterwards(
            boolean stored,
            long number,
            Race.Call call,
            TableState<RaceOptions, RaceState, RaceMove, RaceEvent> after) {
        if (dead) {
            return;
        }
        if (!stored) {
            die();
            return;
        }
        state = after;
        writes = null;
        race.acknowledge(call, number);
        next();
    }

    private void next() {
        Race.Call following = writes == null && !dead ? waiting.poll() : null;
        if (following != null) {
            decide(following);
        }
    }
}
