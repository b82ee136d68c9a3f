package org.tercet.rules.race;

import java.util.ArrayList;
import java.util.List;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.race.RaceEvent.Agreed;
import org.tercet.rules.race.RaceEvent.Called;
import org.tercet.rules.race.RaceEvent.Disagreed;
import org.tercet.rules.race.RaceEvent.Discarded;
import org.tercet.rules.race.RaceEvent.Ended;
import org.tercet.rules.race.RaceEvent.Gathered;
import org.tercet.rules.race.RaceEvent.Laid;
import org.tercet.rules.race.RaceEvent.LaidFaceDown;
import org.tercet.rules.race.RaceEvent.Missed;
import org.tercet.rules.race.RaceEvent.Mistaken;
import org.tercet.rules.race.RaceEvent.Moved;
import org.tercet.rules.race.RaceEvent.Owes;
import org.tercet.rules.race.RaceEvent.Paid;
import org.tercet.rules.race.RaceEvent.PaidOff;
import org.tercet.rules.race.RaceEvent.RanOut;
import org.tercet.rules.race.RaceEvent.Relaid;
import org.tercet.rules.race.RaceEvent.Taken;
import org.tercet.rules.race.RaceEvent.Turned;
import org.tercet.rules.race.RaceEvent.TurnedBack;

/** The fold: what each event makes of the state. */
final class RaceEvolution {

    private static final Phase OPEN = new Phase.Open();

    private RaceEvolution() {}

    static RaceState after(RaceState state, RaceEvent event) {
        return switch (event) {
            case Laid(var spots) -> laid(state, spots);
            case LaidFaceDown(var spots) -> laid(state, spots);
            case Called(var seat, var until) -> state.in(new Phase.Called(seat, until));
            case Taken taken -> taken(state, taken);
            case Mistaken(var seat, var cards, var why) ->
                state.holding(seat, Holding::mistaken).in(OPEN);
            case RanOut(var seat) -> state.holding(seat, Holding::mistaken).in(OPEN);
            case Paid(var seat, var cards, var points) ->
                state.holding(seat, had -> had.pays(cards, points)).putAside(cards);
            case Moved(var spots) -> state.laidOut(state.layout().moved(spots));
            case Agreed(var seat) -> state.voted(state.agreement().with(seat));
            case Disagreed(var seat) -> state.voted(state.agreement().without(seat));
            case Owes(var sets) -> state.owing(sets);
            case PaidOff(var sets) -> state.owing(sets);
            case Gathered() -> state.in(new Phase.Shuffling());
            case Relaid(var spots) -> state.laidOut(state.layout().moved(spots)).in(OPEN);
            case Discarded(var cards) ->
                state.laidOut(state.layout().without(cards)).putAside(cards).noting(List.of());
            case Turned(var seat, var spot, var until) -> turned(state, seat, spot, until);
            case Missed(var seat, var cards, var why, var until) ->
                state.holding(seat, Holding::mistaken).in(new Phase.Showing(seat, turnedUp(state), until));
            case TurnedBack(var places) -> state.in(OPEN);
            case Ended(var ending, var at) -> state.in(new Phase.Over(ending, at));
        };
    }

    private static RaceState laid(RaceState state, List<Spot> spots) {
        return state.dealt(spots.size()).laidOut(state.layout().with(spots)).voted(Agreement.NONE);
    }

    private static RaceState taken(RaceState state, Taken taken) {
        CardSet leaving = taken.leaving();
        RaceState after = state.holding(taken.seat(), had -> had.found(leaving))
                .laidOut(state.layout().without(leaving))
                .remembering(taken.cards())
                .voted(Agreement.NONE)
                .in(OPEN);
        if (state.rules().table() != RaceRules.Table.FIXED) {
            return after;
        }
        List<Found> found = new ArrayList<>(state.found());
        found.add(new Found(taken.seat(), taken.cards()));
        return after.noting(found);
    }

    private static RaceState turned(RaceState state, Seat seat, Spot spot, long until) {
        List<Integer> places = new ArrayList<>(turnedUp(state));
        places.add(spot.place());
        return state.in(new Phase.Turning(seat, places, until));
    }

    /** The places whose cards lie face up for now. */
    static List<Integer> turnedUp(RaceState state) {
        return switch (state.phase()) {
            case Phase.Turning(var seat, var places, var until) -> places;
            case Phase.Showing(var seat, var places, var until) -> places;
            case Phase.Open open -> List.of();
            case Phase.Called called -> List.of();
            case Phase.Shuffling shuffling -> List.of();
            case Phase.Over over -> List.of();
        };
    }
}
