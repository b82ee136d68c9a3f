package org.tercet.lab.review;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;

/**
 * A card of SetUp that made a set with two on the table.
 *
 * @param forThem it was played for somebody who was away or out of time
 * @param caught who showed one of the sets; if nobody did, the chance was missed
 */
public record Slip(
        int round, long at, Seat seat, Card card, boolean forThem, List<CardSet> sets, Optional<Caught> caught) {

    public Slip {
        sets = List.copyOf(sets);
    }

    /** A right challenge, so long after the card was played; the penalty is counted in cards. */
    public record Caught(Seat by, CardSet set, long after, int penalty) {}
}
