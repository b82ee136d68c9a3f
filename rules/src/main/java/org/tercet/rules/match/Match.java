package org.tercet.rules.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.match.MatchEvent.Dealing;
import org.tercet.rules.match.MatchEvent.Played;
import org.tercet.rules.match.MatchEvent.RoundBegan;
import org.tercet.rules.match.MatchView.Standing;

/** A match of one game: the pure functions that everything outside the rules is built on. */
public final class Match<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Game<O, S, M, E, V> game;

    public Match(Game<O, S, M, E, V> game) {
        this.game = game;
    }

    public Game<O, S, M, E, V> game() {
        return game;
    }

    /** The first events of a match, or why it cannot begin like that. */
    public Decision<MatchEvent<E>> start(Opening opening) {
        O options = game.options(opening.chosen());
        List<Length> lengths = game.lengths(opening.chosen().rulebook());
        Players players = game.players(options);
        int seats = opening.seating().size();
        if (!lengths.contains(opening.length())) {
            return Decision.refuse(new Refusal.UnknownLength(opening.length(), lengths));
        }
        if (seats < players.min()) {
            return Decision.refuse(new Refusal.TooFewPlayers(players.min()));
        }
        if (seats > players.max()) {
            return Decision.refuse(new Refusal.TableFull(players.max()));
        }
        if (!MatchDecisions.isOrderOf(game.deck(options), opening.order())) {
            return Decision.refuse(new Refusal.WrongOrder());
        }
        return Decision.accept(MatchCourse.opening(this, opening).events());
    }

    public Decision<MatchEvent<E>> decide(MatchState<O, S> state, Input<M> input, long now) {
        return new MatchDecisions<>(this, state, now).decide(input);
    }

    /** The state that a match's events make, from its first one on. */
    public MatchState<O, S> fold(List<MatchEvent<E>> events) {
        if (events.size() < 2
                || !(events.get(0) instanceof MatchEvent.Began<E> began)
                || !(events.get(1) instanceof RoundBegan<E> first)) {
            throw new IllegalArgumentException("a match begins with its terms and its first round");
        }
        MatchState<O, S> state = begin(began, first);
        for (MatchEvent<E> event : events.subList(2, events.size())) {
            state = evolve(state, event);
        }
        return state;
    }

    MatchState<O, S> begin(MatchEvent.Began<E> began, RoundBegan<E> first) {
        O options = game.options(began.chosen());
        S state = game.begin(new Start<>(options, began.seating(), first.dealer(), first.order(), first.at()));
        List<Integer> zeros = began.seating().all().stream().map(seat -> 0).toList();
        return new MatchState<>(
                began.chosen(),
                options,
                began.length(),
                began.seating(),
                first.round(),
                List.of(first.dealer()),
                zeros,
                new Stage.Playing<>(state));
    }

    public MatchState<O, S> evolve(MatchState<O, S> state, MatchEvent<E> event) {
        return switch (event) {
            case MatchEvent.Began<E> began -> state;
            case RoundBegan<E>(var round, var dealer, var order, var at) ->
                state.roundBegan(
                        round, dealer, game.begin(new Start<>(state.options(), state.seating(), dealer, order, at)));
            case Played<E>(var inner) -> withState(state, game.evolve(state.state(), inner));
            case MatchEvent.Joined<E>(var seat, var occupant) ->
                reseated(state, state.seating().joined(occupant));
            case MatchEvent.Left<E>(var seat) -> reseated(state, state.seating().now(seat, Presence.LEFT));
            case MatchEvent.WentAway<E>(var seat) ->
                reseated(state, state.seating().now(seat, Presence.AWAY));
            case MatchEvent.CameBack<E>(var seat) ->
                reseated(state, state.seating().now(seat, Presence.HERE));
            case MatchEvent.TakenOver<E>(var seat, var occupant) ->
                reseated(state, state.seating().taken(seat, occupant));
            case MatchEvent.HostIs<E>(var seat) ->
                reseated(state, state.seating().hostedBy(seat));
            case MatchEvent.RoundEnded<E>(var outcome) -> state.roundEnded(outcome);
            case MatchEvent.MatchEnded<E>(var outcome) -> state.at(new Stage.Finished<>(state.state(), outcome));
        };
    }

    public MatchView<V> view(MatchState<O, S> state, Viewer viewer) {
        OptionalLong deadline = deadline(state);
        return new MatchView<>(
                game.id(),
                state.chosen(),
                state.length(),
                state.seating(),
                state.round(),
                state.dealer(),
                state.totals(),
                standing(state),
                deadline.isPresent() ? Optional.of(deadline.getAsLong()) : Optional.empty(),
                outcome(state),
                game.view(state.state(), viewer));
    }

    /** Somebody who always sees what this viewer sees, as few as possible. */
    public Viewer eyes(Viewer viewer) {
        return game.eyes(viewer);
    }

    public Optional<Shown> show(MatchEvent<E> event, Viewer viewer) {
        return switch (event) {
            case Played<E>(var inner) -> game.show(inner, viewer);
            case RoundBegan<E>(var round, var dealer, var order, var at) -> Optional.of(new Dealing(round, dealer));
            case MatchEvent<E> open when open instanceof Shown shown -> Optional.of(shown);
            case MatchEvent<E> secret -> Optional.empty();
        };
    }

    /** When something will happen by itself. */
    public OptionalLong deadline(MatchState<O, S> state) {
        return switch (state.stage()) {
            case Stage.Playing<S>(var inner) -> game.deadline(inner);
            case Stage.Between<S> between -> OptionalLong.empty();
            case Stage.Finished<S> finished -> OptionalLong.empty();
        };
    }

    /** The cards that wait to be shuffled: for the game in its course, or for the next round. */
    public CardSet shuffles(MatchState<O, S> state) {
        return switch (state.stage()) {
            case Stage.Playing<S>(var inner) -> game.shuffles(inner);
            case Stage.Between<S> between -> game.deck(state.options());
            case Stage.Finished<S> finished -> CardSet.NONE;
        };
    }

    public Optional<Outcome> outcome(MatchState<O, S> state) {
        return switch (state.stage()) {
            case Stage.Finished<S>(var inner, var outcome) -> Optional.of(outcome);
            case Stage.Playing<S> playing -> Optional.empty();
            case Stage.Between<S> between -> Optional.empty();
        };
    }

    private MatchState<O, S> reseated(MatchState<O, S> state, Seating seating) {
        return withState(state.seated(seating), game.seated(state.state(), seating));
    }

    private static <O, S> MatchState<O, S> withState(MatchState<O, S> state, S inner) {
        return switch (state.stage()) {
            case Stage.Playing<S> playing -> state.at(new Stage.Playing<>(inner));
            case Stage.Between<S> between -> state.at(new Stage.Between<>(inner));
            case Stage.Finished<S>(var last, var outcome) -> state.at(new Stage.Finished<>(inner, outcome));
        };
    }

    private static <O, S> Standing standing(MatchState<O, S> state) {
        return switch (state.stage()) {
            case Stage.Playing<S> playing -> Standing.PLAYING;
            case Stage.Between<S> between -> Standing.BETWEEN_ROUNDS;
            case Stage.Finished<S> finished -> Standing.FINISHED;
        };
    }
}
