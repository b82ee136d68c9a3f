package org.tercet.rules.scout;

import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Viewer;

/** What somebody sees, put together from what lies open; only the scout is told the scout's pair. */
final class ScoutSight {

    private ScoutSight() {}

    static ScoutView of(ScoutState state, Viewer viewer) {
        return new ScoutView(
                state.table().spots(),
                ScoutTurn.LAID,
                state.deck().size(),
                state.aside(),
                state.seating().all().stream().map(seat -> player(state, seat)).toList(),
                state.agreement().seats(),
                state.debts().open(),
                stage(state.phase()),
                pair(state.phase(), viewer),
                may(state, viewer),
                outcome(state));
    }

    static Shown of(ScoutEvent event) {
        return switch (event) {
            case ScoutEvent.Pointed(Seat seat, Card card, CardSet _, long until) ->
                new ScoutEvent.Pointing(seat, card, until);
            case ScoutEvent.Missed(Seat seat, Card pointed, Card card) ->
                new ScoutEvent.Miss(seat, pointed, card, pointed.third(card));
            case ScoutEvent.Laid open -> open;
            case ScoutEvent.Moved open -> open;
            case ScoutEvent.GaveUp open -> open;
            case ScoutEvent.Found open -> open;
            case ScoutEvent.Revealed open -> open;
            case ScoutEvent.Took open -> open;
            case ScoutEvent.Paid open -> open;
            case ScoutEvent.Owed open -> open;
            case ScoutEvent.Voted open -> open;
            case ScoutEvent.Sentenced open -> open;
            case ScoutEvent.SatOut open -> open;
            case ScoutEvent.BackIn open -> open;
            case ScoutEvent.Agreed open -> open;
            case ScoutEvent.Disagreed open -> open;
            case ScoutEvent.Ended open -> open;
        };
    }

    static Optional<Outcome> outcome(ScoutState state) {
        if (!(state.phase() instanceof Phase.Over)) {
            return Optional.empty();
        }
        Seating seating = state.seating();
        List<Integer> scores = state.standings().stream().map(Standing::score).toList();
        List<Seat> eligible = seating.playing().isEmpty() ? seating.all() : seating.playing();
        return Optional.of(Outcome.highestWins(scores, eligible));
    }

    private static ScoutView.Player player(ScoutState state, Seat seat) {
        Standing standing = state.standing(seat);
        return new ScoutView.Player(
                seat, standing.score(), standing.won(), standing.forfeits(), state.isSittingOut(seat));
    }

    private static ScoutView.Stage stage(Phase phase) {
        return switch (phase) {
            case Phase.Open() -> new ScoutView.Stage.Looking();
            case Phase.Search(Seat scout, Card card, CardSet _, long until, List<Seat> passed) ->
                new ScoutView.Stage.Searching(scout, card, until, passed);
            case Phase.Over(ScoutEvent.Ending ending) -> new ScoutView.Stage.Over(ending);
        };
    }

    private static Optional<CardSet> pair(Phase phase, Viewer viewer) {
        return phase instanceof Phase.Search search && viewer.is(search.scout())
                ? Optional.of(search.pair())
                : Optional.empty();
    }

    private static ScoutView.May may(ScoutState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(Seat me) when state.seating().isPlaying(me) -> may(state, me);
            case Viewer.At _, Viewer.Spectator _ -> ScoutView.May.NOTHING;
        };
    }

    private static ScoutView.May may(ScoutState state, Seat me) {
        boolean in = !state.isSittingOut(me);
        List<Integer> votes = state.debts().open().stream()
                .filter(debt -> debt.awaits(me))
                .map(Debt::number)
                .toList();
        return switch (state.phase()) {
            case Phase.Open() -> {
                boolean agreed = state.agreement().has(me);
                boolean enough = state.table().size() >= ScoutTurn.MOST;
                yield new ScoutView.May(in, false, in && !agreed && !enough, in && agreed, votes);
            }
            case Phase.Search search -> new ScoutView.May(false, in && search.awaits(me), false, false, votes);
            case Phase.Over _ -> ScoutView.May.NOTHING;
        };
    }
}
