package org.tercet.rules.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchEvent.Began;
import org.tercet.rules.match.MatchEvent.MatchEnded;
import org.tercet.rules.match.MatchEvent.Played;
import org.tercet.rules.match.MatchEvent.RoundBegan;
import org.tercet.rules.match.MatchEvent.RoundEnded;

/** Events of a match in the making, each told to the state before the next is decided. */
final class MatchCourse<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private static final int TEN_A_PLAYER = 10;

    private final Match<O, S, M, E, V> match;
    private final Game<O, S, M, E, V> game;
    private final List<MatchEvent<E>> events = new ArrayList<>();
    private MatchState<O, S> state;

    MatchCourse(Match<O, S, M, E, V> match, MatchState<O, S> state) {
        this.match = match;
        this.game = match.game();
        this.state = state;
    }

    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            MatchCourse<O, S, M, E, V> opening(Match<O, S, M, E, V> match, Opening opening) {
        Began<E> began = new Began<>(match.game().id(), opening.chosen(), opening.length(), opening.seating());
        RoundBegan<E> first = new RoundBegan<>(1, opening.seating().host(), opening.order(), opening.at());
        MatchCourse<O, S, M, E, V> course = new MatchCourse<>(match, match.begin(began, first));
        course.events.add(began);
        course.events.add(first);
        return course.opened(opening.at());
    }

    List<MatchEvent<E>> events() {
        return List.copyOf(events);
    }

    MatchState<O, S> state() {
        return state;
    }

    MatchCourse<O, S, M, E, V> then(MatchEvent<E> event) {
        events.add(event);
        state = match.evolve(state, event);
        return this;
    }

    MatchCourse<O, S, M, E, V> played(List<E> inner) {
        inner.forEach(event -> then(new Played<>(event)));
        return this;
    }

    MatchCourse<O, S, M, E, V> nextRound(List<Card> order, long now) {
        Seat dealer = nextDealer().orElseGet(state::dealer);
        return then(new RoundBegan<>(state.round() + 1, dealer, order, now)).opened(now);
    }

    /** A round or the whole match may be over now. */
    MatchCourse<O, S, M, E, V> settled() {
        if (state.stage() instanceof Stage.Finished) {
            return this;
        }
        Optional<Outcome> outcome = game.outcome(state.state());
        if (outcome.isPresent() && state.stage() instanceof Stage.Playing) {
            then(new RoundEnded<>(outcome.get()));
        }
        if (state.seating().playing().isEmpty()) {
            return then(new MatchEnded<>(new Outcome(state.totals(), List.of(), List.of())));
        }
        if (state.stage() instanceof Stage.Between && isLast()) {
            then(new MatchEnded<>(outcome.filter(this::isAll).orElseGet(this::total)));
        }
        return this;
    }

    private MatchCourse<O, S, M, E, V> opened(long now) {
        return played(game.open(state.state(), now)).settled();
    }

    private boolean isLast() {
        int playing = state.seating().playing().size();
        if (playing < game.players(state.options()).min()) {
            return true;
        }
        return switch (state.length()) {
            case ONE_ROUND -> true;
            case EVERYONE_DEALS -> nextDealer().isEmpty();
            case TEN_A_PLAYER -> state.totals().stream().anyMatch(total -> total >= TEN_A_PLAYER * playing);
        };
    }

    /** The nearest to the dealer's left; where everybody deals once, the nearest who has not dealt. */
    private Optional<Seat> nextDealer() {
        boolean once = state.length() == Length.EVERYONE_DEALS;
        return state.seating().clockwiseAfter(state.dealer()).stream()
                .filter(seat -> !once || !state.dealt().contains(seat))
                .findFirst();
    }

    /** The only round's outcome is the match's, unless somebody has sat down since. */
    private boolean isAll(Outcome round) {
        return state.round() == 1 && round.scores().size() == state.totals().size();
    }

    private Outcome total() {
        return game.total(state.totals(), state.seating().playing());
    }
}
