package org.tercet.rules.race;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.RaceEvent.Discarded;
import org.tercet.rules.race.RaceEvent.Ended;
import org.tercet.rules.race.RaceEvent.Ending;
import org.tercet.rules.race.RaceEvent.Gathered;
import org.tercet.rules.race.RaceEvent.Laid;
import org.tercet.rules.race.RaceEvent.LaidFaceDown;
import org.tercet.rules.race.RaceEvent.Mistaken;
import org.tercet.rules.race.RaceEvent.Moved;
import org.tercet.rules.race.RaceEvent.Owes;
import org.tercet.rules.race.RaceEvent.Paid;
import org.tercet.rules.race.RaceEvent.PaidOff;
import org.tercet.rules.race.RaceEvent.Taken;

/** What follows from what: the chain of events that one move sets off. */
final class RaceCourse {

    /** How many more cards an agreement brings. */
    private static final int MORE = 3;

    private static final int PENALTY_CARDS = 3;

    private final Course<RaceState, RaceEvent> course;
    private final long now;

    RaceCourse(RaceState state, long now) {
        this.course = new Course<>(state, RaceEvolution::after);
        this.now = now;
    }

    List<RaceEvent> events() {
        return course.events();
    }

    RaceCourse then(RaceEvent event) {
        course.then(event);
        return this;
    }

    RaceCourse opening() {
        lay(state().options().laid());
        return settled();
    }

    /** The cards are judged: right, they are taken; wrong, it costs what the rulebook says. */
    RaceCourse judged(Seat by, CardSet cards) {
        Why why = Why.of(rules().pattern(), cards);
        if (!rules().pattern().fits(cards)) {
            return then(new Mistaken(by, cards, why)).penalty(by).agreement();
        }
        boolean deckWasOut = state().deck().isEmpty();
        CardSet leaving = rules().table() == RaceRules.Table.FIXED
                ? CardSet.NONE
                : cards.and(state().layout().cards());
        then(new Taken(by, cards, leaving, why));
        if (deckWasOut && state().owed() > 0) {
            then(new PaidOff(state().owed() - 1));
        }
        refill();
        return settled().gathered();
    }

    RaceCourse penalty(Seat by) {
        return switch (rules().penalty()) {
            case THREE_CARDS -> then(new Paid(by, state().holding(by).last(PENALTY_CARDS), 0));
            case ONE_POINT -> then(new Paid(by, List.of(), 1));
            case NOTHING -> this;
        };
    }

    /** If everybody whom the table waits for sees nothing, the table acts on it. */
    RaceCourse agreement() {
        if (!(state().phase() instanceof Phase.Open) || !state().agreement().reached(state().seating())) {
            return this;
        }
        if (rules().table() == RaceRules.Table.FIXED) {
            return discard().settled();
        }
        if (solo(RaceRules.Solo.STOPS)) {
            return then(new Ended(Ending.STOPPED, now));
        }
        if (state().deck().isEmpty()) {
            return then(new Ended(Ending.AGREED, now));
        }
        if (solo(RaceRules.Solo.OWES_SETS)) {
            then(new Owes(state().owed() + 1));
        }
        lay(MORE);
        return settled();
    }

    private void refill() {
        if (rules().table() == RaceRules.Table.FIXED) {
            return;
        }
        int laid = state().options().laid();
        List<Spot> closing = state().layout().closing(laid);
        if (!closing.isEmpty()) {
            then(new Moved(closing));
        }
        lay(laid - state().layout().size());
    }

    private void lay(int count) {
        List<Card> next =
                state().deck().subList(0, Math.clamp(count, 0, state().deck().size()));
        if (next.isEmpty()) {
            return;
        }
        List<Spot> spots = state().layout().places(next);
        then(rules().table() == RaceRules.Table.FACE_DOWN ? new LaidFaceDown(spots) : new Laid(spots));
    }

    /** Whatever the table does by itself once cards lie as they lie. */
    private RaceCourse settled() {
        while (rules().table() == RaceRules.Table.FIXED
                && !Finds.any(state())
                && !state().layout().spots().isEmpty()) {
            discard();
        }
        boolean nothing = !Finds.any(state());
        if (nothing && state().deck().isEmpty()) {
            return then(new Ended(Ending.NOTHING_LEFT, now));
        }
        if (nothing && solo(RaceRules.Solo.STOPS)) {
            return then(new Ended(Ending.STOPPED, now));
        }
        return this;
    }

    private RaceCourse gathered() {
        boolean anew = rules().table() == RaceRules.Table.RESHUFFLED && state().phase() instanceof Phase.Open;
        return anew ? then(new Gathered()) : this;
    }

    private RaceCourse discard() {
        then(new Discarded(state().layout().cards()));
        lay(state().options().laid());
        return this;
    }

    private boolean solo(RaceRules.Solo solo) {
        return state().solo() && rules().solo() == solo;
    }

    private RaceState state() {
        return course.state();
    }

    private RaceRules rules() {
        return state().rules();
    }
}
