package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.lab.coop.Choice;
import org.tercet.lab.coop.CoopAdvice;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.coop.Result;

/** CoopSet. */
final class CoopWatch implements Watch<CoopState, CoopEvent> {

    private final HuntLog log = new HuntLog();
    private final List<TeamLayout> layouts = new ArrayList<>();
    private final List<Advice> advice = new ArrayList<>();
    private int possible;

    @Override
    public void began(int round) {
        log.began(round);
    }

    @Override
    public void happened(long at, CoopState before, CoopEvent event) {
        switch (event) {
            case CoopEvent.Taken(var seat, var cards, var why) -> {
                log.taken(at, seat, cards);
                advise(before, cards);
            }
            case CoopEvent.Mistaken(var seat, var cards, var why) ->
                log.wrong(at, seat, cards, new Mistake.NoFind(why));
            case CoopEvent.Scored(var result, var score) -> {
                passed(at, before);
                layouts.add(layout(at, result));
            }
            case CoopEvent.Laid _,
                    CoopEvent.Added _,
                    CoopEvent.Agreed _,
                    CoopEvent.Disagreed _,
                    CoopEvent.LaidAside _,
                    CoopEvent.Moved _,
                    CoopEvent.Ended _ -> {}
        }
    }

    @Override
    public void stands(long at, CoopState state) {
        if (state.phase() instanceof Phase.Over) {
            log.closed(at);
            return;
        }
        boolean isNew = log.seen(at, new OpenTable(state.layout()));
        if (isNew && state.current().found().isEmpty()) {
            possible = ranked(state).stream()
                    .findFirst()
                    .map(best -> best.plan().size())
                    .orElse(0);
        }
    }

    @Override
    public Part part(Stays stays) {
        return new Part.Teamwork(log.hunt(Pattern.SET, stays), layouts, advice);
    }

    private void advise(CoopState before, CardSet taken) {
        List<Choice> ranked = ranked(before);
        for (Choice choice : ranked) {
            if (choice.set().equals(taken)) {
                Optional<Choice> better = Optional.of(ranked.getFirst()).filter(best -> best.isBetterThan(choice));
                advice.add(new Advice(Advice.Worth.of(choice), better.map(Advice.Worth::of)));
            }
        }
    }

    private static List<Choice> ranked(CoopState state) {
        return CoopAdvice.ranked(
                state.layout().cards(),
                CardSet.of(state.deck()),
                state.current().found().size());
    }

    /** A layout is left with sets on it only because the team agrees to, or nobody is there any more. */
    private void passed(long at, CoopState before) {
        boolean agreed = before.stops().reached(before.seating());
        log.passed(
                at,
                agreed ? Cause.AGREED : Cause.END,
                before.layout().size(),
                new OpenTable(before.layout()).chances());
    }

    private TeamLayout layout(long at, Result result) {
        Result best = Result.of(possible, result.added());
        return new TeamLayout(log.round(), at, result.sets(), result.added(), result.points(), possible, best.points());
    }
}
