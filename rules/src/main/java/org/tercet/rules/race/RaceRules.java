package org.tercet.rules.race;

import org.tercet.cards.Pattern;
import org.tercet.rules.game.Length;

/**
 * All that distinguishes one rulebook or mode from another.
 *
 * @param name the rulebook's name for programs
 * @param pattern what is to be found
 * @param previous in a chain, how many cards of the previous find belong to the next; otherwise 0
 * @param laid how many cards are laid at first
 * @param laidSmall the same for a small deck
 * @param most so many cards always hold the pattern, so the table never needs more
 * @param score what counts
 * @param penalty what a wrong call costs
 * @param solo how it is played alone
 * @param table what becomes of the table after a find
 * @param usual how long a match usually is
 */
public record RaceRules(
        String name,
        Pattern pattern,
        int previous,
        int laid,
        int laidSmall,
        int most,
        Score score,
        Penalty penalty,
        Solo solo,
        Table table,
        Length usual) {

    /** What a player's score counts. */
    public enum Score {
        CARDS_HELD,
        POINTS
    }

    /** What a wrong call costs. */
    public enum Penalty {
        /** Three won cards, put aside for good; fewer if the player has fewer. */
        THREE_CARDS,
        /** One point, also below zero. */
        ONE_POINT,
        NOTHING
    }

    /** How it is played alone. */
    public enum Solo {
        PLAY_ON,
        /** Asking for cards leaves one set owed, to be paid off among the last cards. */
        OWES_SETS,
        /** It ends at the first layout without a set. */
        STOPS
    }

    /** What becomes of the table after a find. */
    public enum Table {
        REFILLED,
        /** Refilled, and all of it laid anew in another order. */
        RESHUFFLED,
        /** Nothing leaves until everything in the layout is found; then all of it goes. */
        FIXED,
        /** Cards lie face down and are turned up three at a time. */
        FACE_DOWN
    }

    boolean isChain() {
        return previous > 0;
    }
}
