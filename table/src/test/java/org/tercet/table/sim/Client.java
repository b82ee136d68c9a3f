package org.tercet.table.sim;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tercet.cards.CardSet;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
import org.tercet.table.Act;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.TableState;

/** Somebody who plays by what they are told, comes again when the socket is lost, and says again what was not answered. */
final class Client {

    private final Schedule schedule;
    private final Person person;
    private final Supplier<Copy> router;
    private final Map<String, Act<RaceMove>> open = new LinkedHashMap<>();
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private final Map<Long, Entry<RaceMove, RaceEvent>> shown = new TreeMap<>();
    private @Nullable Wire wire;
    private @Nullable TableState<RaceOptions, RaceState, RaceMove, RaceEvent> seen;
    private long onThisWire;
    private int acts;
    private boolean leaves;

    Client(Schedule schedule, Person person, Supplier<Copy> router) {
        this.schedule = schedule;
        this.person = person;
        this.router = router;
        connect();
        think();
    }

    Map<String, Long> acknowledged() {
        return acknowledged;
    }

    Map<Long, Entry<RaceMove, RaceEvent>> shown() {
        return shown;
    }

    void leave() {
        leaves = true;
    }

    boolean isFinished() {
        return seen != null
                && seen.course()
                        .filter(course -> Copy.TABLE
                                        .match()
                                        .view(course.state(), Copy.TABLE.viewer(seen, person.id()))
                                        .standing()
                                == MatchView.Standing.FINISHED)
                        .isPresent();
    }

    private void connect() {
        if (leaves) {
            return;
        }
        Wire next = new Wire(schedule, this, router.get());
        wire = next;
        onThisWire = 0;
        next.up(() -> next.copy().connect(next));
        if (schedule.oneIn(8)) {
            schedule.in(schedule.below(4_000), next::cut);
        }
        // A copy that is dead or asleep does not answer: another one, then.
        schedule.in(2_000, () -> {
            if (wire == next && onThisWire == 0) {
                next.cut();
            }
        });
    }

    void lost(Wire which) {
        if (wire == which) {
            wire = null;
            schedule.in(schedule.below(100), this::connect);
        }
    }

    void welcome(Wire from, TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state) {
        if (from != wire) {
            return;
        }
        onThisWire = state.number();
        seen = state;
        open.forEach(this::say);
    }

    void update(
            long number,
            Entry<RaceMove, RaceEvent> entry,
            TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state) {
        if (onThisWire > 0 && number != onThisWire + 1) {
            throw new AssertionError(person.id() + " was told " + number + " after " + onThisWire);
        }
        onThisWire = number;
        seen = state;
        Entry<RaceMove, RaceEvent> before = shown.putIfAbsent(number, entry);
        if (before != null && !before.equals(entry)) {
            throw new AssertionError(person.id() + " was told two things as " + number);
        }
    }

    void done(String id, long number) {
        open.remove(id);
        Long before = acknowledged.put(id, number);
        if (before != null && before != number) {
            throw new AssertionError(id + " was acknowledged as " + before + " and as " + number);
        }
    }

    void refused(String id) {
        open.remove(id);
    }

    private void say(String id, Act<RaceMove> act) {
        Wire on = wire;
        if (on != null) {
            on.up(() -> on.copy().said(on, person, id, act));
            if (schedule.oneIn(20)) {
                on.up(() -> on.copy().said(on, person, id, act));
            }
        }
    }

    private void think() {
        if (leaves) {
            return;
        }
        if (wire != null && onThisWire > 0 && open.size() < 2) {
            act().ifPresent(act -> {
                acts++;
                String id = person.id() + acts;
                open.put(id, act);
                say(id, act);
            });
        }
        schedule.in(50 + schedule.below(400), this::think);
    }

    private Optional<Act<RaceMove>> act() {
        TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state = seen;
        if (state == null || state.seatOf(person.id()).isEmpty()) {
            return Optional.of(new Act.Sit<>());
        }
        if (state.course().isEmpty()) {
            return state.guests().size() > 1 ? Optional.of(new Act.Start<>()) : Optional.empty();
        }
        MatchView<RaceView> view =
                Copy.TABLE.match().view(state.course().get().state(), Copy.TABLE.viewer(state, person.id()));
        if (view.standing() == MatchView.Standing.BETWEEN_ROUNDS) {
            return Optional.of(new Act.NextRound<>());
        }
        if (view.standing() == MatchView.Standing.FINISHED) {
            return Optional.empty();
        }
        List<CardSet> sets = view.table().pattern().all(view.table().open());
        if (!sets.isEmpty()) {
            return Optional.of(new Act.Play<>(
                    new RaceMove.Take(sets.get(schedule.below(sets.size())).toList())));
        }
        return view.table().mayAgree() ? Optional.of(new Act.Play<>(new RaceMove.NoSet())) : Optional.empty();
    }
}
