package org.tercet.table.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tercet.fair.Contribution;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.table.Deal;
import org.tercet.table.Guest;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TablePhase;
import org.tercet.table.TableState;
import org.tercet.table.live.TableView.FairView;
import org.tercet.table.live.TableView.SeatView;

/** What somebody sees of a table around the match, built up from what everybody may know. */
public final class Sight {

    private Sight() {}

    /**
     * The table for somebody without a seat; {@link TableView#from} is for the others.
     *
     * @param commitment {@link #commitment} of that state, which stays the same
     * @param connected the ids of all people who are connected
     */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> TableView of(
            Table<O, S, M, E, V> table, TableState<O, S, M, E> state, String commitment, Set<String> connected) {
        int watching = (int)
                connected.stream().filter(id -> state.seatOf(id).isEmpty()).count();
        return new TableView(
                state.id(),
                state.code(),
                state.terms().game(),
                state.terms().chosen(),
                state.terms().length(),
                state.terms().open(),
                state.terms().chat(),
                state.terms().programs(),
                state.terms().isPatient(),
                state.phase(),
                state.phase() == TablePhase.PLAYING && state.time().isStopped(),
                table.players(state),
                state.host(),
                seats(state, connected),
                Optional.empty(),
                fair(state, commitment),
                watching,
                state.next());
    }

    /** What the table has promised about its shuffles. */
    public static String commitment(TableState<?, ?, ?, ?> state) {
        return Deal.seed(state).commitment().hex();
    }

    private static List<SeatView> seats(TableState<?, ?, ?, ?> state, Set<String> connected) {
        List<SeatView> seats = new ArrayList<>();
        for (int i = 0; i < state.guests().size(); i++) {
            Guest guest = state.guests().get(i);
            Optional<String> person = guest.person().map(Person::id);
            boolean here = person.map(connected::contains).orElse(true);
            Seat seat = new Seat(i);
            seats.add(
                    new SeatView(seat, guest.name(), person.isPresent(), guest.strength(), here, !state.isTaken(seat)));
        }
        return seats;
    }

    private static FairView fair(TableState<?, ?, ?, ?> state, String commitment) {
        Map<Integer, Contribution> sent = Deal.contributions(state).bySeat();
        boolean revealed = state.phase() == TablePhase.FINISHED
                || (state.phase() == TablePhase.CLOSED && state.course().isPresent());
        return new FairView(
                commitment,
                sent.keySet().stream().map(Seat::new).toList(),
                revealed ? Optional.of(state.seed()) : Optional.empty(),
                revealed ? Optional.of(written(sent)) : Optional.empty());
    }

    private static Map<String, String> written(Map<Integer, Contribution> sent) {
        Map<String, String> contributions = new TreeMap<>();
        sent.forEach((seat, it) -> contributions.put(Integer.toString(seat), it.hex()));
        return contributions;
    }
}
