package org.tercet.rules.twenty;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;

/** What allowed moves, time and comings and goings lead to. */
final class TwentyCourse {

    private static final int MORE = 3;

    private TwentyCourse() {}

    static Course<TwentyState, TwentyEvent> of(TwentyState state) {
        return new Course<>(state, TwentyFold::evolve);
    }

    static List<TwentyEvent> move(TwentyState state, Seat by, TwentyMove move, long now) {
        return switch (move) {
            case TwentyMove.Call() ->
                List.of(new TwentyEvent.Called(by, now + state.options().callMillis()));
            case TwentyMove.Take(List<Card> cards) -> take(state, by, CardSet.of(cards));
            case TwentyMove.Ask() -> after(state, new TwentyEvent.Asked(by));
            case TwentyMove.NoSet() -> after(state, new TwentyEvent.Agreed(by));
            case TwentyMove.StillLooking() -> List.of(new TwentyEvent.Disagreed(by));
        };
    }

    static List<TwentyEvent> ranOut(TwentyState state, Seat caller) {
        return after(state, new TwentyEvent.RanOut(caller, pays(state, caller)));
    }

    static List<TwentyEvent> shuffled(TwentyState state, List<Card> order) {
        return after(state, new TwentyEvent.Shuffled(order));
    }

    static List<TwentyEvent> settle(TwentyState state) {
        Course<TwentyState, TwentyEvent> course = of(state);
        if (state.phase() instanceof Phase.Called(Seat caller, var _)
                && !state.seating().isPlaying(caller)) {
            course.then(new TwentyEvent.CallDropped(caller));
        }
        for (Seat seat : state.seating().all()) {
            if (!state.seating().isPlaying(seat) && !state.hand(seat).isEmpty()) {
                course.then(new TwentyEvent.LaidAside(
                        seat, CardSet.of(state.hand(seat).cards())));
            }
        }
        return follow(course);
    }

    private static List<TwentyEvent> take(TwentyState state, Seat by, CardSet cards) {
        Why why = Why.of(Pattern.SET, cards);
        if (!Pattern.SET.fits(cards)) {
            return after(state, new TwentyEvent.Mistaken(by, cards, why, pays(state, by)));
        }
        CardSet own = cards.and(CardSet.of(state.hand(by).cards()));
        Course<TwentyState, TwentyEvent> course = of(state).then(new TwentyEvent.Taken(by, own, cards.minus(own), why));
        if (course.state().hand(by).isEmpty()) {
            return course.then(TwentyEnding.wentOut(course.state(), by)).events();
        }
        List<Spot> moves = course.state().layout().closing(TwentyDealing.TABLE);
        if (!moves.isEmpty()) {
            course.then(new TwentyEvent.Moved(moves));
        }
        return follow(course);
    }

    /** A penalty card, unless the player has all one can hold or there is none to give. */
    private static boolean pays(TwentyState state, Seat seat) {
        return state.hand(seat).size() < TwentyDealing.FULL_HAND && state.supply() > 0;
    }

    private static List<TwentyEvent> after(TwentyState state, TwentyEvent event) {
        return follow(of(state).then(event));
    }

    private static List<TwentyEvent> follow(Course<TwentyState, TwentyEvent> course) {
        if (course.state().seating().playing().size() < 2) {
            return course.then(TwentyEnding.alone(course.state())).events();
        }
        TwentyDealing.deal(course);
        if (!agreed(course.state())) {
            return course.events();
        }
        int more = Math.min(MORE, Math.min(course.state().supply(), room(course.state())));
        if (more == 0) {
            return course.then(TwentyEnding.nothingLeft(course.state())).events();
        }
        TwentyDealing.deal(course.then(new TwentyEvent.AllAgreed(more)));
        return course.events();
    }

    /** All whom the table waits for, and who have cards to play with, see no set. */
    private static boolean agreed(TwentyState state) {
        List<Seat> asked = state.seating().here().stream()
                .filter(seat -> !state.waitsForCards(seat))
                .toList();
        return state.phase() instanceof Phase.Open
                && !TwentyDealing.waits(state)
                && !asked.isEmpty()
                && state.agreement().seats().containsAll(asked);
    }

    private static int room(TwentyState state) {
        return TwentyDealing.FULL_TABLE - state.layout().size();
    }
}
