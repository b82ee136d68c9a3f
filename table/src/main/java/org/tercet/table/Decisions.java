package org.tercet.table;

import java.util.Map;
import java.util.Optional;
import org.tercet.fair.Contribution;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Stage;

/** What a deed leads to. */
final class Decisions<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Table<O, S, M, E, V> table;
    private final TableState<O, S, M, E> state;
    private final long now;

    Decisions(Table<O, S, M, E, V> table, TableState<O, S, M, E> state, long now) {
        this.table = table;
        this.state = state;
        this.now = now;
    }

    Decision<TableEvent<M, E>> decide(Deed<M> deed) {
        if (state.phase() == TablePhase.CLOSED) {
            return Decision.refuse(new Refusal.TableClosed());
        }
        return switch (deed) {
            case Deed.Acted<M>(var by, var act) -> act(by, act);
            case Deed.BotPlayed<M>(var seat, var move) -> play(seat, move);
            case Deed.Due<M>() -> due();
            case Deed.WentQuiet<M>(var person) -> quiet(person);
            case Deed.CameBack<M>(var person) -> back(person);
            case Deed.Stopped<M>(var at) -> stopped(at);
            case Deed.WentOn<M>(var at) ->
                state.time().isStopped()
                        ? course().then(new TableEvent.WentOn<>(at)).decision()
                        : notNow();
            case Deed.MovedOn<M>(var by, var next) -> movedOn(by, next);
            case Deed.Abandoned<M>() -> course().then(new TableEvent.Closed<>()).decision();
        };
    }

    private Decision<TableEvent<M, E>> act(Person by, Act<M> act) {
        Optional<Seat> seat = state.seatOf(by.id());
        return switch (act) {
            case Act.Sit<M>() -> sit(by, seat);
            case Act.Play<M>(var move) -> seated(seat, it -> play(it, move));
            case Act.Contribute<M>(var random) -> seated(seat, it -> contribute(it, random));
            case Act.Leave<M>() -> seated(seat, this::leave);
            case Act.Say<M> say -> Decision.refuse(new Refusal.NotNow());
            case Act.Rematch<M>() -> Decision.refuse(new Refusal.NotNow());
            case Act.Choose<M>(var rulebook, var values, var length) ->
                host(seat, () -> choose(rulebook, values, length));
            case Act.AddBot<M>(var strength) -> host(seat, () -> addBot(strength));
            case Act.StandIn<M>(var where, var strength) -> host(seat, () -> standIn(where, strength));
            case Act.Remove<M>(var where) -> host(seat, () -> remove(where));
            case Act.HandOver<M>(var where) -> host(seat, () -> handOver(where));
            case Act.Start<M>() -> host(seat, () -> gathering(() -> course().begin()));
            case Act.NextRound<M>() -> host(seat, () -> isBetween() ? course().shuffle() : notNow());
            case Act.Close<M>() ->
                host(seat, () -> course().then(new TableEvent.Closed<>()).decision());
        };
    }

    // --- coming and going ------------------------------------------------------------------------------------------

    private Decision<TableEvent<M, E>> sit(Person by, Optional<Seat> already) {
        if (already.isPresent()) {
            return Decision.refuse(new Refusal.AlreadySeated(already.get()));
        }
        if (state.banned().contains(by.id())) {
            return Decision.refuse(new Refusal.Removed());
        }
        if (by.program() && !state.terms().programs()) {
            return Decision.refuse(new Refusal.NoPrograms());
        }
        TableEvent<M, E> sat = new TableEvent.Sat<>(by);
        if (state.phase() != TablePhase.GATHERING) {
            return course().and(sat, new Input.Join<>(Occupant.PERSON));
        }
        if (state.guests().size() >= table.players(state).max()) {
            return Decision.refuse(new Refusal.TableFull(table.players(state).max()));
        }
        Draft<O, S, M, E, V> course = course().then(sat);
        return state.terms().begin() > 0 && state.people() + 1 >= state.terms().begin()
                ? course.begin()
                : course.decision();
    }

    private Decision<TableEvent<M, E>> leave(Seat seat) {
        if (state.phase() != TablePhase.GATHERING) {
            return match(new Input.Leave<>(seat));
        }
        return up(course(), seat).decision();
    }

    /** Gets up before the deal: a person inherits the host's place, and nobody sits at a table without people. */
    private Draft<O, S, M, E, V> up(Draft<O, S, M, E, V> course, Seat seat) {
        Optional<Seat> heir = state.taken().stream()
                .filter(other ->
                        !other.equals(seat) && state.guest(other).person().isPresent())
                .findFirst();
        if (heir.isEmpty() && state.guest(seat).person().isPresent()) {
            return course.then(new TableEvent.Closed<>());
        }
        if (seat.equals(state.host())) {
            course.then(new TableEvent.HostIs<>(heir.orElseThrow()));
        }
        return course.then(new TableEvent.GotUp<>(seat));
    }

    private Decision<TableEvent<M, E>> quiet(String person) {
        return playing(person, seat -> match(new Input.GoAway<>(seat)));
    }

    private Decision<TableEvent<M, E>> back(String person) {
        return playing(
                person,
                seat -> state.guest(seat).isBot()
                        ? course().and(new TableEvent.Returned<>(seat), new Input.TakeOver<>(seat, Occupant.PERSON))
                        : match(new Input.ComeBack<>(seat)));
    }

    private Decision<TableEvent<M, E>> movedOn(Person by, String next) {
        if (state.phase() != TablePhase.FINISHED || state.next().isPresent()) {
            return notNow();
        }
        return seated(
                state.seatOf(by.id()),
                seat -> course().then(new TableEvent.MovedOn<>(next)).decision());
    }

    // --- before the deal -------------------------------------------------------------------------------------------

    private Decision<TableEvent<M, E>> contribute(Seat seat, String random) {
        if (Contribution.ofHex(random).good().isEmpty()) {
            return Decision.refuse(new Refusal.BadRandom());
        }
        return gathering(
                () -> course().then(new TableEvent.Contributed<>(seat, random)).decision());
    }

    private Decision<TableEvent<M, E>> choose(String rulebook, Map<String, String> values, Optional<Length> length) {
        return gathering(() -> switch (state.terms().choosing(table.match().game(), rulebook, values, length)) {
            case Terms.Choice.Invalid(var refusal) -> Decision.refuse(refusal);
            case Terms.Choice.Valid(var terms) -> {
                Draft<O, S, M, E, V> course = course().then(new TableEvent.Chose<>(terms));
                int most = table.players(course.state()).max();
                yield state.guests().size() > most ? Decision.refuse(new Refusal.TableFull(most)) : course.decision();
            }
        });
    }

    // --- the host --------------------------------------------------------------------------------------------------

    private Decision<TableEvent<M, E>> addBot(String strength) {
        if (!Bots.STRENGTHS.contains(strength)) {
            return Decision.refuse(new Refusal.UnknownStrength(strength, Bots.STRENGTHS));
        }
        TableEvent<M, E> sat = new TableEvent.BotSat<>(Bots.name(state.guests()), strength);
        if (state.phase() != TablePhase.GATHERING) {
            return course().and(sat, new Input.Join<>(Occupant.BOT));
        }
        int most = table.players(state).max();
        return state.guests().size() >= most
                ? Decision.refuse(new Refusal.TableFull(most))
                : course().then(sat).decision();
    }

    private Decision<TableEvent<M, E>> standIn(Seat seat, String strength) {
        if (!Bots.STRENGTHS.contains(strength)) {
            return Decision.refuse(new Refusal.UnknownStrength(strength, Bots.STRENGTHS));
        }
        if (state.phase() != TablePhase.PLAYING) {
            return notNow();
        }
        if (!state.isTaken(seat)) {
            return Decision.refuse(new Refusal.NotSeated(seat));
        }
        return state.course().orElseThrow().state().seating().chair(seat).presence() != Presence.AWAY
                ? Decision.refuse(new Refusal.AlreadyHere(seat))
                : course().and(new TableEvent.StoodIn<>(seat, strength), new Input.TakeOver<>(seat, Occupant.BOT));
    }

    private Decision<TableEvent<M, E>> remove(Seat seat) {
        if (!state.isTaken(seat) || seat.equals(state.host())) {
            return Decision.refuse(new Refusal.NotSeated(seat));
        }
        Draft<O, S, M, E, V> course = course();
        state.guest(seat).person().ifPresent(person -> course.then(new TableEvent.Banned<>(person.id())));
        return state.phase() == TablePhase.GATHERING
                ? up(course, seat).decision()
                : course.step(new Input.Leave<>(seat));
    }

    private Decision<TableEvent<M, E>> handOver(Seat seat) {
        if (!state.isTaken(seat) || state.guest(seat).person().isEmpty()) {
            return Decision.refuse(new Refusal.NotSeated(seat));
        }
        return state.phase() == TablePhase.GATHERING
                ? course().then(new TableEvent.HostIs<>(seat)).decision()
                : match(new Input.HandOver<>(seat));
    }

    // --- the match -------------------------------------------------------------------------------------------------

    private Decision<TableEvent<M, E>> match(Input<M> input) {
        return course().step(input);
    }

    private Decision<TableEvent<M, E>> play(Seat seat, M move) {
        return state.time().isStopped() ? notNow() : match(new Input.Play<>(seat, move));
    }

    private Decision<TableEvent<M, E>> stopped(long at) {
        boolean may = state.terms().isPatient()
                && state.phase() == TablePhase.PLAYING
                && !state.time().isStopped();
        return may ? course().then(new TableEvent.Stopped<>(at)).decision() : notNow();
    }

    private Decision<TableEvent<M, E>> due() {
        var due = table.deadline(state);
        if (state.time().isStopped() || due.isEmpty() || due.getAsLong() > now) {
            return Decision.refuse(new Refusal.NothingDue());
        }
        return isBetween() ? course().shuffle() : match(new Input.Lapse<>());
    }

    private boolean isBetween() {
        return state.phase() == TablePhase.PLAYING
                && state.course().orElseThrow().state().stage() instanceof Stage.Between;
    }

    // --- who may, and when -----------------------------------------------------------------------------------------

    private interface AtSeat<T> {
        T at(Seat seat);
    }

    private interface Then<T> {
        T then();
    }

    private Decision<TableEvent<M, E>> seated(Optional<Seat> seat, AtSeat<Decision<TableEvent<M, E>>> then) {
        return seat.isPresent() ? then.at(seat.get()) : Decision.refuse(new Refusal.NotAtTable());
    }

    private Decision<TableEvent<M, E>> playing(String person, AtSeat<Decision<TableEvent<M, E>>> then) {
        return state.phase() == TablePhase.PLAYING ? seated(state.seatOf(person), then) : notNow();
    }

    private Decision<TableEvent<M, E>> host(Optional<Seat> seat, Then<Decision<TableEvent<M, E>>> then) {
        return seated(
                seat, it -> it.equals(state.host()) ? then.then() : Decision.refuse(new Refusal.NotHost(state.host())));
    }

    private Decision<TableEvent<M, E>> gathering(Then<Decision<TableEvent<M, E>>> then) {
        return state.phase() == TablePhase.GATHERING ? then.then() : Decision.refuse(new Refusal.AlreadyBegun());
    }

    private static <T> Decision<T> notNow() {
        return Decision.refuse(new Refusal.NotNow());
    }

    private Draft<O, S, M, E, V> course() {
        return new Draft<>(table, state, now);
    }
}
