package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;

/**
 * The whole truth about one round of Scout.
 *
 * @param deck what has not been laid, top card first
 * @param standings one for each seat, in order
 * @param aside cards paid for mistakes
 * @param agreement who sees no set at all
 * @param sitsOut the scout whose mistake was the last turn
 */
public record ScoutState(
        ScoutOptions options,
        Seating seating,
        List<Card> deck,
        Layout table,
        List<Standing> standings,
        CardSet aside,
        Agreement agreement,
        Optional<Seat> sitsOut,
        Debts debts,
        Phase phase)
        implements State {

    public ScoutState {
        deck = List.copyOf(deck);
        standings = List.copyOf(standings);
    }

    Standing standing(Seat seat) {
        return standings.get(seat.number());
    }

    boolean isSittingOut(Seat seat) {
        return sitsOut.filter(seat::equals).isPresent();
    }

    /** Those whom the table waits for in this turn. */
    List<Seat> inTurn() {
        return seating.here().stream().filter(seat -> !isSittingOut(seat)).toList();
    }

    ScoutState with(Seating changed) {
        List<Standing> all = new ArrayList<>(standings);
        while (all.size() < changed.size()) {
            all.add(Standing.NEW);
        }
        return new ScoutState(options, changed, deck, table, all, aside, agreement, sitsOut, debts, phase);
    }

    ScoutState with(List<Card> rest, Layout changed) {
        return new ScoutState(options, seating, rest, changed, standings, aside, agreement, sitsOut, debts, phase);
    }

    ScoutState with(Seat seat, UnaryOperator<Standing> change) {
        List<Standing> changed = new ArrayList<>(standings);
        changed.set(seat.number(), change.apply(standing(seat)));
        return new ScoutState(options, seating, deck, table, changed, aside, agreement, sitsOut, debts, phase);
    }

    ScoutState putAside(Card card) {
        return new ScoutState(
                options, seating, deck, table, standings, aside.with(card), agreement, sitsOut, debts, phase);
    }

    ScoutState with(Agreement changed) {
        return new ScoutState(options, seating, deck, table, standings, aside, changed, sitsOut, debts, phase);
    }

    ScoutState sittingOut(Optional<Seat> seat) {
        return new ScoutState(options, seating, deck, table, standings, aside, agreement, seat, debts, phase);
    }

    ScoutState with(Debts changed) {
        return new ScoutState(options, seating, deck, table, standings, aside, agreement, sitsOut, changed, phase);
    }

    ScoutState with(Phase next) {
        return new ScoutState(options, seating, deck, table, standings, aside, agreement, sitsOut, debts, next);
    }
}
