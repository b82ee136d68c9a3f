package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Why;

/**
 * What was to be found on the table, and what became of it. A find is whatever the game looks for: a set, mostly.
 *
 * @param moments from one change of the table to the next
 * @param passes every time that the table was left with something on it, or everybody agreed that there was nothing
 * @param kinds by how many attributes differ, over all players
 * @param finders by seat
 */
public record Hunt(
        Pattern pattern,
        List<Moment> moments,
        List<Take> takes,
        List<Pass> passes,
        List<WrongCall> wrongCalls,
        List<Kind> kinds,
        List<Finder> finders) {

    public Hunt {
        moments = List.copyOf(moments);
        takes = List.copyOf(takes);
        passes = List.copyOf(passes);
        wrongCalls = List.copyOf(wrongCalls);
        kinds = List.copyOf(kinds);
        finders = List.copyOf(finders);
    }

    /** The table as it lay for a while, with all that was to be found on it when that began. */
    public record Moment(int round, long from, long until, CardSet table, List<Find> finds) {
        public Moment {
            finds = List.copyOf(finds);
        }
    }

    /**
     * Something to be found.
     *
     * @param only who alone could take it, when it has personal cards in it
     * @param since when the last of its cards was laid
     */
    public record Find(CardSet cards, Optional<Seat> only, long since) {}

    /**
     * A right find.
     *
     * @param moment the index of the moment in which it happened
     * @param called when the finder called, pointed or turned the first card; the same as {@code at} where nothing of that kind
     *     comes first
     * @param differing on how many attributes the cards are not all the same
     * @param sinceThere how long it had been there when it was called
     * @param sinceChange how long the table had been as it was when it was called
     */
    public record Take(
            int round,
            int moment,
            long called,
            long at,
            Seat seat,
            CardSet cards,
            int differing,
            long sinceThere,
            long sinceChange) {}

    /** The table was given up, with that left on it unseen. */
    public record Pass(int round, long at, Cause cause, int cards, List<Find> finds) {
        public Pass {
            finds = List.copyOf(finds);
        }
    }

    /** Why the table was given up. */
    public enum Cause {
        /** Everybody said that they saw nothing. */
        AGREED,
        /** The round was over. */
        END
    }

    /** A call gone wrong; no cards where time ran out. */
    public record WrongCall(int round, long at, Seat seat, CardSet cards, Mistake mistake) {}

    /** What was wrong with a call. */
    public sealed interface Mistake {
        record NoFind(Why why) implements Mistake {
            /** The attributes that speak against it; four cards in pairs have no such attributes. */
            public List<Attribute> breaking() {
                return HuntFigures.breaking(why);
            }
        }

        /** The time was up, or the caller left. */
        record TooLate() implements Mistake {}

        /** The two cards want a third that is not on the table. */
        record NotThere(Card wanted) implements Mistake {}
    }

    /**
     * Finds of which so many attributes differ.
     *
     * @param there how many of them came to lie on the table
     */
    public record Kind(int differing, int there, int taken, Optional<Times> times) {}

    /**
     * What one player saw and how fast.
     *
     * @param perHour finds in an hour at the table, rounded
     * @param times from when a find was there until it was called
     * @param kinds by how many attributes differ
     */
    public record Finder(
            Seat seat, int takes, int wrongCalls, int perHour, Optional<Times> times, List<Seen> kinds, Broken broken) {
        public Finder {
            kinds = List.copyOf(kinds);
        }
    }

    /** How many finds of a kind one player saw. */
    public record Seen(int differing, int takes, Optional<Times> times) {}

    /** How often each attribute was what made a call wrong. */
    public record Broken(int number, int colour, int fill, int shape) {}
}
