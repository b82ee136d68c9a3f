package org.tercet.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TablePhase;
import org.tercet.table.TableState;
import org.tercet.table.Terms;
import org.tercet.table.Wish;
import org.tercet.table.live.Asked;
import org.tercet.table.live.Sight;
import org.tercet.table.live.TableView;
import org.tercet.table.live.Told;
import org.tercet.wire.Problem;
import org.tercet.wire.Reading;
import org.tercet.wire.shape.Written;

/** A table with the types of its game: texts of clients go in, entries of the log and texts for clients come out. */
final class Desk<O extends Options, S extends State, M extends Move, E extends Event, V extends View> implements Held {

    /** The longest id that a client may give to an act. */
    private static final int LONGEST_ID = 40;

    private final Kit<O, S, M, E, V> kit;
    private final TableState<O, S, M, E> state;
    private final String commitment;

    private Desk(Kit<O, S, M, E, V> kit, TableState<O, S, M, E> state, String commitment) {
        this.kit = kit;
        this.state = state;
        this.commitment = commitment;
    }

    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Desk<O, S, M, E, V> opened(Kit<O, S, M, E, V> kit, Logged logged) {
        TableState<O, S, M, E> state = kit.table().open(kit.typed(logged.entry()));
        return new Desk<>(kit, state, Sight.commitment(state));
    }

    Desk<O, S, M, E, V> after(Logged logged) {
        return new Desk<>(
                kit, kit.table().evolve(state, kit.typed(logged.entry())).withoutSteps(), commitment);
    }

    Kit<O, S, M, E, V> kit() {
        return kit;
    }

    TableState<O, S, M, E> state() {
        return state;
    }

    private Table<O, S, M, E, V> table() {
        return kit.table();
    }

    /** The moment of an entry made now: a clock that was set back does not turn back the table. */
    private long moment(long wall) {
        long now = state.time().at(wall);
        return state.course().map(course -> Math.max(now, course.since())).orElse(now);
    }

    // --- what comes in ---------------------------------------------------------------------------------------------

    Heard hear(Person by, String text, long now) {
        return switch (kit.json().asked(text)) {
            case Reading.Unreadable<Asked<M>>(var path, var problem) -> unreadable(path, problem);
            case Reading.Read<Asked<M>>(var asked) ->
                switch (asked) {
                    case Asked.Hello<M> again -> unreadable("/type", new Problem.NotAllowed("hello"));
                    case Asked.Do<M>(var id, var act) ->
                        id.isEmpty() || id.length() > LONGEST_ID
                                ? unreadable("/id", new Problem.TooLong(LONGEST_ID))
                                : act(by, id, act, now);
                    case Asked.Ping<M>() -> new Heard.Answered(kit.json().text(new Told.Pong<>()));
                };
        };
    }

    private Heard unreadable(String path, Problem problem) {
        return new Heard.Answered(kit.json().text(new Told.Unreadable<>(Optional.empty(), path, problem)));
    }

    private Heard act(Person by, String id, Act<M> act, long now) {
        Entry.Cause cause = new Entry.Cause(by.id(), id);
        Optional<Long> done = table().done(state, cause);
        if (done.isPresent()) {
            return new Heard.Answered(done(id, done.get()));
        }
        return switch (act) {
            case Act.Say<M>(var phrase, var words) -> say(by, id, new Act.Say<>(phrase, words));
            case Act.Rematch<M>() -> rematch(by, id);
            default -> decided(new Deed.Acted<>(by, act), Optional.of(cause), id, now);
        };
    }

    private Heard say(Person by, String id, Act.Say<M> say) {
        Optional<Seat> seat = state.seatOf(by.id());
        if (seat.isEmpty()) {
            return refused(id, new Refusal.NotAtTable());
        }
        if (say.phrase().isPresent() == say.text().isPresent()) {
            return unreadable("/act", new Problem.NotAllowed("say"));
        }
        if (say.text().isPresent() && !state.terms().chat()) {
            return refused(id, new Refusal.NoFreeText());
        }
        Optional<String> text = say.text().map(Plain::line);
        if (text.filter(String::isEmpty).isPresent()) {
            return unreadable("/act/text", new Problem.NotAllowed("text"));
        }
        return new Heard.Spoken(id, kit.json().text(new Told.Heard<>(seat.get(), say.phrase(), text)));
    }

    private Heard rematch(Person by, String id) {
        if (state.seatOf(by.id()).isEmpty()) {
            return refused(id, new Refusal.NotAtTable());
        }
        if (state.phase() != TablePhase.FINISHED) {
            return refused(id, new Refusal.NotNow());
        }
        return state.next().isPresent() ? new Heard.Answered(done(id, state.number())) : new Heard.Rematch(by, id);
    }

    private Heard decided(Deed<M> deed, Optional<Entry.Cause> cause, String id, long now) {
        long at = moment(now);
        return switch (table().decide(state, deed, at)) {
            case Decision.Refused<TableEvent<M, E>>(var refusal) -> refused(id, refusal);
            case Decision.Accepted<TableEvent<M, E>>(var events) ->
                new Heard.Stored(new Entry<>(at, cause, events), id);
        };
    }

    Heard refused(String id, Refusal refusal) {
        return new Heard.Answered(kit.json().text(new Told.Refused<>(id, refusal)));
    }

    Heard movedOn(Person by, String id, String next, long now) {
        return decided(new Deed.MovedOn<>(by, next), Optional.of(new Entry.Cause(by.id(), id)), id, now);
    }

    /** The entry that follows from something other than an act; empty when nothing does. */
    Optional<Entry<?, ?>> does(Deed<M> deed, long now) {
        long at = moment(now);
        return switch (table().decide(state, deed, at)) {
            case Decision.Refused<TableEvent<M, E>> refused -> Optional.empty();
            case Decision.Accepted<TableEvent<M, E>>(var events) ->
                Optional.of(new Entry<>(at, Optional.empty(), events));
        };
    }

    Optional<Entry<?, ?>> due(long now) {
        return does(new Deed.Due<>(), now);
    }

    Optional<Entry<?, ?>> quiet(String person, long now) {
        return does(new Deed.WentQuiet<>(person), now);
    }

    Optional<Entry<?, ?>> back(String person, long now) {
        return isAway(person) ? does(new Deed.CameBack<>(person), now) : Optional.empty();
    }

    /** Where the table waits for those whose line is broken: time stands still as long as there are such. */
    Optional<Entry<?, ?>> waiting(Set<String> connected, long now) {
        boolean missed = state.terms().isPatient() && !waitedFor(connected).isEmpty();
        if (missed == state.time().isStopped()) {
            return Optional.empty();
        }
        return does(missed ? new Deed.Stopped<>(now) : new Deed.WentOn<>(now), now);
    }

    /** A public table without anybody there is no invitation any more. */
    Optional<Entry<?, ?>> abandoned(long now) {
        return state.phase() == TablePhase.GATHERING && state.terms().open()
                ? does(new Deed.Abandoned<>(), now)
                : Optional.empty();
    }

    // --- what goes out ---------------------------------------------------------------------------------------------

    String done(String id, long number) {
        return kit.json().text(new Told.Done<>(id, number));
    }

    /** @param happened what led to this */
    Showing<O, S, M, E, V> showing(Optional<Entry<?, ?>> happened, long now) {
        return new Showing<>(kit, state, happened, now);
    }

    /** The table around the match, as somebody without a seat sees it. */
    TableView around(Set<String> connected) {
        return Sight.of(table(), state, commitment, connected);
    }

    /** The same again, with the same bots, beginning when all people of this match sit there. */
    Wish rematch() {
        Terms terms = state.terms();
        List<String> strengths = state.taken().stream()
                .map(state::guest)
                .filter(guest -> guest.person().isEmpty())
                .flatMap(guest -> guest.strength().stream())
                .toList();
        return new Wish(
                terms.game(),
                Optional.of(terms.chosen().rulebook()),
                Optional.of(terms.chosen().values()),
                Optional.of(terms.length()),
                Optional.of(terms.open()),
                Optional.of(terms.chat()),
                Optional.of(terms.programs()),
                Optional.of(strengths),
                Optional.of((int) state.people()),
                terms.waits());
    }

    Notice notice() {
        return new Notice(
                state.id(),
                state.terms().game(),
                state.terms().chosen().rulebook(),
                state.terms().open(),
                state.guests().isEmpty() ? "" : state.guest(state.host()).name(),
                state.taken().size(),
                table().players(state).max(),
                Written.name(state.phase()));
    }

    // --- how it stands ---------------------------------------------------------------------------------------------

    OptionalLong deadline() {
        return table().deadline(state);
    }

    /** Those whom the table waits for although they are not connected. */
    List<String> waitedFor(Set<String> connected) {
        if (state.phase() != TablePhase.PLAYING) {
            return List.of();
        }
        return state.taken().stream()
                .filter(seat -> state.course().orElseThrow().state().seating().isHere(seat))
                .map(state::guest)
                .filter(guest -> !guest.isBot())
                .flatMap(guest -> guest.person().stream())
                .map(Person::id)
                .filter(id -> !connected.contains(id))
                .toList();
    }

    private boolean isAway(String person) {
        return state.phase() == TablePhase.PLAYING
                && state.seatOf(person)
                        .filter(seat -> state.guest(seat).isBot()
                                || state.course()
                                                .orElseThrow()
                                                .state()
                                                .seating()
                                                .chair(seat)
                                                .presence()
                                        == Presence.AWAY)
                        .isPresent();
    }

    /** Nothing more is to come. */
    boolean isOver() {
        return state.phase() == TablePhase.FINISHED || isClosed();
    }

    boolean isClosed() {
        return state.phase() == TablePhase.CLOSED;
    }

    boolean isBanned(String person) {
        return state.banned().contains(person);
    }
}
