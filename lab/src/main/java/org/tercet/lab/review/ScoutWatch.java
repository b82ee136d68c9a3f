package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.rules.scout.Phase;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutState;

/** Scout. */
final class ScoutWatch implements Watch<ScoutState, ScoutEvent> {

    /** The table is filled up to so many by itself; beyond them, cards are laid by agreement. */
    private static final int RECTANGLE = 12;

    private final HuntLog log = new HuntLog();
    private final List<ScoutTurn> turns = new ArrayList<>();
    private long pointed;
    private Optional<ScoutTurn.Seeker> seeker = Optional.empty();

    @Override
    public void began(int round) {
        log.began(round);
    }

    @Override
    public void happened(long at, ScoutState before, ScoutEvent event) {
        switch (event) {
            case ScoutEvent.Pointed(var seat, var card, var pair, var until) -> {
                log.called(at, seat);
                pointed = at;
                seeker = Optional.empty();
            }
            case ScoutEvent.Missed(var seat, var first, var card) ->
                log.wrong(at, seat, CardSet.of(first, card), new Mistake.NotThere(first.third(card)));
            case ScoutEvent.Found(var seat, var card, var set) ->
                seeker = Optional.of(new ScoutTurn.Seeker(seat, card, set, at - pointed));
            case ScoutEvent.Revealed revealed -> revealed(at, revealed);
            case ScoutEvent.Laid laid when before.table().size() >= RECTANGLE -> passed(at, before, Cause.AGREED);
            case ScoutEvent.Ended(var ending) ->
                passed(at, before, ending == ScoutEvent.Ending.AGREED ? Cause.AGREED : Cause.END);
            case ScoutEvent.Laid _,
                    ScoutEvent.Moved _,
                    ScoutEvent.GaveUp _,
                    ScoutEvent.Took _,
                    ScoutEvent.Paid _,
                    ScoutEvent.Owed _,
                    ScoutEvent.Voted _,
                    ScoutEvent.Sentenced _,
                    ScoutEvent.SatOut _,
                    ScoutEvent.BackIn _,
                    ScoutEvent.Agreed _,
                    ScoutEvent.Disagreed _ -> {}
        }
    }

    @Override
    public void stands(long at, ScoutState state) {
        if (state.phase() instanceof Phase.Over) {
            log.closed(at);
        } else {
            log.seen(at, new OpenTable(state.table()));
        }
    }

    @Override
    public Part part(Stays stays) {
        return new Part.Scouting(log.hunt(Pattern.SET, stays), turns);
    }

    /** The scout's set counts for the scout, also if a seeker got a card of it; a seeker's own set for the seeker. */
    private void revealed(long at, ScoutEvent.Revealed revealed) {
        CardSet meant = revealed.cards();
        if (revealed.right()) {
            log.taken(at, revealed.seat(), meant);
        } else {
            log.wrong(at, revealed.seat(), meant, new Mistake.NoFind(revealed.why()));
        }
        seeker.filter(found -> !found.set().equals(meant)).ifPresent(found -> log.taken(at, found.seat(), found.set()));
        turns.add(
                new ScoutTurn(log.round(), pointed, revealed.seat(), revealed.card(), meant, revealed.right(), seeker));
        seeker = Optional.empty();
    }

    private void passed(long at, ScoutState before, Cause cause) {
        log.passed(at, cause, before.table().size(), new OpenTable(before.table()).chances());
    }
}
