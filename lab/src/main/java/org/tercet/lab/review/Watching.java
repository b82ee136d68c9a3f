package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tercet.rules.Games;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.State;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.setup.SetUpEvent;
import org.tercet.rules.setup.SetUpState;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyState;

/** A watch for the states and events of its game, whatever they are called by. */
final class Watching<S extends State, E extends Event> {

    /** One line a game. */
    static final List<Line<?, ?>> ALL = List.of(
            race(Games.BASE),
            race(Games.SET_CHAIN),
            race(Games.ULTRASET),
            race(Games.ULTRASET_CHAIN),
            race(Games.GHOST),
            race(Games.PUZZLE),
            race(Games.SHUFFLE),
            race(Games.MEMORY),
            new Line<>(Games.SCOUT, ScoutState.class, ScoutEvent.class, ScoutWatch::new),
            new Line<>(Games.CHIPSET, ChipsetState.class, ChipsetEvent.class, ChipsetWatch::new),
            new Line<>(Games.SETUP, SetUpState.class, SetUpEvent.class, SetUpWatch::new),
            new Line<>(Games.COOPSET, CoopState.class, CoopEvent.class, CoopWatch::new),
            new Line<>(Games.TWENTY, TwentyState.class, TwentyEvent.class, TwentyWatch::new));

    private final Class<S> states;
    private final Class<E> events;
    private final Watch<S, E> watch;

    private Watching(Line<S, E> line) {
        this.states = line.states;
        this.events = line.events;
        this.watch = line.watch.get();
    }

    /** Which game is watched how. */
    record Line<S extends State, E extends Event>(
            Game<?, S, ?, E, ?> game, Class<S> states, Class<E> events, Supplier<Watch<S, E>> watch) {

        Watching<S, E> watching() {
            return new Watching<>(this);
        }
    }

    /** None for a game that is not in the list; what all games have in common can be said about it all the same. */
    static Optional<Watching<?, ?>> of(Game<?, ?, ?, ?, ?> game) {
        return ALL.stream()
                .filter(line -> line.game().id().equals(game.id()))
                .<Watching<?, ?>>map(Line::watching)
                .findFirst();
    }

    void began(int round) {
        watch.began(round);
    }

    void happened(long at, State before, Event event) {
        watch.happened(at, states.cast(before), events.cast(event));
    }

    void stands(long at, State state) {
        watch.stands(at, states.cast(state));
    }

    Part part(Stays stays) {
        return watch.part(stays);
    }

    private static Line<RaceState, RaceEvent> race(RaceGame game) {
        return new Line<>(game, RaceState.class, RaceEvent.class, RaceWatch::new);
    }
}
