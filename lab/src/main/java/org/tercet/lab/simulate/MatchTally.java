package org.tercet.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.Match;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;

/** Counts what came of whole matches of any game: scores and wins by seat, how long they took, and layouts where there are such. */
public final class MatchTally {

    /** A match begins with its terms and its first round. */
    private static final int BEGINNING = 2;

    private final Tally layouts = new Tally();
    private final Spread steps = new Spread();
    private final Spread millis = new Spread();
    private final List<Spread> scores = new ArrayList<>();
    private final List<Spread> wins = new ArrayList<>();

    /** Counts one match, and answers with the state it ended in. */
    public <O extends Options, S extends State, M extends Move, E extends Event, V extends View> S note(
            Match<O, S, M, E, V> match, Chronicle<M, E> chronicle) {
        MatchState<O, S> state = match.fold(chronicle.first().subList(0, BEGINNING));
        Optional<Seen> before = Optional.empty();
        List<List<MatchEvent<E>>> parts = new ArrayList<>();
        parts.add(chronicle.first().subList(BEGINNING, chronicle.first().size()));
        chronicle.steps().forEach(step -> parts.add(step.events()));
        for (List<MatchEvent<E>> part : parts) {
            for (MatchEvent<E> event : part) {
                state = match.evolve(state, event);
                before = laysForATeam(event) ? look(before, state) : before;
            }
            before = state.state() instanceof CoopState ? before : look(before, state);
        }
        Seen.in(state.state()).ifPresent(last -> layouts.over(0, last.cards().size()));
        note(match.outcome(state).orElseThrow());
        steps.add(chronicle.steps().size());
        millis.add(
                chronicle.steps().isEmpty()
                        ? 0
                        : chronicle.steps().getLast().at() - chronicle.opening().at());
        return state.state();
    }

    /** In CoopSet a layout without a set grows in the same breath, and what a find leaves of it is no new one. */
    private static <E> boolean laysForATeam(MatchEvent<E> event) {
        return event instanceof MatchEvent.Played<E>(var inner)
                && (inner instanceof CoopEvent.Laid || inner instanceof CoopEvent.Added);
    }

    /** A layout counts once, however long it lies there. */
    private <S extends State> Optional<Seen> look(Optional<Seen> before, MatchState<?, S> state) {
        Optional<Seen> now = Seen.in(state.state());
        if (!now.equals(before)) {
            now.ifPresent(seen -> layouts.layout(
                    0, seen.cards().size(), seen.deck(), seen.pattern().count(seen.cards())));
        }
        return now;
    }

    private void note(Outcome outcome) {
        for (int seat = 0; seat < outcome.scores().size(); seat++) {
            at(scores, seat).add(outcome.scores().get(seat));
            at(wins, seat).add(outcome.winners().contains(new Seat(seat)) ? 1 : 0);
        }
    }

    /** Adds all that another has counted. */
    public void add(MatchTally other) {
        layouts.add(other.layouts);
        steps.add(other.steps);
        millis.add(other.millis);
        for (int seat = 0; seat < other.scores.size(); seat++) {
            at(scores, seat).add(other.scores.get(seat));
            at(wins, seat).add(other.wins.get(seat));
        }
    }

    public Tally layouts() {
        return layouts;
    }

    public long matches() {
        return steps.count();
    }

    /** How many moves and other things that change something there were. */
    public Mean steps() {
        return steps.mean();
    }

    /** How long it took on the clock of the table. */
    public Mean seconds() {
        Mean mean = millis.mean();
        return new Mean(mean.value() / 1000, mean.error() / 1000);
    }

    public int seats() {
        return scores.size();
    }

    public Mean score(int seat) {
        return scores.get(seat).mean();
    }

    /** How often a seat won, alone or together with others. */
    public Share wins(int seat) {
        return wins.get(seat).share();
    }

    private static Spread at(List<Spread> spreads, int seat) {
        while (spreads.size() <= seat) {
            spreads.add(new Spread());
        }
        return spreads.get(seat);
    }
}
