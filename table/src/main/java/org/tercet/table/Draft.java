package org.tercet.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Stage;
import org.tercet.rules.match.Step;

/** An entry in the making: events one after the other, and the state after them. */
final class Draft<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Table<O, S, M, E, V> table;
    private final long now;
    private final List<TableEvent<M, E>> events = new ArrayList<>();
    private TableState<O, S, M, E> state;

    Draft(Table<O, S, M, E, V> table, TableState<O, S, M, E> state, long now) {
        this.table = table;
        this.state = state;
        this.now = now;
    }

    TableState<O, S, M, E> state() {
        return state;
    }

    Draft<O, S, M, E, V> then(TableEvent<M, E> event) {
        events.add(event);
        state = table.evolve(state, event);
        return this;
    }

    Decision<TableEvent<M, E>> decision() {
        return Decision.accept(events);
    }

    /** A step of the match and the cards that it wants shuffled; refused as a whole if the rules refuse it. */
    Decision<TableEvent<M, E>> step(Input<M> input) {
        return and(Optional.empty(), input);
    }

    /** The same with something around the match that goes with it. */
    Decision<TableEvent<M, E>> and(TableEvent<M, E> event, Input<M> input) {
        return and(Optional.of(event), input);
    }

    private Decision<TableEvent<M, E>> and(Optional<TableEvent<M, E>> event, Input<M> input) {
        Optional<Course<O, S, M, E>> course = state.course();
        if (course.isEmpty()) {
            return Decision.refuse(new Refusal.NotBegun());
        }
        return switch (table.match().decide(course.get().state(), input, now)) {
            case Decision.Refused<MatchEvent<E>>(var refusal) -> Decision.refuse(refusal);
            case Decision.Accepted<MatchEvent<E>>(var steps) -> {
                event.ifPresent(this::then);
                then(new TableEvent.Stepped<>(new Step<>(now, input, steps)));
                yield isWaitingForCards() ? shuffle() : decision();
            }
        };
    }

    private boolean isWaitingForCards() {
        var match = state.course().orElseThrow().state();
        return match.stage() instanceof Stage.Playing
                && !table.match().shuffles(match).isEmpty();
    }

    /** The cards that wait for it come in a new order. */
    Decision<TableEvent<M, E>> shuffle() {
        Course<O, S, M, E> course = state.course().orElseThrow();
        CardSet waiting = table.match().shuffles(course.state());
        return step(new Input.Shuffle<>(Deal.order(state, course.shuffles(), waiting)));
    }

    /** Those who sit there begin to play. */
    Decision<TableEvent<M, E>> begin() {
        var game = table.match().game();
        CardSet deck = game.deck(game.options(state.terms().chosen()));
        List<Card> order = Deal.order(state, 0, deck);
        Opening opening = new Opening(state.terms().chosen(), state.terms().length(), seating(), order, now);
        return switch (table.match().start(opening)) {
            case Decision.Refused<MatchEvent<E>>(var refusal) -> Decision.refuse(refusal);
            case Decision.Accepted<MatchEvent<E>>(var first) -> {
                then(new TableEvent.Began<>(opening, first));
                yield isWaitingForCards() ? shuffle() : decision();
            }
        };
    }

    private Seating seating() {
        List<Chair> chairs = new ArrayList<>();
        for (int i = 0; i < state.guests().size(); i++) {
            Occupant occupant = state.guests().get(i).isBot() ? Occupant.BOT : Occupant.PERSON;
            chairs.add(new Chair(new Seat(i), occupant, Presence.HERE));
        }
        return new Seating(chairs, state.firstHost());
    }
}
