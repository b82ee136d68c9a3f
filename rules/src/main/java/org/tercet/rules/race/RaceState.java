package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.State;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Layout;

/**
 * The whole truth about a race.
 *
 * @param solo it began with a single player
 * @param deck what is still to be dealt, top card first
 * @param holdings by seat
 * @param aside cards that belong to nobody any more
 * @param previous the last find, of which a chain goes on
 * @param found what has been found in a fixed layout
 * @param owed sets that a lone player owes
 */
public record RaceState(
        RaceOptions options,
        Seating seating,
        boolean solo,
        List<Card> deck,
        Layout layout,
        List<Holding> holdings,
        List<Card> aside,
        CardSet previous,
        List<Found> found,
        Agreement agreement,
        int owed,
        Phase phase)
        implements State {

    public RaceState {
        deck = List.copyOf(deck);
        holdings = List.copyOf(holdings);
        aside = List.copyOf(aside);
        found = List.copyOf(found);
    }

    static RaceState fresh(RaceOptions options, Seating seating, List<Card> order) {
        return new RaceState(
                        options,
                        seating,
                        seating.size() == 1,
                        order,
                        Layout.EMPTY,
                        List.of(),
                        List.of(),
                        CardSet.NONE,
                        List.of(),
                        Agreement.NONE,
                        0,
                        new Phase.Open())
                .seated(seating);
    }

    RaceRules rules() {
        return options.rules();
    }

    public Holding holding(Seat seat) {
        return holdings.get(seat.number());
    }

    RaceState seated(Seating now) {
        List<Holding> all = new ArrayList<>(holdings);
        while (all.size() < now.size()) {
            all.add(Holding.NOTHING);
        }
        return new RaceState(options, now, solo, deck, layout, all, aside, previous, found, agreement, owed, phase);
    }

    RaceState in(Phase now) {
        return new RaceState(
                options, seating, solo, deck, layout, holdings, aside, previous, found, agreement, owed, now);
    }

    RaceState voted(Agreement now) {
        return new RaceState(options, seating, solo, deck, layout, holdings, aside, previous, found, now, owed, phase);
    }

    RaceState owing(int sets) {
        return new RaceState(
                options, seating, solo, deck, layout, holdings, aside, previous, found, agreement, sets, phase);
    }

    RaceState laidOut(Layout now) {
        return new RaceState(
                options, seating, solo, deck, now, holdings, aside, previous, found, agreement, owed, phase);
    }

    RaceState dealt(int cards) {
        List<Card> rest = deck.subList(cards, deck.size());
        return new RaceState(
                options, seating, solo, rest, layout, holdings, aside, previous, found, agreement, owed, phase);
    }

    RaceState holding(Seat seat, UnaryOperator<Holding> change) {
        List<Holding> changed = new ArrayList<>(holdings);
        changed.set(seat.number(), change.apply(holding(seat)));
        return new RaceState(
                options, seating, solo, deck, layout, changed, aside, previous, found, agreement, owed, phase);
    }

    RaceState putAside(Iterable<Card> cards) {
        List<Card> more = new ArrayList<>(aside);
        cards.forEach(more::add);
        return new RaceState(
                options, seating, solo, deck, layout, holdings, more, previous, found, agreement, owed, phase);
    }

    RaceState remembering(CardSet last) {
        return new RaceState(
                options, seating, solo, deck, layout, holdings, aside, last, found, agreement, owed, phase);
    }

    RaceState noting(List<Found> now) {
        return new RaceState(
                options, seating, solo, deck, layout, holdings, aside, previous, now, agreement, owed, phase);
    }
}
