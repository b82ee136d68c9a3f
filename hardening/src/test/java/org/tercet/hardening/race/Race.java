package org.tercet.hardening.race;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.table.Act;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.TableState;

/**
 * Players who want the same set, and copies of their table that do not know of one another, as after a pause or a break of the network. Whatever can happen next is
 * a step of its own: a call arrives, a copy stores what it has decided, it says so, it dies.
 */
final class Race {

    /** Somebody's call on its way to a copy; it is said again with the same id when that copy is gone. */
    record Call(Person by, String id, Act<RaceMove> act) {
        Entry.Cause cause() {
            return new Entry.Cause(by.id(), id);
        }
    }

    /** How a table could be wrong: that these are found says that others would be. */
    enum Flaw {
        NONE,
        ANSWERS_BEFORE_IT_STORES,
        STORES_WHAT_IS_THERE_ALREADY
    }

    private final Started started;
    private final Flaw flaw;
    private final List<Entry<RaceMove, RaceEvent>> log = new ArrayList<>();
    private final List<Copy> copies = new ArrayList<>();
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private final Set<String> refused = new HashSet<>();
    private final List<Runnable> steps = new ArrayList<>();
    private TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state;

    private Race(Started started, Flaw flaw) {
        this.flaw = flaw;
        this.started = started;
        this.state = started.state();
    }

    /**
     * Plays it once.
     *
     * @param copies how many there are
     * @param deaths how many of them die on the way, at any time
     */
    static void run(Orders orders, Started started, int copies, int deaths, Flaw flaw) {
        Race race = new Race(started, flaw);
        for (int i = 0; i < copies; i++) {
            race.copies.add(new Copy(race, started.state()));
        }
        for (int i = 0; i < deaths; i++) {
            Copy copy = race.copies.get(i);
            race.later(copy::die);
        }
        List<Call> calls = started.calls();
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            Copy to = race.copies.get(i % copies);
            race.later(() -> to.hear(call));
        }
        while (!race.steps.isEmpty()) {
            race.steps.remove(orders.choose(race.steps.size())).run();
        }
        race.check();
    }

    boolean has(Flaw which) {
        return flaw == which;
    }

    Started started() {
        return started;
    }

    void later(Runnable step) {
        steps.add(step);
    }

    /** A number is stored once: whoever comes second is told so. */
    boolean append(long number, Entry<RaceMove, RaceEvent> entry) {
        if (number != state.number() + 1 && !has(Flaw.STORES_WHAT_IS_THERE_ALREADY)) {
            return false;
        }
        log.add(entry);
        state = started.table().evolve(state, entry);
        return true;
    }

    TableState<RaceOptions, RaceState, RaceMove, RaceEvent> stored() {
        return state;
    }

    void acknowledge(Call call, long number) {
        Long before = acknowledged.put(call.id(), number);
        if (before != null && before != number) {
            throw new AssertionError(call.id() + " was acknowledged as " + before + " and as " + number);
        }
    }

    void refuse(Call call) {
        refused.add(call.id());
    }

    /** Nobody answered: they come again, to a copy that is there, and say it again. */
    void unanswered(Call call) {
        Optional<Copy> alive = copies.stream().filter(copy -> !copy.isDead()).findFirst();
        Copy to = alive.orElseGet(() -> {
            Copy another = new Copy(this, state);
            copies.add(another);
            return another;
        });
        later(() -> to.hear(call));
    }

    private void check() {
        long winners = log.stream()
                .filter(entry -> started.takes(entry))
                .map(entry -> entry.cause().orElseThrow())
                .distinct()
                .count();
        long done = log.stream().map(Entry::cause).distinct().count();
        if (winners != 1 || done != log.size()) {
            throw new AssertionError(winners + " have the set, " + done + " causes of " + log.size() + " entries");
        }
        acknowledged.forEach((id, number) -> {
            Entry<RaceMove, RaceEvent> entry =
                    log.get((int) (number - started.state().number() - 1));
            if (!entry.cause().map(Entry.Cause::id).equals(Optional.of(id))) {
                throw new AssertionError(id + " was acknowledged as " + number + " and is not there");
            }
        });
        for (Call call : started.calls()) {
            boolean yes = acknowledged.containsKey(call.id());
            if (yes == refused.contains(call.id())) {
                throw new AssertionError(call.id() + (yes ? " was told two things" : " was told nothing"));
            }
            boolean there = log.stream().anyMatch(entry -> entry.cause().equals(Optional.of(call.cause())));
            if (there != yes) {
                throw new AssertionError(call.id() + " was told that it did " + (yes ? "" : "not ") + "count");
            }
        }
    }
}
