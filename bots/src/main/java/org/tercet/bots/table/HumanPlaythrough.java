package org.tercet.bots.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Minds;
import org.tercet.bots.human.Strength;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
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
import org.tercet.rules.match.Step;

/**
 * Human-like players play a whole match on a clock that jumps to whatever happens next: hours of play in a moment. The same dice
 * give the same match. As everybody moves on what they see at that very moment, a move that the rules refuse is a
 * mistake in a mind.
 */
public final class HumanPlaythrough<
        O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** A match that has not ended after so many turns never will. */
    private static final int TOO_LONG = 100_000;

    private final Match<O, S, M, E, V> match;
    private final Shuffler shuffler;
    private final List<BotSeat<V, M>> bots;
    private final List<Step<M, E>> steps = new ArrayList<>();
    private final Chronicle<M, E> beginning;
    private MatchState<O, S> state;
    private int shuffles = 1;
    private long now;

    private HumanPlaythrough(
            Game<O, S, M, E, V> game, List<Strength> strengths, Opening opening, Shuffler shuffler, Dice dice) {
        this.match = new Match<>(game);
        this.shuffler = shuffler;
        this.now = opening.at();
        this.beginning = Chronicle.begin(match, opening);
        this.state = match.fold(beginning.first());
        this.bots = opening.seating().all().stream()
                .map(seat -> new BotSeat<>(seat, Minds.of(game, strengths.get(seat.number())), dice))
                .toList();
    }

    /**
     * The whole match; an opening that the rules refuse is an error of the caller.
     *
     * @param strengths by seat
     * @param shuffler for the shuffles after the first deal, from number 1 on
     */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> of(
                    Game<O, S, M, E, V> game, List<Strength> strengths, Opening opening, Shuffler shuffler, Dice dice) {
        return new HumanPlaythrough<>(game, strengths, opening, shuffler, dice).toTheEnd();
    }

    /** A match that begins at 0 and follows from the seed alone. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> seeded(
                    Game<O, S, M, E, V> game, Chosen chosen, Length length, List<Strength> strengths, long seed) {
        Dice dice = Dice.seeded(seed);
        Opening opening = new Opening(
                chosen,
                length,
                Seating.of(strengths.size()),
                Playthrough.shuffle(game.deck(game.options(chosen)), dice),
                0);
        return of(game, strengths, opening, Shuffler.by(dice), dice);
    }

    private Chronicle<M, E> toTheEnd() {
        for (int turn = 0; match.outcome(state).isEmpty(); turn++) {
            if (turn > TOO_LONG) {
                throw new IllegalStateException("the match does not end");
            }
            next();
        }
        return new Chronicle<>(beginning.opening(), beginning.first(), steps);
    }

    private void next() {
        CardSet waiting = match.shuffles(state);
        if (!waiting.isEmpty()) {
            apply(new Input.Shuffle<>(shuffler.order(shuffles++, waiting)));
            return;
        }
        bots.forEach(bot -> bot.look(view(bot.seat()), now));
        BotSeat<V, M> first =
                bots.stream().min(Comparator.comparingLong(BotSeat::due)).orElseThrow();
        OptionalLong due = match.deadline(state);
        if (due.isPresent() && due.getAsLong() <= first.due()) {
            now = Math.max(now, due.getAsLong());
            apply(new Input.Lapse<>());
        } else if (first.due() == Long.MAX_VALUE) {
            throw new IllegalStateException("nobody moves, and nothing will happen by itself");
        } else {
            now = Math.max(now, first.due());
            first.move().ifPresent(move -> apply(new Input.Play<>(first.seat(), move)));
            if (first.due() <= now) {
                first.thinkAgain(view(first.seat()), now);
            }
        }
    }

    private V view(Seat seat) {
        return match.view(state, new Viewer.At(seat)).table();
    }

    private void apply(Input<M> input) {
        switch (match.decide(state, input, now)) {
            case Decision.Refused<MatchEvent<E>>(var refusal) ->
                throw new IllegalStateException(input + " is refused: " + refusal);
            case Decision.Accepted<MatchEvent<E>>(var events) -> {
                steps.add(new Step<>(now, input, events));
                events.forEach(event -> state = match.evolve(state, event));
            }
        }
    }
}
