package org.tercet.rules.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/** What an input leads to. */
final class MatchDecisions<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    private final Match<O, S, M, E, V> match;
    private final Game<O, S, M, E, V> game;
    private final MatchState<O, S> state;
    private final Seating seating;
    private final long now;

    MatchDecisions(Match<O, S, M, E, V> match, MatchState<O, S> state, long now) {
        this.match = match;
        this.game = match.game();
        this.state = state;
        this.seating = state.seating();
        this.now = now;
    }

    static boolean isOrderOf(CardSet deck, List<Card> order) {
        return order.size() == deck.size() && CardSet.of(order).equals(deck);
    }

    Decision<MatchEvent<E>> decide(Input<M> input) {
        if (state.stage() instanceof Stage.Finished) {
            return Decision.refuse(new Refusal.GameOver());
        }
        return switch (input) {
            case Input.Play<M>(var by, var move) -> play(by, move);
            case Input.Lapse<M>() -> lapse();
            case Input.Shuffle<M>(var order) -> shuffled(order);
            case Input.Join<M>(var occupant) -> join(occupant);
            case Input.Leave<M>(var seat) -> leave(seat);
            case Input.GoAway<M>(var seat) ->
                seated(seat, Presence.AWAY, new Refusal.AlreadyAway(seat), new MatchEvent.WentAway<>(seat));
            case Input.ComeBack<M>(var seat) ->
                seated(seat, Presence.HERE, new Refusal.AlreadyHere(seat), new MatchEvent.CameBack<>(seat));
            case Input.TakeOver<M>(var seat, var occupant) -> takeOver(seat, occupant);
            case Input.HandOver<M>(var to) -> handOver(to);
        };
    }

    private Decision<MatchEvent<E>> play(Seat by, M move) {
        Optional<Refusal> absent = absent(by);
        if (absent.isPresent()) {
            return Decision.refuse(absent.get());
        }
        if (state.stage() instanceof Stage.Between) {
            return Decision.refuse(new Refusal.Shuffling());
        }
        if (isDue()) {
            return Decision.refuse(new Refusal.TooLate());
        }
        return switch (game.decide(state.state(), by, move, now)) {
            case Decision.Refused<E>(var refusal) -> Decision.refuse(refusal);
            case Decision.Accepted<E>(var events) ->
                Decision.accept(course().played(events).settled().events());
        };
    }

    private Decision<MatchEvent<E>> lapse() {
        List<E> events = isDue() ? game.lapse(state.state(), now) : List.of();
        return events.isEmpty()
                ? Decision.refuse(new Refusal.NothingDue())
                : Decision.accept(course().played(events).settled().events());
    }

    private Decision<MatchEvent<E>> shuffled(List<Card> order) {
        CardSet waiting = match.shuffles(state);
        if (waiting.isEmpty() || !isOrderOf(waiting, order)) {
            return Decision.refuse(new Refusal.WrongOrder());
        }
        return Decision.accept(
                state.stage() instanceof Stage.Between
                        ? course().nextRound(order, now).events()
                        : course().played(game.shuffled(state.state(), order, now))
                                .settled()
                                .events());
    }

    private Decision<MatchEvent<E>> join(Occupant occupant) {
        int most = game.players(state.options()).max();
        if (seating.playing().size() >= most) {
            return Decision.refuse(new Refusal.TableFull(most));
        }
        Optional<Refusal> closed =
                state.stage() instanceof Stage.Playing ? game.admits(state.state()) : Optional.empty();
        return closed.isPresent()
                ? Decision.refuse(closed.get())
                : reseated(course().then(new MatchEvent.Joined<>(new Seat(seating.size()), occupant)));
    }

    private Decision<MatchEvent<E>> leave(Seat seat) {
        Optional<Refusal> absent = absent(seat);
        if (absent.isPresent()) {
            return Decision.refuse(absent.get());
        }
        MatchCourse<O, S, M, E, V> course = course().then(new MatchEvent.Left<>(seat));
        if (seat.equals(seating.host())) {
            seating.heir().ifPresent(heir -> course.then(new MatchEvent.HostIs<>(heir)));
        }
        return reseated(course);
    }

    private Decision<MatchEvent<E>> seated(Seat seat, Presence presence, Refusal already, MatchEvent<E> event) {
        Optional<Refusal> absent = absent(seat);
        if (absent.isPresent()) {
            return Decision.refuse(absent.get());
        }
        return seating.chair(seat).presence() == presence ? Decision.refuse(already) : reseated(course().then(event));
    }

    private Decision<MatchEvent<E>> takeOver(Seat seat, Occupant occupant) {
        Optional<Refusal> absent = absent(seat);
        if (absent.isPresent()) {
            return Decision.refuse(absent.get());
        }
        return seating.chair(seat).occupant() == occupant && seating.isHere(seat)
                ? Decision.refuse(new Refusal.AlreadyHere(seat))
                : reseated(course().then(new MatchEvent.TakenOver<>(seat, occupant)));
    }

    private Decision<MatchEvent<E>> handOver(Seat to) {
        Optional<Refusal> absent = absent(to);
        if (absent.isPresent()) {
            return Decision.refuse(absent.get());
        }
        return to.equals(seating.host())
                ? Decision.refuse(new Refusal.AlreadyHere(to))
                : Decision.accept(course().then(new MatchEvent.HostIs<>(to)).events());
    }

    /** The game draws its conclusions from who is there now. */
    private Decision<MatchEvent<E>> reseated(MatchCourse<O, S, M, E, V> course) {
        if (state.stage() instanceof Stage.Playing) {
            course.played(game.settle(course.state().state(), now));
        }
        return Decision.accept(course.settled().events());
    }

    private Optional<Refusal> absent(Seat seat) {
        if (!seating.has(seat)) {
            return Optional.of(new Refusal.NotSeated(seat));
        }
        return seating.isPlaying(seat) ? Optional.empty() : Optional.of(new Refusal.AlreadyLeft(seat));
    }

    private boolean isDue() {
        OptionalLong deadline = match.deadline(state);
        return deadline.isPresent() && deadline.getAsLong() <= now;
    }

    private MatchCourse<O, S, M, E, V> course() {
        return new MatchCourse<>(match, state);
    }
}
