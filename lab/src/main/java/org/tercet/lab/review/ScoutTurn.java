package org.tercet.lab.review;

import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/**
 * A turn of Scout.
 *
 * @param at when the scout pointed
 * @param pointed the card that everybody saw
 * @param meant the scout's whole set, right or wrong
 * @param seeker who found a second card, if anybody did
 */
public record ScoutTurn(
        int round, long at, Seat scout, Card pointed, CardSet meant, boolean right, Optional<Seeker> seeker) {

    /**
     * Who found a second card.
     *
     * @param after how long after the scout had pointed
     */
    public record Seeker(Seat seat, Card card, CardSet set, long after) {}
}
