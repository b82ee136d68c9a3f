package org.tercet.hardening.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.hardening.OneGesture;
import org.tercet.rules.Games;
import org.tercet.rules.game.Decision;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;
import org.tercet.table.Act;
import org.tercet.table.Deed;
import org.tercet.table.Entry;
import org.tercet.table.Person;
import org.tercet.table.Table;
import org.tercet.table.TableEvent;
import org.tercet.table.TableState;

/**
 * A table at which the base game has begun, and the calls that are about to be made.
 *
 * @param set what everybody wants
 */
record Started(
        Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table,
        TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state,
        List<Card> set,
        List<Race.Call> calls) {

    static final long NOW = 10_000;

    private static final List<Person> PEOPLE =
            List.of(new Person("ana", "Ana", true), new Person("bea", "Bea", true), new Person("eva", "Eva", true));

    /** So many of them call for the same set. */
    static Started with(int callers) {
        Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table = new Table<>(Games.BASE);
        TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state = table.open(new Entry<>(
                0,
                Optional.empty(),
                List.of(new TableEvent.Opened<>(
                        "t", "ABCD", OneGesture.terms(Games.BASE.id()), PEOPLE.getFirst(), "5e".repeat(64)))));
        for (Person person : PEOPLE.subList(1, PEOPLE.size())) {
            state = after(table, state, person, new Act.Sit<>());
        }
        state = after(table, state, PEOPLE.getFirst(), new Act.Start<>());
        CardSet laid = state.course().orElseThrow().state().state().layout().cards();
        List<Card> set = Sets.one(laid).orElseThrow().toList();
        List<Race.Call> calls = new ArrayList<>();
        for (Person person : PEOPLE.subList(0, callers)) {
            calls.add(new Race.Call(person, person.id() + "'s", new Act.Play<>(new RaceMove.Take(set))));
        }
        return new Started(table, state, set, List.copyOf(calls));
    }

    private static TableState<RaceOptions, RaceState, RaceMove, RaceEvent> after(
            Table<RaceOptions, RaceState, RaceMove, RaceEvent, RaceView> table,
            TableState<RaceOptions, RaceState, RaceMove, RaceEvent> state,
            Person by,
            Act<RaceMove> act) {
        return switch (table.decide(state, new Deed.Acted<>(by, act), 1)) {
            case Decision.Refused<TableEvent<RaceMove, RaceEvent>>(var why) -> throw new AssertionError(why);
            case Decision.Accepted<TableEvent<RaceMove, RaceEvent>>(var events) ->
                table.evolve(state, new Entry<>(1, Optional.empty(), events));
        };
    }

    /** Whether somebody got the set by it. */
    boolean takes(Entry<RaceMove, RaceEvent> entry) {
        for (TableEvent<RaceMove, RaceEvent> event : entry.events()) {
            if (event instanceof TableEvent.Stepped<RaceMove, RaceEvent>(var step)) {
                for (MatchEvent<RaceEvent> inner : step.events()) {
                    if (inner instanceof MatchEvent.Played<RaceEvent>(RaceEvent.Taken taken)
                            && taken.cards().equals(CardSet.of(set))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
