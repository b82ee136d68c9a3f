package org.tercet.rules.scout;

import java.util.List;
import java.util.function.Predicate;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;

/** Paying for a mistake: with the card won last, or with a forfeit when there is none. */
final class ScoutForfeits {

    private ScoutForfeits() {}

    static void pay(Course<ScoutState, ScoutEvent> course, Seat seat, long now) {
        List<Card> won = course.state().standing(seat).won();
        if (won.isEmpty()) {
            int number = course.state().debts().count() + 1;
            long until = now + course.state().options().forfeitMillis();
            course.then(new ScoutEvent.Owed(seat, number, until));
        } else {
            course.then(new ScoutEvent.Paid(seat, won.getLast()));
        }
    }

    /** Closes some of the votes, each with what it has come to so far. */
    static void sentence(Course<ScoutState, ScoutEvent> course, Predicate<Debt> which) {
        for (Debt debt : course.state().debts().open()) {
            if (which.test(debt)) {
                course.then(new ScoutEvent.Sentenced(debt.seat(), debt.number(), debt.sentence()));
            }
        }
    }
}
