package org.tercet.rules.coop;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.View;
import org.tercet.rules.parts.Spot;

/**
 * What everybody sees of CoopSet.
 *
 * @param deck how many cards are left
 * @param found the sets taken from this layout
 * @param added the cards added to this layout, a point lost for each
 * @param points what this layout brings if it is left now
 * @param score the points of the layouts done with
 * @param results of the layouts done with, in order
 * @param aside how many cards left the game with layouts that were given up
 * @param tallies for each seat in order
 * @param agreed who wants to leave this layout
 * @param grade once it is over
 */
public record CoopView(
        int deck,
        List<Spot> table,
        List<Found> found,
        int added,
        int points,
        int score,
        List<Result> results,
        int aside,
        List<Tally> tallies,
        List<Seat> agreed,
        Phase phase,
        Optional<Grade> grade)
        implements View {

    public CoopView {
        table = List.copyOf(table);
        found = List.copyOf(found);
        results = List.copyOf(results);
        tallies = List.copyOf(tallies);
        agreed = List.copyOf(agreed);
    }

    /** The cards on the table. */
    public CardSet cards() {
        return CardSet.of(table.stream().map(Spot::card).toList());
    }
}
