package org.tercet.rules.scout;

import java.util.List;
import org.tercet.cards.Sets;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;

/** What follows by itself from where things stand, until nothing does. */
final class ScoutSettling {

    private static final int FEWEST = 2;

    private ScoutSettling() {}

    static void settle(Course<ScoutState, ScoutEvent> course, long now) {
        if (course.state().phase() instanceof Phase.Over) {
            return;
        }
        boolean tooFew = course.state().seating().playing().size() < FEWEST;
        if (course.state().phase() instanceof Phase.Search search && (tooFew || nobodySeeks(course.state(), search))) {
            ScoutTurn.unfound(course, search, now);
        }
        ScoutForfeits.sentence(course, debt -> debt.complete(course.state().seating()));
        if (tooFew) {
            end(course, ScoutEvent.Ending.NOBODY_TO_PLAY_WITH);
        } else if (course.state().phase() instanceof Phase.Open) {
            settleTable(course);
        }
    }

    private static void settleTable(Course<ScoutState, ScoutEvent> course) {
        if (nothingLeft(course.state())) {
            end(course, ScoutEvent.Ending.NOTHING_LEFT);
            return;
        }
        if (leftAlone(course.state())) {
            ScoutTurn.letBackIn(course);
        }
        if (!agreed(course.state())) {
            return;
        }
        if (course.state().deck().isEmpty()) {
            end(course, ScoutEvent.Ending.AGREED);
            return;
        }
        ScoutTurn.letBackIn(course);
        ScoutTurn.layMore(course);
        if (nothingLeft(course.state())) {
            end(course, ScoutEvent.Ending.NOTHING_LEFT);
        }
    }

    private static boolean nobodySeeks(ScoutState state, Phase.Search search) {
        return state.inTurn().stream().noneMatch(search::awaits);
    }

    private static boolean nothingLeft(ScoutState state) {
        return state.deck().isEmpty() && !Sets.any(state.table().cards());
    }

    /** Nobody is here but the one who sits out: there is no turn to wait for. */
    private static boolean leftAlone(ScoutState state) {
        return state.inTurn().isEmpty()
                && state.sitsOut().filter(state.seating()::isHere).isPresent();
    }

    private static boolean agreed(ScoutState state) {
        List<Seat> asked = state.inTurn();
        return !asked.isEmpty() && state.agreement().seats().containsAll(asked);
    }

    private static void end(Course<ScoutState, ScoutEvent> course, ScoutEvent.Ending ending) {
        ScoutForfeits.sentence(course, debt -> true);
        course.then(new ScoutEvent.Ended(ending));
    }
}
