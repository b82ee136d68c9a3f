package org.tercet.rules.scout;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Layout;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** How a turn ends, and what is laid after it. */
final class ScoutTurn {

    /** The rectangle on the table. */
    static final int LAID = 12;
    /** So many cards always hold a set. */
    static final int MOST = 21;

    private static final int MORE = 3;

    private ScoutTurn() {}

    /** Nobody found a second card: it is up to what the scout meant. */
    static void unfound(Course<ScoutState, ScoutEvent> course, Phase.Search search, long now) {
        CardSet meant = search.meant();
        if (reveal(course, search)) {
            course.then(new ScoutEvent.Took(search.scout(), meant));
            letBackIn(course);
        } else {
            letBackIn(course);
            mistaken(course, search.scout(), now);
        }
        refill(course);
    }

    /** A seeker pointed at a card that makes a set on the table with the scout's. */
    static void found(Course<ScoutState, ScoutEvent> course, Phase.Search search, Seat seeker, Card card, long now) {
        CardSet meant = search.meant();
        CardSet set = CardSet.of(search.card(), card, search.card().third(card));
        course.then(new ScoutEvent.Found(seeker, card, set));
        if (!reveal(course, search)) {
            course.then(new ScoutEvent.Took(seeker, set));
            letBackIn(course);
            mistaken(course, search.scout(), now);
        } else {
            CardSet seekers = set.equals(meant) ? CardSet.of(card) : set.without(search.card());
            course.then(new ScoutEvent.Took(seeker, seekers));
            course.then(new ScoutEvent.Took(search.scout(), meant.minus(seekers)));
            letBackIn(course);
        }
        refill(course);
    }

    /** Three more cards, or as many as there are, but never past what always holds a set. */
    static void layMore(Course<ScoutState, ScoutEvent> course) {
        lay(course, Math.min(MORE, MOST - course.state().table().size()));
    }

    static void lay(Course<ScoutState, ScoutEvent> course, int count) {
        List<Card> deck = course.state().deck();
        List<Card> top = deck.subList(0, Math.min(count, deck.size()));
        if (!top.isEmpty()) {
            course.then(new ScoutEvent.Laid(course.state().table().places(top)));
        }
    }

    private static boolean reveal(Course<ScoutState, ScoutEvent> course, Phase.Search search) {
        CardSet meant = search.meant();
        boolean right = Pattern.SET.fits(meant);
        course.then(new ScoutEvent.Revealed(search.scout(), search.card(), meant, right, Why.of(Pattern.SET, meant)));
        return right;
    }

    /** Whoever sat this turn out is back for the next. */
    static void letBackIn(Course<ScoutState, ScoutEvent> course) {
        course.state().sitsOut().ifPresent(seat -> course.then(new ScoutEvent.BackIn(seat)));
    }

    private static void mistaken(Course<ScoutState, ScoutEvent> course, Seat scout, long now) {
        ScoutForfeits.pay(course, scout, now);
        course.then(new ScoutEvent.SatOut(scout));
    }

    private static void refill(Course<ScoutState, ScoutEvent> course) {
        Layout table = course.state().table();
        List<Spot> moves = table.closing(LAID);
        if (!moves.isEmpty()) {
            course.then(new ScoutEvent.Moved(moves));
        }
        lay(course, Math.max(0, LAID - table.size()));
    }
}
