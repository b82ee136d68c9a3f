package org.tercet.server.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.journal.StoredEvent;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.table.Deal;
import org.tercet.table.Guest;
import org.tercet.table.Person;
import org.tercet.table.TableState;
import org.tercet.wire.file.Fairness;
import org.tercet.wire.file.GameFile;

/**
 * A finished match out of the log of its table.
 *
 * @param names of everybody who sat there, by seat
 * @param people those of them who are people, by seat
 */
record Finished(String id, boolean open, GameFile<?, ?> file, List<String> names, List<Optional<Person>> people) {

    Finished {
        names = List.copyOf(names);
        people = List.copyOf(people);
    }

    static Finished of(List<StoredEvent> events) {
        return of(GameLog.of(events.getFirst()).orElseThrow(), events);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Finished of(
            GameLog<O, S, M, E, V> log, List<StoredEvent> events) {
        TableState<O, S, M, E> state = log.folded(events);
        Chronicle<M, E> chronicle = state.course().orElseThrow().chronicle();
        List<String> names = state.guests().stream().map(Guest::name).toList();
        int dealtTo = chronicle.opening().seating().size();
        GameFile<M, E> file = new GameFile<>(
                log.game(), chronicle, names.subList(0, dealtTo), Optional.empty(), Optional.of(fairness(state)));
        return new Finished(
                state.id(),
                state.terms().open(),
                file,
                names,
                state.guests().stream().map(Guest::person).toList());
    }

    private static Fairness fairness(TableState<?, ?, ?, ?> state) {
        List<Fairness.Contribution> contributions = new ArrayList<>();
        Deal.contributions(state)
                .bySeat()
                .forEach((seat, sent) -> contributions.add(new Fairness.Contribution(new Seat(seat), sent.hex())));
        return new Fairness(Deal.seed(state).commitment().hex(), Optional.of(state.seed()), contributions);
    }
}
