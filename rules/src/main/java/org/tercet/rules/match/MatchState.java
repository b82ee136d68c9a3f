package org.tercet.rules.match;

import java.util.ArrayList;
import java.util.List;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;

/**
 * The whole truth about a match.
 *
 * @param round the current round, counted from 1
 * @param dealt who has dealt so far, the current dealer last
 * @param totals points by seat over the rounds that are over
 */
public record MatchState<O, S>(
        Chosen chosen,
        O options,
        Length length,
        Seating seating,
        int round,
        List<Seat> dealt,
        List<Integer> totals,
        Stage<S> stage) {

    public MatchState {
        dealt = List.copyOf(dealt);
        totals = List.copyOf(totals);
    }

    public Seat dealer() {
        return dealt.getLast();
    }

    public S state() {
        return stage.state();
    }

    MatchState<O, S> at(Stage<S> now) {
        return new MatchState<>(chosen, options, length, seating, round, dealt, totals, now);
    }

    MatchState<O, S> seated(Seating now) {
        List<Integer> all = new ArrayList<>(totals);
        while (all.size() < now.size()) {
            all.add(0);
        }
        return new MatchState<>(chosen, options, length, now, round, dealt, all, stage);
    }

    MatchState<O, S> roundBegan(int number, Seat dealer, S state) {
        List<Seat> more = new ArrayList<>(dealt);
        more.add(dealer);
        return new MatchState<>(chosen, options, length, seating, number, more, totals, new Stage.Playing<>(state));
    }

    MatchState<O, S> roundEnded(Outcome outcome) {
        List<Integer> added = new ArrayList<>();
        for (int i = 0; i < totals.size(); i++) {
            added.add(totals.get(i) + outcome.scores().get(i));
        }
        return new MatchState<>(chosen, options, length, seating, round, dealt, added, new Stage.Between<>(state()));
    }
}
