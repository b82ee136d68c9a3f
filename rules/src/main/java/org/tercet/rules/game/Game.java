package org.tercet.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

/**
 * One round of one game, as pure functions. Everything else in the system is generic over them.
 *
 * @param <O> options
 * @param <S> state: the whole truth, the fold of the events
 * @param <M> moves that players make
 * @param <E> events
 * @param <V> views
 */
public interface Game<O extends Options, S extends State, M extends Move, E extends Event, V extends View> {

    /** The name that programs use, lower case with hyphens. */
    String id();

    /** The rulebooks it can be played by, the usual one first. */
    List<String> rulebooks();

    /** What a table can choose under a rulebook, with that rulebook's standards. */
    List<Setting> settings(String rulebook);

    /** How long a match by that rulebook can be, the usual length first. */
    List<Length> lengths(String rulebook);

    O options(Chosen chosen);

    Players players(O options);

    /** The cards that are played with. */
    CardSet deck(O options);

    /** The state before anything lies on the table; the order is a permutation of the deck. */
    S begin(Start<O> start);

    /** The first events of a round: what is dealt. */
    List<E> open(S state, long now);

    /** What a move by a seated player who has not left leads to, at this moment. */
    Decision<E> decide(S state, Seat by, M move, long now);

    /** The next state; total for every event that this game produced from that state. */
    S evolve(S state, E event);

    V view(S state, Viewer viewer);

    /** What a viewer is shown of an event; empty when it is none of their business. */
    Optional<Shown> show(E event, Viewer viewer);

    /**
     * Somebody who always sees what this viewer sees. Where nothing is secret from one and open to another, a spectator's eyes stand for
     * all, and what is shown to forty need be made once.
     */
    default Viewer eyes(Viewer viewer) {
        return viewer;
    }

    /** When something will happen by itself. */
    OptionalLong deadline(S state);

    /** What happens by itself, once the deadline has come; nothing before it. */
    List<E> lapse(S state, long now);

    /** The cards that wait to be shuffled before the game goes on; none for most games at most times. */
    CardSet shuffles(S state);

    /** What follows when those cards come back in a new order. */
    List<E> shuffled(S state, List<Card> order, long now);

    /** Whether somebody new may sit down now; the reason if not. */
    Optional<Refusal> admits(S state);

    /** The state with people come, gone, away or back. Total, and it changes nothing else. */
    S seated(S state, Seating seating);

    /** What follows from a changed seating: an agreement is complete, a hand is laid aside, a newcomer is dealt in. */
    List<E> settle(S state, long now);

    Placement placement(S state);

    /** How it came out, once it is over. */
    Optional<Outcome> outcome(S state);

    /** How a match of several rounds came out, from the points added up. */
    default Outcome total(List<Integer> totals, List<Seat> eligible) {
        return Outcome.highestWins(totals, eligible);
    }
}
