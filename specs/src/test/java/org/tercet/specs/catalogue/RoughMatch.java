package org.tercet.specs.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
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
import org.tercet.rules.match.Stage;
import org.tercet.rules.match.Step;
import org.tercet.testkit.Anything;
import org.tercet.testkit.Invariants;
import org.tercet.testkit.Secrecy;

/** A match among casual players with nonsense moves thrown in and people coming and going; everything is checked on the way. */
final class RoughMatch<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private static final int TOO_LONG = 60_000;
    private static final int PATIENCE = 100;

    /** Latecomers deal too, so that a match would go on and on with many of them. */
    private static final int CROWD = 6;

    /** Swapping cards all through a state is slow, so only some of the events are checked for secrecy. */
    private static final int SECRECY_SAMPLE = 24;

    private final Match<O, S, M, E, V> match;
    private final Cast<O, S, M, E, V> cast;
    private final Class<M> moves;
    private final Random random;
    private final Dice dice;
    private final Anything anything;
    private final boolean restless;
    private final List<Step<M, E>> steps = new ArrayList<>();
    private MatchState<O, S> state;
    private long now;
    private int idle;

    RoughMatch(Cast<O, S, M, E, V> cast, Class<M> moves, long seed, boolean restless) {
        this.match = new Match<>(cast.game());
        this.cast = cast;
        this.moves = moves;
        this.random = new Random(seed);
        this.dice = random::nextInt;
        this.anything = new Anything(random);
        this.restless = restless;
    }

    Chronicle<M, E> play(Table table, int players) {
        CardSet deck = cast.game().deck(cast.game().options(table.chosen()));
        Opening opening = new Opening(
                table.chosen(),
                table.length(),
                Seating.of(players),
                Playthrough.shuffle(deck, dice),
                random.nextInt(9));
        Chronicle<M, E> beginning = Chronicle.begin(match, opening);
        now = opening.at();
        state = match.fold(beginning.first().subList(0, 2));
        told(beginning.first().subList(2, beginning.first().size()));
        while (match.outcome(state).isEmpty()) {
            step();
            assertThat(steps.size()).as("steps").isLessThan(TOO_LONG);
        }
        overIsOver();
        Chronicle<M, E> chronicle = new Chronicle<>(opening, beginning.first(), steps);
        replays(chronicle);
        return chronicle;
    }

    private void step() {
        CardSet waiting = match.shuffles(state);
        if (!waiting.isEmpty()) {
            Seat somebody = pick(state.seating().playing());
            refused(new Input.Play<>(somebody, anything.of(moves)));
            accepted(new Input.Shuffle<>(Playthrough.shuffle(waiting, dice)));
            return;
        }
        OptionalLong due = match.deadline(state);
        long next = now + 1 + random.nextInt(due.isPresent() ? 400 : 2_000);
        boolean nobody = state.seating().here().isEmpty();
        if (due.isPresent() && (due.getAsLong() <= next || idle > PATIENCE || nobody)) {
            assertThat(due.getAsLong()).as("a deadline lies ahead").isGreaterThanOrEqualTo(now);
            now = due.getAsLong();
            accepted(new Input.Lapse<>());
            return;
        }
        now = next;
        if (nobody || (restless && dice.percent(3))) {
            comeAndGo();
        }
        nonsense();
        if (state.stage() instanceof Stage.Playing
                && match.shuffles(state).isEmpty()
                && !state.seating().here().isEmpty()) {
            casual();
        }
    }

    private void casual() {
        Seat seat = pick(state.seating().here());
        Optional<M> move =
                cast.player().move(match.view(state, new Viewer.At(seat)).table(), seat, dice);
        idle = move.isPresent() ? 0 : idle + 1;
        assertThat(idle).as("glances without a move").isLessThan(20_000);
        move.ifPresent(wish -> {
            OptionalLong due = match.deadline(state);
            if (due.isEmpty() || due.getAsLong() > now) {
                accepted(new Input.Play<>(seat, wish));
            }
        });
    }

    private void nonsense() {
        if (dice.percent(30) && state.stage() instanceof Stage.Playing) {
            Seat seat = new Seat(random.nextInt(state.seating().size() + 1));
            tried(new Input.Play<>(seat, anything.of(moves)));
        }
        if (dice.percent(2)) {
            OptionalLong due = match.deadline(state);
            if (due.isEmpty() || due.getAsLong() > now) {
                refused(new Input.Lapse<>());
            }
        }
    }

    private void comeAndGo() {
        Seat seat = new Seat(random.nextInt(state.seating().size() + 1));
        boolean last = state.seating().playing().size() <= 2;
        Input<M> input = switch (random.nextInt(6)) {
            case 0 ->
                state.seating().size() < CROWD
                        ? new Input.Join<>(random.nextBoolean() ? Occupant.PERSON : Occupant.BOT)
                        : new Input.GoAway<>(seat);
            case 1 -> last && random.nextInt(4) > 0 ? new Input.ComeBack<>(seat) : new Input.Leave<>(seat);
            case 2 -> new Input.GoAway<>(seat);
            case 3 -> new Input.TakeOver<>(seat, Occupant.BOT);
            case 4 -> new Input.HandOver<>(seat);
            default -> new Input.ComeBack<>(seat);
        };
        tried(input);
    }

    private void tried(Input<M> input) {
        Decision<MatchEvent<E>> decision = match.decide(state, input, now);
        assertThat(match.decide(state, input, now)).as("the same answer twice").isEqualTo(decision);
        if (decision instanceof Decision.Accepted<MatchEvent<E>>(var events)) {
            assertThat(events).isNotEmpty();
            steps.add(new Step<>(now, input, events));
            told(events);
        }
    }

    private void accepted(Input<M> input) {
        assertThat(match.decide(state, input, now)).isInstanceOf(Decision.Accepted.class);
        tried(input);
    }

    private void refused(Input<M> input) {
        assertThat(match.decide(state, input, now)).isInstanceOf(Decision.Refused.class);
    }

    private void told(List<MatchEvent<E>> events) {
        for (MatchEvent<E> event : events) {
            state = match.evolve(state, event);
            Invariants.conserved(cast.game().deck(state.options()), cast.game().placement(state.state()));
            if (random.nextInt(SECRECY_SAMPLE) == 0) {
                Secrecy.holds(match, state, List.of(event), random.nextLong());
            }
        }
        if (state.stage() instanceof Stage.Playing && match.shuffles(state).isEmpty()) {
            assertThat(cast.game().settle(state.state(), now))
                    .as("nothing is left to settle")
                    .isEmpty();
        }
    }

    private void overIsOver() {
        refusedWith(new Input.Play<>(new Seat(0), anything.of(moves)), new Refusal.GameOver());
        refusedWith(new Input.Join<>(Occupant.PERSON), new Refusal.GameOver());
        assertThat(match.deadline(state)).isEmpty();
        assertThat(match.shuffles(state)).isEqualTo(CardSet.NONE);
        assertThat(match.outcome(state).orElseThrow().scores())
                .hasSize(state.seating().size());
    }

    private void refusedWith(Input<M> input, Refusal refusal) {
        assertThat(match.decide(state, input, now)).isEqualTo(Decision.refuse(refusal));
    }

    /** The fold of the events is the state, and the same inputs lead to the same events. */
    private void replays(Chronicle<M, E> chronicle) {
        List<MatchEvent<E>> all = new ArrayList<>(chronicle.first());
        chronicle.steps().forEach(step -> all.addAll(step.events()));
        assertThat(match.fold(all)).isEqualTo(state);
        MatchState<O, S> again =
                match.fold(Chronicle.begin(match, chronicle.opening()).first());
        for (Step<M, E> step : chronicle.steps()) {
            assertThat(match.decide(again, step.input(), step.at())).isEqualTo(Decision.accept(step.events()));
            for (MatchEvent<E> event : step.events()) {
                again = match.evolve(again, event);
            }
        }
        for (Viewer viewer : Secrecy.viewers(state.seating().size())) {
            assertThat(match.view(again, viewer)).isEqualTo(match.view(state, viewer));
        }
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
