package org.tercet.rules.twenty;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;

/** One round of 20/20: the deck from its top, the taken cards aside, the table, and a hand for each seat in order. */
public record TwentyState(
        TwentyOptions options,
        Seating seating,
        Seat dealer,
        List<Card> deck,
        CardSet aside,
        Layout layout,
        List<Hand> hands,
        Agreement agreement,
        Optional<Owed> owed,
        Phase phase)
        implements State {

    public TwentyState {
        deck = List.copyOf(deck);
        hands = List.copyOf(hands);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.number());
    }

    boolean over() {
        return phase instanceof Phase.Over;
    }

    /** How many cards can still be dealt, now or after a shuffle. */
    int supply() {
        return deck.size() + aside.size();
    }

    /** Playing, but not dealt in yet; who has got rid of all cards has ended the round. */
    boolean waitsForCards(Seat seat) {
        return seating.isPlaying(seat) && hand(seat).isEmpty();
    }

    TwentyState with(Seating changed) {
        List<Hand> grown = new ArrayList<>(hands);
        while (grown.size() < changed.size()) {
            grown.add(Hand.EMPTY);
        }
        return new TwentyState(options, changed, dealer, deck, aside, layout, grown, agreement, owed, phase);
    }

    TwentyState with(Phase changed) {
        return new TwentyState(options, seating, dealer, deck, aside, layout, hands, agreement, owed, changed);
    }

    TwentyState with(Layout changed) {
        return new TwentyState(options, seating, dealer, deck, aside, changed, hands, agreement, owed, phase);
    }

    TwentyState with(Agreement changed) {
        return new TwentyState(options, seating, dealer, deck, aside, layout, hands, changed, owed, phase);
    }

    TwentyState with(List<Hand> changed) {
        return new TwentyState(options, seating, dealer, deck, aside, layout, changed, agreement, owed, phase);
    }

    TwentyState with(Seat seat, Hand changed) {
        List<Hand> others = new ArrayList<>(hands);
        others.set(seat.number(), changed);
        return with(others);
    }

    TwentyState owing(Owed cards) {
        return new TwentyState(
                options, seating, dealer, deck, aside, layout, hands, agreement, Optional.of(cards), phase);
    }

    TwentyState owingNothing() {
        return new TwentyState(
                options, seating, dealer, deck, aside, layout, hands, agreement, Optional.empty(), phase);
    }

    TwentyState aside(CardSet cards) {
        return new TwentyState(
                options, seating, dealer, deck, aside.plus(cards), layout, hands, agreement, owed, phase);
    }

    /** So many cards are gone from the top of the deck: new cards make everybody look again. */
    TwentyState drawn(int cards) {
        List<Card> rest = deck.subList(cards, deck.size());
        return new TwentyState(options, seating, dealer, rest, aside, layout, hands, Agreement.NONE, owed, phase);
    }

    /** The cards from aside lie under the deck in this order. */
    TwentyState under(List<Card> order) {
        List<Card> all = new ArrayList<>(deck);
        all.addAll(order);
        return new TwentyState(
                options, seating, dealer, all, aside.minus(CardSet.of(order)), layout, hands, agreement, owed, phase);
    }
}
