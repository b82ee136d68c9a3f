package org.tercet.rules.coop;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.State;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.parts.Spot;

/**
 * The whole truth about a round of CoopSet.
 *
 * @param deck top card first
 * @param current what was found in the layout on the table, and the cards added to it
 * @param won the cards of all sets taken
 * @param aside the cards of layouts given up without a find
 * @param results of the layouts done with
 * @param tallies for each seat in order
 * @param stops who wants to leave the layout
 */
public record CoopState(
        Seating seating,
        List<Card> deck,
        Layout layout,
        Current current,
        CardSet won,
        CardSet aside,
        List<Result> results,
        List<Tally> tallies,
        Agreement stops,
        Phase phase)
        implements State {

    public CoopState {
        deck = List.copyOf(deck);
        results = List.copyOf(results);
        tallies = List.copyOf(tallies);
    }

    static CoopState before(Start<CoopOptions> start) {
        return new CoopState(
                        start.seating(),
                        start.order(),
                        Layout.EMPTY,
                        Current.FRESH,
                        CardSet.NONE,
                        CardSet.NONE,
                        List.of(),
                        List.of(),
                        Agreement.NONE,
                        new Phase.Dealing())
                .seated(start.seating());
    }

    /** The points of the layouts done with. */
    int score() {
        return results.stream().mapToInt(Result::points).sum();
    }

    CoopState seated(Seating changed) {
        List<Tally> grown = new ArrayList<>(tallies);
        while (grown.size() < changed.size()) {
            grown.add(Tally.NOTHING);
        }
        return new CoopState(changed, deck, layout, current, won, aside, results, grown, stops, phase);
    }

    CoopState after(CoopEvent event) {
        return switch (event) {
            case CoopEvent.Laid(List<Spot> spots) -> laid(spots).in(new Phase.Looking());
            case CoopEvent.Added(Spot spot) -> laid(List.of(spot)).with(current.grown());
            case CoopEvent.Taken taken -> taken(new Found(taken.seat(), taken.cards()));
            case CoopEvent.Mistaken mistaken -> {
                Seat seat = mistaken.seat();
                yield with(seat, tally(seat).mistaken());
            }
            case CoopEvent.Agreed(Seat seat) -> with(stops.with(seat));
            case CoopEvent.Disagreed(Seat seat) -> with(stops.without(seat));
            case CoopEvent.Scored scored -> scored(scored.result());
            case CoopEvent.LaidAside(CardSet cards) -> laidAside(cards);
            case CoopEvent.Moved(List<Spot> spots) -> with(layout.moved(spots));
            case CoopEvent.Ended ended -> in(new Phase.Over(ended.ending(), ended.at()));
        };
    }

    private Tally tally(Seat seat) {
        return tallies.get(seat.number());
    }

    private CoopState laid(List<Spot> spots) {
        List<Card> rest = deck.subList(spots.size(), deck.size());
        return new CoopState(
                seating, rest, layout.with(spots), current, won, aside, results, tallies, Agreement.NONE, phase);
    }

    private CoopState taken(Found found) {
        CardSet cards = found.cards();
        Layout rest = layout.without(cards);
        return new CoopState(
                        seating,
                        deck,
                        rest,
                        current.with(found),
                        won.plus(cards),
                        aside,
                        results,
                        tallies,
                        Agreement.NONE,
                        phase)
                .with(found.seat(), tally(found.seat()).found());
    }

    private CoopState scored(Result result) {
        List<Result> more = new ArrayList<>(results);
        more.add(result);
        return new CoopState(seating, deck, layout, Current.FRESH, won, aside, more, tallies, Agreement.NONE, phase);
    }

    private CoopState laidAside(CardSet cards) {
        Layout rest = layout.without(cards);
        return new CoopState(seating, deck, rest, current, won, aside.plus(cards), results, tallies, stops, phase);
    }

    private CoopState with(Layout changed) {
        return new CoopState(seating, deck, changed, current, won, aside, results, tallies, stops, phase);
    }

    private CoopState with(Current changed) {
        return new CoopState(seating, deck, layout, changed, won, aside, results, tallies, stops, phase);
    }

    private CoopState with(Agreement changed) {
        return new CoopState(seating, deck, layout, current, won, aside, results, tallies, changed, phase);
    }

    private CoopState with(Seat seat, Tally tally) {
        List<Tally> changed = new ArrayList<>(tallies);
        changed.set(seat.number(), tally);
        return new CoopState(seating, deck, layout, current, won, aside, results, changed, stops, phase);
    }

    private CoopState in(Phase next) {
        return new CoopState(seating, deck, layout, current, won, aside, results, tallies, stops, next);
    }
}
