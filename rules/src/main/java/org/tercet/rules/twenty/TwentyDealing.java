package org.tercet.rules.twenty;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.parts.Spot;

/**
 * Everything that comes from the deck: first what is owed, then the table's usual cards, then hands for newcomers. When the deck
 * has too few cards for the next of them, the game waits until those aside have been shuffled.
 */
final class TwentyDealing {

    static final int TABLE = 6;
    static final int HAND = 6;
    static final int FULL_HAND = 9;
    /** So many cards always hold a set. */
    static final int FULL_TABLE = 21;

    private TwentyDealing() {}

    /** One card at a time round the table, beginning left of the dealer, then the table's. */
    static TwentyEvent.Dealt opening(TwentyState state) {
        List<Seat> round = state.seating().clockwiseAfter(state.dealer());
        List<Hand> hands = new ArrayList<>();
        for (Seat seat : state.seating().all()) {
            List<Card> cards = new ArrayList<>();
            for (int next = round.indexOf(seat); next >= 0 && cards.size() < HAND; next += round.size()) {
                cards.add(state.deck().get(next));
            }
            hands.add(new Hand(cards));
        }
        int dealt = round.size() * HAND;
        return new TwentyEvent.Dealt(hands, Layout.EMPTY.places(state.deck().subList(dealt, dealt + TABLE)));
    }

    /** The deck is short of cards for what comes next. */
    static boolean waits(TwentyState state) {
        return next(state) > state.deck().size();
    }

    /** Deals whatever is due, as far as the deck goes. */
    static void deal(Course<TwentyState, TwentyEvent> course) {
        while (next(course.state()) > 0 && !waits(course.state())) {
            course.then(dealing(course.state()));
        }
    }

    /** How many cards are left for somebody new. */
    static int spare(TwentyState state) {
        int hands = (int)
                state.seating().all().stream().filter(state::waitsForCards).count();
        return state.supply() - owed(state) - missing(state) - hands * HAND;
    }

    private static int next(TwentyState state) {
        return state.over() ? 0 : Math.min(wanted(state), state.supply());
    }

    private static int wanted(TwentyState state) {
        if (state.owed().isPresent()) {
            return owed(state);
        }
        if (missing(state) > 0) {
            return missing(state);
        }
        return newcomer(state).isPresent() ? HAND : 0;
    }

    private static TwentyEvent dealing(TwentyState state) {
        List<Card> cards = state.deck().subList(0, next(state));
        List<Spot> places = state.layout().places(cards);
        return state.owed()
                .<TwentyEvent>map(owed -> switch (owed) {
                    case Owed.Personal(Seat seat, Owed.Reason reason) -> new TwentyEvent.Given(seat, cards, reason);
                    case Owed.More(var _) -> new TwentyEvent.Added(places);
                })
                .orElseGet(() -> missing(state) > 0 ? new TwentyEvent.Refilled(places) : welcome(state, cards));
    }

    private static TwentyEvent welcome(TwentyState state, List<Card> cards) {
        return new TwentyEvent.Given(newcomer(state).orElseThrow(), cards, Owed.Reason.JOINED);
    }

    private static int owed(TwentyState state) {
        return state.owed()
                .map(owed -> switch (owed) {
                    case Owed.Personal(var _, var _) -> 1;
                    case Owed.More(int cards) -> cards;
                })
                .orElse(0);
    }

    private static int missing(TwentyState state) {
        return Math.max(0, TABLE - state.layout().size());
    }

    private static Optional<Seat> newcomer(TwentyState state) {
        return state.seating().all().stream().filter(state::waitsForCards).findFirst();
    }
}
