package org.tercet.hardening.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tercet.bots.Player;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Act;
import org.tercet.table.Course;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TablePhase;
import org.tercet.table.TableState;

/** Somebody who plays by what they are told, comes again when the socket is lost, and says again what was not answered. */
final class Client<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Schedule schedule;
    private final Person person;
    private final Player<V, M> player;
    private final Supplier<Copy<O, S, M, E, V>> router;
    private final Map<String, Act<M>> open = new LinkedHashMap<>();
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private final Map<Long, Entry<M, E>> shown = new TreeMap<>();
    private @Nullable Wire<O, S, M, E, V> wire;
    private @Nullable TableState<O, S, M, E> seen;
    private @Nullable MatchView<V> view;
    private long onThisWire;
    private int acts;
    private boolean finished;
    private boolean leaves;

    Client(Schedule schedule, Person person, Player<V, M> player, Supplier<Copy<O, S, M, E, V>> router) {
        this.schedule = schedule;
        this.person = person;
        this.player = player;
        this.router = router;
        connect();
        think();
    }

    Map<String, Long> acknowledged() {
        return acknowledged;
    }

    Map<Long, Entry<M, E>> shown() {
        return shown;
    }

    void leave() {
        leaves = true;
    }

    boolean isFinished() {
        return finished;
    }

    private void connect() {
        if (leaves) {
            return;
        }
        Wire<O, S, M, E, V> next = new Wire<>(schedule, this, router.get());
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

    void lost(Wire<O, S, M, E, V> which) {
        if (wire == which) {
            schedule.note(() -> person.id() + " loses the line to " + which.copy());
            wire = null;
            schedule.in(schedule.below(100), this::connect);
        }
    }

    void welcome(Wire<O, S, M, E, V> from, TableState<O, S, M, E> state) {
        if (from != wire) {
            return;
        }
        schedule.note(() -> person.id() + " is welcomed by " + from.copy() + " at " + state.number());
        onThisWire = state.number();
        sees(state);
        open.forEach(this::say);
    }

    void update(long number, Entry<M, E> entry, TableState<O, S, M, E> state) {
        if (onThisWire > 0 && number != onThisWire + 1) {
            throw new AssertionError(person.id() + " was told " + number + " after " + onThisWire);
        }
        onThisWire = number;
        sees(state);
        Entry<M, E> before = shown.putIfAbsent(number, entry);
        if (before != null && !before.equals(entry)) {
            throw new AssertionError(person.id() + " was told two things as " + number);
        }
    }

    private void sees(TableState<O, S, M, E> state) {
        seen = state;
        view = null;
        finished = state.phase() == TablePhase.FINISHED;
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

    private void say(String id, Act<M> act) {
        Wire<O, S, M, E, V> on = wire;
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
        Wire<O, S, M, E, V> on = wire;
        TableState<O, S, M, E> state = seen;
        if (on != null && state != null && onThisWire > 0 && open.size() < 2) {
            act(on.copy(), state).ifPresent(act -> {
                acts++;
                String id = person.id() + acts;
                open.put(id, act);
                say(id, act);
            });
        }
        schedule.in(50 + schedule.below(400), this::think);
    }

    private Optional<Act<M>> act(Copy<O, S, M, E, V> copy, TableState<O, S, M, E> state) {
        Optional<Seat> seat = state.seatOf(person.id());
        if (seat.isEmpty()) {
            return Optional.of(new Act.Sit<>());
        }
        if (state.course().isEmpty()) {
            boolean enough =
                    state.guests().size() >= copy.table().players(state).min()
                            && state.guests().size() > 1;
            return enough ? Optional.of(new Act.Start<>()) : Optional.empty();
        }
        MatchView<V> sight = view(copy.table(), state, state.course().get());
        return switch (sight.standing()) {
            case BETWEEN_ROUNDS -> Optional.of(new Act.NextRound<>());
            case FINISHED -> Optional.empty();
            case PLAYING ->
                player.move(sight.table(), seat.get(), schedule::below).map(Act.Play::new);
        };
    }

    /** They look several times at what does not change meanwhile. */
    private MatchView<V> view(Table<O, S, M, E, V> table, TableState<O, S, M, E> state, Course<O, S, M, E> course) {
        MatchView<V> sight = view == null ? table.match().view(course.state(), table.viewer(state, person.id())) : view;
        view = sight;
        return sight;
    }
}
