package org.tercet.bots.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.bots.Dice;
import org.tercet.bots.Player;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
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

/** Casual players play a whole match, on a clock of its own. The same dice give the same match. */
public final class Playthrough<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** A match that has not ended after so many steps never will. */
    private static final int TOO_LONG = 100_000;

    /** After so many glances without a move, players wait for what happens by itself. */
    private static final int PATIENCE = 200;

    private final Match<O, S, M, E, V> match;
    private final Player<V, M> player;
    private final Shuffler shuffler;
    private final Dice dice;
    private int shuffles = 1;
    private final List<Step<M, E>> steps = new ArrayList<>();
    private final Chronicle<M, E> beginning;
    private MatchState<O, S> state;
    private long now;

    private Playthrough(Cast<O, S, M, E, V> cast, Opening opening, Shuffler shuffler, Dice dice) {
        this.match = new Match<>(cast.game());
        this.player = cast.player();
        this.shuffler = shuffler;
        this.dice = dice;
        this.now = opening.at();
        this.beginning = Chronicle.begin(match, opening);
        this.state = match.fold(beginning.first());
    }

    /** The whole match; an opening that the rules refuse is an error of the caller. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> of(Cast<O, S, M, E, V> cast, Opening opening, Dice dice) {
        return of(cast, opening, Shuffler.by(dice), dice);
    }

    /** The whole match; later shuffles, from number 1 on, are that shuffler's. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> of(Cast<O, S, M, E, V> cast, Opening opening, Shuffler shuffler, Dice dice) {
        return new Playthrough<>(cast, opening, shuffler, dice).toTheEnd();
    }

    /** So many people play a match that begins at 0 and follows from the seed alone. */
    public static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Chronicle<M, E> seeded(Cast<O, S, M, E, V> cast, Chosen chosen, Length length, int players, long seed) {
        Dice dice = Dice.seeded(seed);
        List<Card> order = shuffle(cast.game().deck(cast.game().options(chosen)), dice);
        return of(cast, new Opening(chosen, length, Seating.of(players), order, 0), dice);
    }

    /** The cards in an order that the dice give. */
    public static List<Card> shuffle(CardSet cards, Dice dice) {
        List<Card> order = new ArrayList<>(cards.toList());
        for (int i = order.size() - 1; i > 0; i--) {
            Card moved = order.set(dice.below(i + 1), order.get(i));
            order.set(i, moved);
        }
        return List.copyOf(order);
    }

    private Chronicle<M, E> toTheEnd() {
        int idle = 0;
        while (match.outcome(state).isEmpty()) {
            if (steps.size() > TOO_LONG) {
                throw new IllegalStateException("the match does not end");
            }
            idle = step(idle) ? 0 : idle + 1;
            if (idle > TOO_LONG) {
                throw new IllegalStateException("nobody moves");
            }
        }
        return new Chronicle<>(beginning.opening(), beginning.first(), steps);
    }

    private boolean step(int idle) {
        CardSet waiting = match.shuffles(state);
        if (!waiting.isEmpty()) {
            return apply(new Input.Shuffle<>(shuffler.order(shuffles++, waiting)));
        }
        OptionalLong due = match.deadline(state);
        long next = now + 200 + dice.below(1_800);
        if (due.isPresent() && (due.getAsLong() <= next || idle > PATIENCE)) {
            now = Math.max(now, due.getAsLong());
            return apply(new Input.Lapse<>());
        }
        now = next;
        return glance();
    }

    /** Everybody looks, beginning anywhere, until one has something to do: a caller is not left waiting for a turn. */
    private boolean glance() {
        List<Seat> here = new ArrayList<>(state.seating().here());
        Collections.rotate(here, here.isEmpty() ? 0 : dice.below(here.size()));
        for (Seat seat : here) {
            V view = match.view(state, new Viewer.At(seat)).table();
            Optional<M> move = player.move(view, seat, dice);
            if (move.isPresent()) {
                return apply(new Input.Play<>(seat, move.get()));
            }
        }
        return false;
    }

    private boolean apply(Input<M> input) {
        return switch (match.decide(state, input, now)) {
            case Decision.Refused<MatchEvent<E>> refused -> false;
            case Decision.Accepted<MatchEvent<E>>(var events) -> {
                steps.add(new Step<>(now, input, events));
                events.forEach(event -> state = match.evolve(state, event));
                yield true;
            }
        };
    }
}
