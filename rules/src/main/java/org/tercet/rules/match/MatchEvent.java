package org.tercet.rules.match;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Shown;

/** What happens in a match: around its rounds, and in them. */
public sealed interface MatchEvent<E> {

    record Began<E>(String game, Chosen chosen, Length length, Seating seating) implements MatchEvent<E>, Shown {}

    /** Not to be shown as it is: it knows the order of the deck. */
    record RoundBegan<E>(int round, Seat dealer, List<Card> order, long at) implements MatchEvent<E> {
        public RoundBegan {
            order = List.copyOf(order);
        }
    }

    /** Something in the game itself. */
    record Played<E>(E event) implements MatchEvent<E> {}

    record Joined<E>(Seat seat, Occupant occupant) implements MatchEvent<E>, Shown {}

    record Left<E>(Seat seat) implements MatchEvent<E>, Shown {}

    record WentAway<E>(Seat seat) implements MatchEvent<E>, Shown {}

    record CameBack<E>(Seat seat) implements MatchEvent<E>, Shown {}

    record TakenOver<E>(Seat seat, Occupant occupant) implements MatchEvent<E>, Shown {}

    record HostIs<E>(Seat seat) implements MatchEvent<E>, Shown {}

    record RoundEnded<E>(Outcome outcome) implements MatchEvent<E>, Shown {}

    record MatchEnded<E>(Outcome outcome) implements MatchEvent<E>, Shown {}

    /** What is shown of {@link RoundBegan}. */
    record Dealing(int round, Seat dealer) implements Shown {}
}
