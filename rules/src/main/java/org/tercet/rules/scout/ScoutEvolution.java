package org.tercet.rules.scout;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Agreement;
import org.tercet.rules.parts.Spot;

/** What each event makes of the state. */
final class ScoutEvolution {

    private ScoutEvolution() {}

    static ScoutState after(ScoutState state, ScoutEvent event) {
        return switch (event) {
            case ScoutEvent.Laid(List<Spot> spots) -> laid(state, spots);
            case ScoutEvent.Moved(List<Spot> spots) ->
                state.with(state.deck(), state.table().moved(spots));
            case ScoutEvent.Pointed(Seat seat, Card card, CardSet pair, long until) ->
                state.with(state.agreement().without(seat)).with(new Phase.Search(seat, card, pair, until, List.of()));
            case ScoutEvent.GaveUp(Seat seat) -> passed(state, seat);
            case ScoutEvent.Missed missed -> passed(state, missed.seat());
            case ScoutEvent.Found _ -> state;
            case ScoutEvent.Revealed _ -> state.with(new Phase.Open());
            case ScoutEvent.Took(Seat seat, CardSet cards) -> took(state, seat, cards);
            case ScoutEvent.Paid(Seat seat, Card card) ->
                state.with(seat, standing -> standing.paying(card)).putAside(card);
            case ScoutEvent.Owed(Seat seat, int number, long until) ->
                state.with(state.debts().owed(new Debt(number, seat, List.of(), until)));
            case ScoutEvent.Voted(Seat seat, int number, Forfeit choice) ->
                state.with(state.debts().voted(number, new Ballot(seat, choice)));
            case ScoutEvent.Sentenced(Seat seat, int number, Forfeit forfeit) ->
                state.with(seat, standing -> standing.sentenced(forfeit))
                        .with(state.debts().settled(number));
            case ScoutEvent.SatOut(Seat seat) -> state.sittingOut(Optional.of(seat));
            case ScoutEvent.BackIn _ -> state.sittingOut(Optional.empty());
            case ScoutEvent.Agreed(Seat seat) -> state.with(state.agreement().with(seat));
            case ScoutEvent.Disagreed(Seat seat) -> state.with(state.agreement().without(seat));
            case ScoutEvent.Ended(ScoutEvent.Ending ending) -> state.with(new Phase.Over(ending));
        };
    }

    private static ScoutState laid(ScoutState state, List<Spot> spots) {
        List<Card> rest = state.deck().subList(spots.size(), state.deck().size());
        return state.with(rest, state.table().with(spots)).with(Agreement.NONE);
    }

    private static ScoutState took(ScoutState state, Seat seat, CardSet cards) {
        return state.with(state.deck(), state.table().without(cards))
                .with(seat, standing -> standing.winning(cards))
                .with(Agreement.NONE);
    }

    private static ScoutState passed(ScoutState state, Seat seat) {
        return state.phase() instanceof Phase.Search search ? state.with(search.passing(seat)) : state;
    }
}
