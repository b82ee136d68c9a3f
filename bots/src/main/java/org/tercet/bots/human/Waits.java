package org.tercet.bots.human;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.Dice;

/** Chance events that race: each comes after a time without memory, and the first one wins. */
final class Waits {

    private static final int FINE = 1 << 30;

    private Waits() {}

    /** Something that comes to one's mind after so many milliseconds on average. */
    record Thought<T>(double mean, T what) {}

    /** The thought that came first, and when. */
    record First<T>(long after, T what) {}

    /**
     * The first of the thoughts.
     *
     * @param moment before which none of them comes
     */
    static <T> Optional<First<T>> first(List<Thought<T>> thoughts, long moment, Dice dice) {
        Optional<First<T>> first = Optional.empty();
        for (Thought<T> thought : thoughts) {
            long after = moment + exponential(thought.mean(), dice);
            if (first.isEmpty() || after < first.get().after()) {
                first = Optional.of(new First<>(after, thought.what()));
            }
        }
        return first;
    }

    static long exponential(double mean, Dice dice) {
        double chance = (dice.below(FINE) + 0.5) / FINE;
        return Math.max(1, Math.round(-mean * Math.log(chance)));
    }

    /** Over a turn of one's own. */
    static long deciding(Strength strength, Dice dice) {
        long thought = exponential((double) strength.giveUp() / Strength.CHOICE, dice);
        return 2L * Strength.REACTION + Math.min(thought, Strength.DECIDING);
    }

    /** To a yes or no. */
    static long answering(Strength strength, Dice dice) {
        long thought = exponential((double) strength.giveUp() / Strength.CHOICE, dice);
        return Strength.REACTION + Math.min(thought, Strength.ANSWERING);
    }

    /** From having called to having pointed at the cards. */
    static long pointing(Dice dice) {
        return (long) Strength.REACTION + dice.below(Strength.POINTING);
    }
}
