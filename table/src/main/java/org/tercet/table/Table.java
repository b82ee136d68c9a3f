package org.tercet.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Stage;

/** A table for one game: a deed goes in, events or a refusal come out. Everything that a server does is built on it. */
public final class Table<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** Between two rounds people look at how the last one came out. */
    public static final long PAUSE = 15_000;

    private final Match<O, S, M, E, V> match;

    public Table(Game<O, S, M, E, V> game) {
        this.match = new Match<>(game);
    }

    public Match<O, S, M, E, V> match() {
        return match;
    }

    /** What follows from a deed, at this moment. */
    public Decision<TableEvent<M, E>> decide(TableState<O, S, M, E> state, Deed<M> deed, long now) {
        return new Decisions<>(this, state, now).decide(deed);
    }

    /** The state of a table that has just been opened. */
    public TableState<O, S, M, E> open(Entry<M, E> first) {
        if (!(first.events().getFirst() instanceof TableEvent.Opened<M, E> opened)) {
            throw new IllegalArgumentException("a table's log begins with its opening");
        }
        TableState<O, S, M, E> state = TableState.opened(opened);
        for (TableEvent<M, E> event : first.events().subList(1, first.events().size())) {
            state = evolve(state, event);
        }
        return state.numbered(1, Recent.NONE);
    }

    public TableState<O, S, M, E> evolve(TableState<O, S, M, E> state, Entry<M, E> entry) {
        TableState<O, S, M, E> now = state;
        for (TableEvent<M, E> event : entry.events()) {
            now = evolve(now, event);
        }
        long number = state.number() + 1;
        Recent recent =
                entry.cause().map(cause -> state.recent().with(cause, number)).orElse(state.recent());
        return now.numbered(number, recent);
    }

    /** The number of the entry that came of an act; empty if it has not been done, or long ago. */
    public Optional<Long> done(TableState<O, S, M, E> state, Entry.Cause cause) {
        return state.recent().number(cause);
    }

    TableState<O, S, M, E> evolve(TableState<O, S, M, E> state, TableEvent<M, E> event) {
        return switch (event) {
            case TableEvent.Opened<M, E> opened -> state;
            case TableEvent.Sat<M, E>(var person) -> state.joined(Guest.of(person));
            case TableEvent.BotSat<M, E>(var name, var strength) -> state.joined(Guest.bot(name, strength));
            case TableEvent.GotUp<M, E>(var seat) -> gotUp(state, seat);
            case TableEvent.Banned<M, E>(var person) -> state.banned(person);
            case TableEvent.Chose<M, E>(var terms) -> state.terms(terms);
            case TableEvent.HostIs<M, E>(var seat) -> state.guests(state.guests(), seat);
            case TableEvent.Contributed<M, E>(var seat, var random) ->
                state.guest(seat, guest -> guest.contributing(random));
            case TableEvent.Began<M, E>(var opening, var events) ->
                state.course(new Course<>(opening, events, Trail.empty(), match.fold(events), 1, opening.at()));
            case TableEvent.Stepped<M, E>(var step) ->
                state.course(state.course()
                        .orElseThrow()
                        .stepped(
                                step,
                                folded(state.course().orElseThrow().state(), step.events()),
                                step.input() instanceof Input.Shuffle));
            case TableEvent.StoodIn<M, E>(var seat, var strength) ->
                state.guest(seat, guest -> guest.playedBy(Optional.of(strength)));
            case TableEvent.Returned<M, E>(var seat) -> state.guest(seat, guest -> guest.playedBy(Optional.empty()));
            case TableEvent.Stopped<M, E>(var at) -> state.time(state.time().stop(at));
            case TableEvent.WentOn<M, E>(var at) -> state.time(state.time().goOn(at));
            case TableEvent.MovedOn<M, E>(var next) -> state.movedOn(next);
            case TableEvent.Closed<M, E>() -> state.shut();
        };
    }

    private MatchState<O, S> folded(MatchState<O, S> state, List<MatchEvent<E>> events) {
        MatchState<O, S> now = state;
        for (MatchEvent<E> event : events) {
            now = match.evolve(now, event);
        }
        return now;
    }

    /** Those to the left move up by one seat, the host too. */
    private static <O, S, M, E> TableState<O, S, M, E> gotUp(TableState<O, S, M, E> state, Seat seat) {
        List<Guest> left = new ArrayList<>(state.guests());
        left.remove(seat.number());
        int host = state.firstHost().number();
        return state.guests(left, new Seat(host > seat.number() ? host - 1 : host));
    }

    public Players players(TableState<O, S, M, E> state) {
        Game<O, S, M, E, V> game = match.game();
        return game.players(game.options(state.terms().chosen()));
    }

    /** When something will happen by itself. */
    public OptionalLong deadline(TableState<O, S, M, E> state) {
        if (state.phase() != TablePhase.PLAYING) {
            return OptionalLong.empty();
        }
        Course<O, S, M, E> course = state.course().orElseThrow();
        return course.state().stage() instanceof Stage.Between
                ? OptionalLong.of(course.since() + PAUSE)
                : match.deadline(course.state());
    }

    /** Whose eyes a person looks with. */
    public Viewer viewer(TableState<O, S, M, E> state, String person) {
        return Viewer.of(state.seatOf(person));
    }
}
