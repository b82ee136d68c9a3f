package org.tercet.rules.coop;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.Sets;
import org.tercet.rules.coop.CoopEvent.Ending;
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Spot;

/** How one layout leads to the next. While the team looks, there is always a set on the table. */
final class CoopLayouts {

    private static final int RECTANGLE = 12;

    private final Course<CoopState, CoopEvent> course;
    private final long now;

    CoopLayouts(CoopState state, long now) {
        this.course = new Course<>(state, CoopState::after);
        this.now = now;
    }

    List<CoopEvent> open() {
        refill();
        return goOn();
    }

    CoopLayouts then(CoopEvent event) {
        course.then(event);
        return this;
    }

    /** Everything that follows by itself until the team has to look again. */
    List<CoopEvent> goOn() {
        if (isLooking() && state().seating().playing().isEmpty()) {
            score();
            end(Ending.NOBODY_LEFT);
        }
        while (isLooking() && isDone()) {
            leave();
        }
        return course.events();
    }

    /** A layout that was taken from is done when nothing is left to find in it; any layout is when the team says so. */
    private boolean isDone() {
        return !Sets.any(state().layout().cards()) || state().stops().reached(state().seating());
    }

    private void leave() {
        boolean fruitless = state().current().found().isEmpty();
        score();
        if (state().deck().isEmpty()) {
            end(Ending.DECK_OUT);
            return;
        }
        if (fruitless) {
            then(new CoopEvent.LaidAside(state().layout().cards()));
        }
        List<Spot> moves = state().layout().closing(RECTANGLE);
        if (!moves.isEmpty()) {
            then(new CoopEvent.Moved(moves));
        }
        refill();
    }

    /** Up to twelve cards, then one more at a time as long as there is nothing to find. */
    private void refill() {
        int room = Math.max(0, RECTANGLE - state().layout().size());
        List<Card> cards =
                state().deck().subList(0, Math.min(room, state().deck().size()));
        if (!cards.isEmpty()) {
            then(new CoopEvent.Laid(state().layout().places(cards)));
        }
        while (!Sets.any(state().layout().cards()) && !state().deck().isEmpty()) {
            List<Card> one = List.of(state().deck().getFirst());
            then(new CoopEvent.Added(state().layout().places(one).getFirst()));
        }
    }

    private void score() {
        Result result = state().current().result();
        then(new CoopEvent.Scored(result, state().score() + result.points()));
    }

    private void end(Ending ending) {
        then(new CoopEvent.Ended(ending, Grade.of(state().score()), now));
    }

    private boolean isLooking() {
        return state().phase() instanceof Phase.Looking;
    }

    private CoopState state() {
        return course.state();
    }
}
