package org.tercet.rules.chipset;

import java.util.List;
import org.tercet.cards.Card;

/**
 * What a seat has in the game.
 *
 * @param chips those not in the pot
 * @param bet what the seat put into the pot in this phase
 * @param raises how often the seat raised in this phase
 * @param spoken whether the seat has acted in this betting phase, or answered in this trial
 * @param hand hidden from the others
 * @param deals how often the seat has dealt
 */
public record Stake(Standing standing, int chips, int bet, int raises, boolean spoken, List<Card> hand, int deals) {

    static final Stake NONE = new Stake(Standing.NEW, 0, 0, 0, false, List.of(), 0);

    public Stake {
        hand = List.copyOf(hand);
    }

    static Stake bought(int chips, int deals) {
        return new Stake(Standing.WAITING, chips, 0, 0, false, List.of(), deals);
    }

    boolean isIn() {
        return standing == Standing.IN;
    }

    /** What the seat can contribute to this phase at the most. */
    int reach() {
        return chips + bet;
    }

    Stake dealt(List<Card> cards) {
        return new Stake(Standing.IN, chips, 0, 0, false, cards, deals);
    }

    Stake dealer() {
        return new Stake(standing, chips, bet, raises, spoken, hand, deals + 1);
    }

    Stake spoke() {
        return new Stake(standing, chips, bet, raises, true, hand, deals);
    }

    Stake paid(int more) {
        return new Stake(standing, chips - more, bet + more, raises, true, hand, deals);
    }

    Stake raised(int more) {
        return new Stake(standing, chips - more, bet + more, raises + 1, true, hand, deals);
    }

    Stake folded() {
        return new Stake(Standing.FOLDED, chips, bet, raises, true, hand, deals);
    }

    /** Asked for an answer, with the bets of the phase still before the seat. */
    Stake asked() {
        return new Stake(standing, chips, bet, raises, false, hand, deals);
    }

    /** A new phase begins, or the pot is gone. */
    Stake cleared() {
        return new Stake(standing, chips, 0, 0, false, hand, deals);
    }

    Stake won(int more) {
        return new Stake(standing, chips + more, bet, raises, spoken, hand, deals);
    }

    /** The cards go back to the dealer. */
    Stake gathered() {
        return standing == Standing.NEW ? this : bought(chips, deals);
    }
}
