package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.RaceEvent.Agreed;
import org.tercet.rules.race.RaceEvent.Called;
import org.tercet.rules.race.RaceEvent.Disagreed;
import org.tercet.rules.race.RaceEvent.Missed;
import org.tercet.rules.race.RaceEvent.Turned;
import org.tercet.rules.race.RaceMove.Call;
import org.tercet.rules.race.RaceMove.NoSet;
import org.tercet.rules.race.RaceMove.StillLooking;
import org.tercet.rules.race.RaceMove.Take;
import org.tercet.rules.race.RaceMove.Turn;

/** What a move leads to in each phase. */
final class RaceDecisions {

    /** How long a miss lies face up. */
    private static final long SHOWING_MILLIS = 2_500;

    private final RaceState state;
    private final Seat by;
    private final long now;

    RaceDecisions(RaceState state, Seat by, long now) {
        this.state = state;
        this.by = by;
        this.now = now;
    }

    Decision<RaceEvent> decide(RaceMove move) {
        return switch (state.phase()) {
            case Phase.Over over -> Decision.refuse(new Refusal.GameOver());
            case Phase.Shuffling shuffling -> Decision.refuse(new Refusal.Shuffling());
            case Phase.Showing(var seat, var places, var until) -> Decision.refuse(new Refusal.Busy(seat));
            case Phase.Called(var seat, var until) -> whileBusy(seat, move, List.of());
            case Phase.Turning(var seat, var places, var until) -> whileBusy(seat, move, places);
            case Phase.Open open -> whileOpen(move);
        };
    }

    private Decision<RaceEvent> whileOpen(RaceMove move) {
        boolean oneGesture = state.options().oneGesture();
        return switch (move) {
            case Call() ->
                oneGesture
                        ? Decision.refuse(new Refusal.NotInThisGame())
                        : Decision.accept(
                                List.of(new Called(by, now + state.options().callMillis())));
            case Take(var cards) -> faceDown() || oneGesture ? take(cards) : Decision.refuse(new Refusal.CallFirst());
            case Turn(var place) ->
                !faceDown() || oneGesture ? turn(place, List.of()) : Decision.refuse(new Refusal.CallFirst());
            case NoSet() -> noSet();
            case StillLooking() ->
                state.agreement().has(by)
                        ? Decision.accept(List.of(new Disagreed(by)))
                        : Decision.refuse(new Refusal.NotAgreed());
        };
    }

    private Decision<RaceEvent> whileBusy(Seat busy, RaceMove move, List<Integer> turned) {
        if (!by.equals(busy)) {
            return Decision.refuse(new Refusal.Busy(busy));
        }
        return switch (move) {
            case Take(var cards) -> take(cards);
            case Turn(var place) -> turn(place, turned);
            case Call(), NoSet(), StillLooking() -> Decision.refuse(new Refusal.NotNow());
        };
    }

    private Decision<RaceEvent> take(List<Card> cards) {
        if (faceDown()) {
            return Decision.refuse(new Refusal.NotInThisGame());
        }
        Optional<Refusal> flaw = Finds.flaw(state, cards);
        return flaw.isPresent()
                ? Decision.refuse(flaw.get())
                : Decision.accept(course().judged(by, CardSet.of(cards)).events());
    }

    private Decision<RaceEvent> turn(int place, List<Integer> turned) {
        if (!faceDown()) {
            return Decision.refuse(new Refusal.NotInThisGame());
        }
        Optional<Card> card = state.layout().at(place);
        if (card.isEmpty()) {
            return Decision.refuse(new Refusal.NoSuchPlace(place));
        }
        if (turned.contains(place)) {
            return Decision.refuse(new Refusal.AlreadyTurned(place));
        }
        RaceCourse course = course().then(new Turned(
                by, new Spot(place, card.get()), now + state.options().callMillis()));
        if (turned.size() + 1 == state.rules().pattern().size()) {
            judge(course, turned, card.get());
        }
        return Decision.accept(course.events());
    }

    private void judge(RaceCourse course, List<Integer> turned, Card last) {
        List<Card> up = new ArrayList<>(List.of(last));
        turned.forEach(place -> state.layout().at(place).ifPresent(up::add));
        CardSet cards = CardSet.of(up);
        if (state.rules().pattern().fits(cards)) {
            course.judged(by, cards);
        } else {
            Why why = Why.of(state.rules().pattern(), cards);
            course.then(new Missed(by, cards, why, now + SHOWING_MILLIS)).penalty(by);
        }
    }

    private Decision<RaceEvent> noSet() {
        if (faceDown()) {
            return Decision.refuse(new Refusal.NotInThisGame());
        }
        if (state.agreement().has(by)) {
            return Decision.refuse(new Refusal.AlreadyAgreed());
        }
        if (alwaysFinds(state)) {
            return Decision.refuse(new Refusal.AlwaysASet(state.options().most()));
        }
        return Decision.accept(course().then(new Agreed(by)).agreement().events());
    }

    /** So many cards lie there that a set is among them for sure, and more will not be laid. */
    static boolean alwaysFinds(RaceState state) {
        return state.rules().table() != RaceRules.Table.FIXED
                && !state.deck().isEmpty()
                && state.layout().size() >= state.options().most();
    }

    private boolean faceDown() {
        return state.rules().table() == RaceRules.Table.FACE_DOWN;
    }

    private RaceCourse course() {
        return new RaceCourse(state, now);
    }
}
