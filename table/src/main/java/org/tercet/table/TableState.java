package org.tercet.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.tercet.rules.game.Seat;
import org.tercet.rules.match.Stage;

/**
 * The whole truth about a table: the fold of its log.
 *
 * @param number of entries so far
 * @param banned who may not come back
 * @param firstHost before the deal; from then on the match knows
 * @param next the table of the rematch
 */
public record TableState<O, S, M, E>(
        String id,
        String code,
        Terms terms,
        String seed,
        long number,
        List<Guest> guests,
        Seat firstHost,
        Set<String> banned,
        Optional<Course<O, S, M, E>> course,
        Optional<String> next,
        boolean closed,
        Recent recent,
        TableTime time) {

    public TableState {
        guests = List.copyOf(guests);
        banned = Set.copyOf(banned);
    }

    static <O, S, M, E> TableState<O, S, M, E> opened(TableEvent.Opened<M, E> opened) {
        return new TableState<>(
                opened.id(),
                opened.code(),
                opened.terms(),
                opened.seed(),
                0,
                List.of(Guest.of(opened.host())),
                new Seat(0),
                Set.of(),
                Optional.empty(),
                Optional.empty(),
                false,
                Recent.NONE,
                TableTime.RUNNING);
    }

    public TablePhase phase() {
        if (closed) {
            return TablePhase.CLOSED;
        }
        return course.map(it -> it.state().stage() instanceof Stage.Finished ? TablePhase.FINISHED : TablePhase.PLAYING)
                .orElse(TablePhase.GATHERING);
    }

    public Seat host() {
        return course.map(it -> it.state().seating().host()).orElse(firstHost);
    }

    /** Where a person sits who has not left. */
    public Optional<Seat> seatOf(String person) {
        for (int i = 0; i < guests.size(); i++) {
            Seat seat = new Seat(i);
            if (guests.get(i).is(person) && isTaken(seat)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Whether somebody sits there who has not left. */
    public boolean isTaken(Seat seat) {
        return seat.number() < guests.size()
                && course.map(it -> it.state().seating().isPlaying(seat)).orElse(true);
    }

    public Guest guest(Seat seat) {
        return guests.get(seat.number());
    }

    /** The seats that have not been left, in order. */
    public List<Seat> taken() {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < guests.size(); i++) {
            if (isTaken(new Seat(i))) {
                seats.add(new Seat(i));
            }
        }
        return List.copyOf(seats);
    }

    public long people() {
        return taken().stream().filter(seat -> guest(seat).person().isPresent()).count();
    }

    TableState<O, S, M, E> numbered(long now, Recent done) {
        return new TableState<>(
                id, code, terms, seed, now, guests, firstHost, banned, course, next, closed, done, time);
    }

    TableState<O, S, M, E> guests(List<Guest> now, Seat host) {
        return new TableState<>(id, code, terms, seed, number, now, host, banned, course, next, closed, recent, time);
    }

    TableState<O, S, M, E> guest(Seat seat, UnaryOperator<Guest> change) {
        List<Guest> changed = new ArrayList<>(guests);
        changed.set(seat.number(), change.apply(guest(seat)));
        return guests(changed, firstHost);
    }

    TableState<O, S, M, E> joined(Guest guest) {
        List<Guest> more = new ArrayList<>(guests);
        more.add(guest);
        return guests(more, firstHost);
    }

    TableState<O, S, M, E> terms(Terms now) {
        return new TableState<>(
                id, code, now, seed, number, guests, firstHost, banned, course, next, closed, recent, time);
    }

    TableState<O, S, M, E> banned(String person) {
        Set<String> more = new TreeSet<>(banned);
        more.add(person);
        return new TableState<>(
                id, code, terms, seed, number, guests, firstHost, more, course, next, closed, recent, time);
    }

    TableState<O, S, M, E> course(Course<O, S, M, E> now) {
        return new TableState<>(
                id, code, terms, seed, number, guests, firstHost, banned, Optional.of(now), next, closed, recent, time);
    }

    /** As it stands, for somebody who does not need to tell how it came to that: the steps of a match are in the log. */
    public TableState<O, S, M, E> withoutSteps() {
        return course.map(it -> course(it.withoutSteps())).orElse(this);
    }

    TableState<O, S, M, E> movedOn(String table) {
        return new TableState<>(
                id,
                code,
                terms,
                seed,
                number,
                guests,
                firstHost,
                banned,
                course,
                Optional.of(table),
                closed,
                recent,
                time);
    }

    TableState<O, S, M, E> time(TableTime now) {
        return new TableState<>(
                id, code, terms, seed, number, guests, firstHost, banned, course, next, closed, recent, now);
    }

    TableState<O, S, M, E> shut() {
        return new TableState<>(
                id, code, terms, seed, number, guests, firstHost, banned, course, next, true, recent, time);
    }
}
