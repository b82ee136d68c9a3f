package org.tercet.table;

import java.util.List;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.MatchEvent;
import org.tercet.rules.match.MatchState;
import org.tercet.rules.match.Opening;
import org.tercet.rules.match.Step;

/**
 * A match at a table: everything that happened in it, and where it stands.
 *
 * @param shuffles how many times cards were shuffled for it
 * @param since the moment of the last step
 */
public record Course<O, S, M, E>(
        Opening opening,
        List<MatchEvent<E>> first,
        Trail<Step<M, E>> steps,
        MatchState<O, S> state,
        int shuffles,
        long since) {

    public Course {
        first = List.copyOf(first);
    }

    Course<O, S, M, E> stepped(Step<M, E> step, MatchState<O, S> now, boolean shuffled) {
        return new Course<>(opening, first, steps.and(step), now, shuffled ? shuffles + 1 : shuffles, step.at());
    }

    Course<O, S, M, E> withoutSteps() {
        return new Course<>(opening, first, Trail.empty(), state, shuffles, since);
    }

    public Chronicle<M, E> chronicle() {
        return new Chronicle<>(opening, first, steps.toList());
    }
}
