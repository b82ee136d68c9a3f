package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Input;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;

/** A match made by hand, move by move, with the times that a test wants; it begins at 100,000. */
final class Told<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    static final Seat ANA = new Seat(0);
    static final Seat BEA = new Seat(1);

    private static final long START = 100_000;

    private final Match<O, S, M, E, V> match;
    private final Chronicle<M, E> beginning;
    private final List<Step<M, E>> steps = new ArrayList<>();
    private MatchState<O, S> state;

    private Told(Game<O, S, M, E, V> game, String rulebook, int players, String top, Map<String, String> wishes) {
        this.match = new Match<>(game);
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), wishes)).chosen();
        List<Card> order = order(game.deck(game.options(chosen)), top);
        Opening opening = new Opening(chosen, game.lengths(rulebook).getFirst(), Seating.of(players), order, START);
        this.beginning = Chronicle.begin(match, opening);
        this.state = match.fold(beginning.first());
    }

    /** A deck with these cards on top and the others in index order below. */
    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Told<O, S, M, E, V> of(
            Game<O, S, M, E, V> game, String rulebook, int players, String top, Map<String, String> wishes) {
        return new Told<>(game, rulebook, players, top, wishes);
    }

    /** After so many milliseconds since the beginning. */
    Told<O, S, M, E, V> at(long time, Seat seat, M move) {
        return at(time, new Input.Play<>(seat, move));
    }

    Told<O, S, M, E, V> at(long time, Input<M> input) {
        switch (match.decide(state, input, START + time)) {
            case Decision.Refused<MatchEvent<E>>(var refusal) -> throw new AssertionError(input + ": " + refusal);
            case Decision.Accepted<MatchEvent<E>>(var events) -> {
                steps.add(new Step<>(START + time, input, events));
                events.forEach(event -> state = match.evolve(state, event));
            }
        }
        return this;
    }

    Review review() {
        Chronicle<M, E> chronicle = new Chronicle<>(beginning.opening(), beginning.first(), steps);
        return Review.of(match.game(), chronicle, List.of("Ana"));
    }

    static CardSet set(String text) {
        return CardSet.of(cards(text));
    }

    static List<Card> cards(String text) {
        return text.isEmpty()
                ? List.of()
                : List.of(text.split(" ")).stream()
                        .map(card -> Notation.card(card).orElseThrow())
                        .toList();
    }

    private static List<Card> order(CardSet deck, String top) {
        List<Card> order = new ArrayList<>(cards(top));
        deck.minus(CardSet.of(order)).forEach(order::add);
        return order;
    }
}
