package org.tercet.rules.chipset;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;

/**
 * What one viewer sees of ChipSet.
 *
 * @param betLimit the most chips of one bet or raise
 * @param raises the most raises of a player in one phase
 * @param deals how many times everybody deals
 * @param middle the open cards, in the order in which they were laid
 * @param deck how many cards are still to be dealt
 * @param high the highest contribution of the phase
 * @param hand the viewer's own hidden cards; empty for a spectator
 * @param may what the viewer can do now
 * @param result how the deal came out, until the cards are gathered
 */
public record ChipsetView(
        int betLimit,
        int raises,
        int deals,
        Seat dealer,
        List<Card> middle,
        int deck,
        int pot,
        int high,
        List<Player> players,
        List<Card> hand,
        Phase phase,
        May may,
        Optional<Result> result,
        Optional<Outcome> outcome)
        implements View {

    /**
     * One player's side of the table.
     *
     * @param bet what went into the pot in this phase
     * @param acted whether the player has had a turn in this betting phase
     * @param cards how many hidden cards lie before the player
     * @param deals how often the player has dealt
     */
    public record Player(
            Seat seat,
            Presence presence,
            Standing standing,
            int chips,
            int bet,
            int raises,
            boolean acted,
            int cards,
            int deals) {}

    /**
     * The moves that are open to the viewer. Whether there is a set to expose is for the viewer to see.
     *
     * @param toCall what a call costs; 0 when there is nothing to call
     * @param mostRaise the most to raise by; 0 when no raise is possible
     * @param answer whether exposing or keeping is asked for
     */
    public record May(boolean fold, boolean check, int toCall, int mostRaise, boolean answer) {

        static final May NOTHING = new May(false, false, 0, 0, false);

        static final May ANSWER = new May(false, false, 0, 0, true);
    }

    public ChipsetView {
        middle = List.copyOf(middle);
        players = List.copyOf(players);
        hand = List.copyOf(hand);
    }
}
