package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;

/**
 * What can be said about a match afterwards.
 *
 * @param startedAt the moment it began, in milliseconds since 1970
 * @param lasted to its end, or to the last thing on record
 * @param outcome none while it is not finished
 * @param part what is said about this game in particular
 */
public record Review(
        String game,
        String rulebook,
        Length length,
        long startedAt,
        long lasted,
        List<Player> players,
        List<Round> rounds,
        List<Coming> comings,
        Optional<Outcome> outcome,
        Optional<Part> part) {

    public Review {
        players = List.copyOf(players);
        rounds = List.copyOf(rounds);
        comings = List.copyOf(comings);
    }

    /**
     * Reviews a match whose record follows from the rules, to its end or as far as it goes.
     *
     * @param names of the players by seat; whoever sits beyond them has none
     */
    public static <M extends Move, E extends Event> Review of(
            Game<?, ?, M, E, ?> game, Chronicle<M, E> chronicle, List<String> names) {
        return retold(game, chronicle, names);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> Review retold(
            Game<O, S, M, E, V> game, Chronicle<M, E> chronicle, List<String> names) {
        return new Retelling<>(game, chronicle, Watching.of(game)).review(names);
    }

    public boolean isFinished() {
        return outcome.isPresent();
    }

    /**
     * Somebody on a seat.
     *
     * @param name empty where there is none
     * @param occupant who sat there last
     * @param here how long they were at the table while a round was under way
     * @param score over all rounds that are over
     */
    public record Player(Seat seat, String name, Occupant occupant, Presence presence, long here, int score) {}

    /** A round, and how it came out if it has ended. */
    public record Round(int number, Seat dealer, long began, Optional<Long> ended, Optional<Outcome> outcome) {}

    /** Somebody comes, goes, or takes another's place. */
    public record Coming(long at, Seat seat, What what) {}

    /** How somebody comes or goes. */
    public enum What {
        JOINED,
        LEFT,
        WENT_AWAY,
        CAME_BACK,
        BOT_TOOK_OVER,
        PERSON_TOOK_OVER,
        BECAME_HOST
    }
}
