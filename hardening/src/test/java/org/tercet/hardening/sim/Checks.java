package org.tercet.hardening.sim;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Step;
import org.tercet.table.Course;
import org.tercet.table.Entry;
import org.tercet.table.Records;
import org.tercet.table.Table;
import org.tercet.table.TableState;
import org.tercet.table.fair.Proof;

/** What must hold of a match when it is over, whatever broke in it. */
final class Checks {

    /** To write a match down and to prove it from that takes longer than to play it: some matches have to do. */
    private static final int PROVED = 16;

    private Checks() {}

    /** What somebody was told is what is on disk. */
    static <M extends Move, E extends Event> void told(Client<?, ?, M, E, ?> client, Log<?, ?, M, E> log) {
        client.acknowledged().forEach((id, number) -> {
            if (number > log.size()
                    || !log.at(number).cause().map(Entry.Cause::id).equals(Optional.of(id))) {
                throw new AssertionError(id + " was acknowledged as " + number + " and is not there");
            }
        });
        client.shown().forEach((number, entry) -> {
            if (number > log.size() || !log.at(number).equals(entry)) {
                throw new AssertionError("what was shown as " + number + " is not in the log");
            }
        });
    }

    /** What is on disk is a whole match by the rules: no card twice, none lost, and the same when it is played again. */
    static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void log(
            Table<O, S, M, E, V> table, Log<O, S, M, E> log) {
        long at = 0;
        for (int number = 1; number <= log.size(); number++) {
            if (log.at(number).at() < at) {
                throw new AssertionError("time goes back at " + number);
            }
            at = log.at(number).at();
        }
        TableState<O, S, M, E> state = log.state();
        replayed(table.match(), state.course().orElseThrow());
        if (log.size() % PROVED == 0) {
            proved(table.match().game(), state);
        }
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void replayed(
            Match<O, S, M, E, V> match, Course<O, S, M, E> course) {
        same(match.start(course.opening()), course.first());
        MatchState<O, S> state = match.fold(course.first());
        CardSet deck = cards(match.game(), state);
        for (Step<M, E> step : course.chronicle().steps()) {
            same(match.decide(state, step.input(), step.at()), step.events());
            for (MatchEvent<E> event : step.events()) {
                state = match.evolve(state, event);
            }
            if (!cards(match.game(), state).equals(deck)) {
                throw new AssertionError("cards were lost or found at " + step);
            }
        }
        if (!state.equals(course.state())) {
            throw new AssertionError("the match comes out otherwise when it is played again");
        }
    }

    private static <E> void same(Decision<MatchEvent<E>> decision, List<MatchEvent<E>> recorded) {
        if (!(decision instanceof Decision.Accepted<MatchEvent<E>>(var events)) || !events.equals(recorded)) {
            throw new AssertionError("the rules do not say so: " + recorded);
        }
    }

    /** All cards of the match, of which none may lie twice. */
    private static <O extends Options, S extends State> CardSet cards(
            Game<O, S, ?, ?, ?> game, MatchState<O, S> state) {
        CardSet cards = CardSet.NONE;
        for (Placement.Pile pile : game.placement(state.state()).piles()) {
            for (Card card : pile.cards()) {
                if (cards.contains(card)) {
                    throw new AssertionError(card + " is there twice");
                }
                cards = cards.with(card);
            }
        }
        return cards;
    }

    private static <M extends Move, E extends Event> void proved(
            Game<?, ?, M, E, ?> game, TableState<?, ?, M, E> state) {
        if (!Proof.of(Records.of(game, state).orElseThrow()).isComplete()) {
            throw new AssertionError("the match on record does not prove itself");
        }
    }
}
