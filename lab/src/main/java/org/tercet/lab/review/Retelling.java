package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.lab.review.Review.Coming;
import org.tercet.lab.review.Review.Player;
import org.tercet.lab.review.Review.Round;
import org.tercet.lab.review.Review.What;
import org.tercet.rules.game.Chair;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Stage;
import org.tercet.rules.match.Step;

/** Tells a match again, event by event, and notes what all games have in common. */
final class Retelling<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Match<O, S, M, E, V> match;
    private final Chronicle<M, E> chronicle;
    private final Optional<Watching<?, ?>> watching;
    private final List<Round> rounds = new ArrayList<>();
    private final List<Coming> comings = new ArrayList<>();
    private final List<Long> here = new ArrayList<>();
    private MatchState<O, S> state;
    private long now;

    Retelling(Game<O, S, M, E, V> game, Chronicle<M, E> chronicle, Optional<Watching<?, ?>> watching) {
        this.match = new Match<>(game);
        this.chronicle = chronicle;
        this.watching = watching;
        this.state = match.fold(chronicle.first().subList(0, 2));
    }

    Review review(List<String> names) {
        tell(chronicle.first().subList(1, chronicle.first().size()));
        for (Step<M, E> step : chronicle.steps()) {
            pass(step.at() - chronicle.opening().at());
            tell(step.events());
        }
        sitDown();
        return new Review(
                match.game().id(),
                state.chosen().rulebook(),
                state.length(),
                chronicle.opening().at(),
                now,
                players(names),
                rounds,
                comings,
                match.outcome(state),
                watching.map(watch -> watch.part(new Stays(here, now))));
    }

    private void tell(List<MatchEvent<E>> events) {
        for (MatchEvent<E> event : events) {
            S before = state.state();
            boolean first = rounds.isEmpty();
            note(event, before);
            state = first ? state : match.evolve(state, event);
        }
        watching.ifPresent(watch -> watch.stands(now, state.state()));
    }

    private void note(MatchEvent<E> event, S before) {
        switch (event) {
            case MatchEvent.Began<E> began -> {}
            case MatchEvent.RoundBegan<E>(var number, var dealer, var order, var at) -> {
                rounds.add(new Round(number, dealer, now, Optional.empty(), Optional.empty()));
                watching.ifPresent(watch -> watch.began(number));
            }
            case MatchEvent.Played<E>(var inner) -> watching.ifPresent(watch -> watch.happened(now, before, inner));
            case MatchEvent.Joined<E>(var seat, var occupant) -> came(seat, What.JOINED);
            case MatchEvent.Left<E>(var seat) -> came(seat, What.LEFT);
            case MatchEvent.WentAway<E>(var seat) -> came(seat, What.WENT_AWAY);
            case MatchEvent.CameBack<E>(var seat) -> came(seat, What.CAME_BACK);
            case MatchEvent.TakenOver<E>(var seat, var occupant) ->
                came(seat, occupant == Occupant.BOT ? What.BOT_TOOK_OVER : What.PERSON_TOOK_OVER);
            case MatchEvent.HostIs<E>(var seat) -> came(seat, What.BECAME_HOST);
            case MatchEvent.RoundEnded<E>(var outcome) -> {
                Round round = rounds.removeLast();
                rounds.add(new Round(
                        round.number(), round.dealer(), round.began(), Optional.of(now), Optional.of(outcome)));
            }
            case MatchEvent.MatchEnded<E> ended -> {}
        }
    }

    private void came(Seat seat, What what) {
        comings.add(new Coming(now, seat, what));
    }

    /** Time goes by at the table as it stands. */
    private void pass(long until) {
        sitDown();
        if (state.stage() instanceof Stage.Playing) {
            for (Seat seat : state.seating().here()) {
                here.set(seat.number(), here.get(seat.number()) + until - now);
            }
        }
        now = until;
    }

    private void sitDown() {
        while (here.size() < state.seating().size()) {
            here.add(0L);
        }
    }

    private List<Player> players(List<String> names) {
        List<Integer> scores = match.outcome(state)
                .map(outcome -> outcome.scores())
                .filter(all -> all.size() == here.size())
                .orElseGet(state::totals);
        List<Player> players = new ArrayList<>();
        for (Chair chair : state.seating().chairs()) {
            int number = chair.seat().number();
            players.add(new Player(
                    chair.seat(),
                    number < names.size() ? names.get(number) : "",
                    chair.occupant(),
                    chair.presence(),
                    here.get(number),
                    scores.get(number)));
        }
        return players;
    }
}
