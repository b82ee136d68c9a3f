package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.List;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;

/** A forfeit that is owed while the others still vote which one; numbered from 1 in the order they came. */
public record Debt(int number, Seat seat, List<Ballot> ballots, long until) {

    public Debt {
        ballots = List.copyOf(ballots);
    }

    /** One of the others who has not voted yet. */
    boolean awaits(Seat voter) {
        return !voter.equals(seat)
                && ballots.stream().noneMatch(ballot -> ballot.seat().equals(voter));
    }

    Debt with(Ballot ballot) {
        List<Ballot> more = new ArrayList<>(ballots);
        more.add(ballot);
        return new Debt(number, seat, more, until);
    }

    /** Nobody whom the table waits for has yet to vote. */
    boolean complete(Seating seating) {
        return seating.here().stream().noneMatch(this::awaits);
    }

    /** The milder forfeit, unless more want the other. */
    Forfeit sentence() {
        long severe = ballots.stream()
                .filter(ballot -> ballot.choice() == Forfeit.WASHING_UP)
                .count();
        return 2 * severe > ballots.size() ? Forfeit.WASHING_UP : Forfeit.SCOLDING;
    }
}
