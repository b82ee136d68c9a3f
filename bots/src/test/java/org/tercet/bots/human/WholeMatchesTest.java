package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Playthrough;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Opening;

/** Three of them play each game among themselves to its end, every move by the rules, the stronger in less time. */
class WholeMatchesTest {

    private static final int MOST_STEPS = 20_000;

    static Stream<Pairing<?, ?, ?, ?, ?>> pairings() {
        return Stream.of(
                new Pairing<>(Games.BASE, HumanRace::new),
                new Pairing<>(Games.MEMORY, HumanRace::new),
                new Pairing<>(Games.SET_CHAIN, HumanRace::new),
                new Pairing<>(Games.SCOUT, HumanScout::new),
                new Pairing<>(Games.SETUP, HumanSetUp::new),
                new Pairing<>(Games.COOPSET, HumanCoop::new),
                new Pairing<>(Games.TWENTY, HumanTwenty::new));
    }

    record Pairing<O extends Options, S extends State, M extends Move, E extends Event, V extends View>(
            Game<O, S, M, E, V> game, Function<Strength, Mind<V, M>> mind) {
        @Override
        public String toString() {
            return game.id();
        }
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void a_match_comes_to_its_end(Pairing<?, ?, ?, ?, ?> pairing) {
        assertThat(lasts(pairing, Strength.MASTER)).isLessThan(lasts(pairing, Strength.BEGINNER));
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> long lasts(
            Pairing<O, S, M, E, V> pairing, Strength strength) {
        Game<O, S, M, E, V> game = pairing.game();
        Match<O, S, M, E, V> match = new Match<>(game);
        SplittableRandom random = new SplittableRandom(3);
        Dice dice = random::nextInt;
        String book = game.rulebooks().getFirst();
        Chosen chosen = switch (Chosen.of(book, game.settings(book), Map.of())) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
        Opening opening = new Opening(
                chosen,
                game.lengths(book).getFirst(),
                Seating.of(3),
                Playthrough.shuffle(game.deck(game.options(chosen)), dice),
                0);
        MatchState<O, S> state = match.fold(Chronicle.begin(match, opening).first());
        List<Mind<V, M>> minds = new ArrayList<>();
        opening.seating().all().forEach(seat -> minds.add(pairing.mind().apply(strength)));
        long now = 0;
        for (int step = 0; match.outcome(state).isEmpty(); step++) {
            assertThat(step).isLessThan(MOST_STEPS);
            long next = match.deadline(state).orElse(Long.MAX_VALUE);
            Input<M> input = new Input.Lapse<>();
            for (var seat : state.seating().here()) {
                V view = match.view(state, new Viewer.At(seat)).table();
                var intent = minds.get(seat.number()).think(view, seat, dice);
                if (intent.isPresent()
                        && now + intent.get().after() < next
                        && intent.get().move().isPresent()) {
                    next = now + intent.get().after();
                    input = new Input.Play<>(seat, intent.get().move().get());
                }
            }
            var waiting = match.shuffles(state);
            if (!waiting.isEmpty()) {
                input = new Input.Shuffle<>(Playthrough.shuffle(waiting, dice));
                next = now;
            }
            now = next;
            switch (match.decide(state, input, now)) {
                case Decision.Refused<MatchEvent<E>>(var refusal) -> throw new AssertionError(refusal + " of " + input);
                case Decision.Accepted<MatchEvent<E>>(var events) -> {
                    for (MatchEvent<E> event : events) {
                        state = match.evolve(state, event);
                    }
                }
            }
        }
        return now;
    }
}
