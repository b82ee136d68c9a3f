package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.game.Seat;

/**
 * One deal of ChipSet.
 *
 * @param number counted from 1
 * @param middle all the cards that came to lie there
 * @param exposer who called for the trial, if anybody did
 * @param shares who took the pot; nobody while the deal is not over
 */
public record Deal(
        int number,
        long at,
        Seat dealer,
        List<Card> middle,
        int pot,
        Ending ending,
        Optional<Seat> exposer,
        List<Held> hands,
        List<Raise> raises,
        List<Share> shares) {

    public Deal {
        middle = List.copyOf(middle);
        hands = List.copyOf(hands);
        raises = List.copyOf(raises);
        shares = List.copyOf(shares);
    }

    /** How a deal came to its end. */
    public enum Ending {
        ALL_BUT_ONE_FOLDED,
        EXPOSED,
        DECK_OUT,
        NOT_OVER
    }

    /**
     * A hand.
     *
     * @param sets with the middle, as it was when they folded or else at the end
     */
    public record Held(Seat seat, List<Card> hand, List<CardSet> sets, boolean folded, boolean shown) {
        public Held {
            hand = List.copyOf(hand);
            sets = List.copyOf(sets);
        }

        /** Gave up a hand that made a set. */
        public boolean hasFoldedSets() {
            return folded && !sets.isEmpty();
        }
    }

    /**
     * A raise.
     *
     * @param sets how many the player held at that moment; a bluff with none
     */
    public record Raise(long at, Seat seat, int by, int sets) {
        public boolean isBluff() {
            return sets == 0;
        }
    }
}
