package org.tercet.rules.chipset;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Seat;

/** Who is still in, whose turn comes, and how much may be bet. */
final class Bets {

    private final ChipsetState state;

    Bets(ChipsetState state) {
        this.state = state;
    }

    /** From the dealer's left. */
    List<Seat> in() {
        return state.clockwiseAfter(state.dealer()).stream().filter(this::isIn).toList();
    }

    boolean isIn(Seat seat) {
        return state.stake(seat).isIn();
    }

    /** The highest contribution of the phase; it stands even if the one who made it has folded since. */
    int high() {
        return state.stakes().stream().mapToInt(Stake::bet).max().orElse(0);
    }

    int toCall(Seat seat) {
        return high() - state.stake(seat).bet();
    }

    boolean mayRaiseAgain(Seat seat) {
        return state.stake(seat).raises() < state.options().raises();
    }

    /** By how much at the most: within the limit, and so that the poorest still in can match it. */
    int mostRaise() {
        int poorest =
                in().stream().mapToInt(seat -> state.stake(seat).reach()).min().orElse(0);
        return Math.min(state.options().betLimit(), poorest - high());
    }

    /** The next after a seat who has not acted in this phase, or has to match a raise. */
    Optional<Seat> next(Seat after) {
        return state.clockwiseAfter(after).stream()
                .filter(seat -> isIn(seat) && (!state.stake(seat).spoken() || toCall(seat) > 0))
                .findFirst();
    }

    /** Nobody waits for one who is away, unless all are: then the clock runs for everybody. */
    boolean waitsFor(Seat seat) {
        return state.seating().isHere(seat) || state.seating().here().isEmpty();
    }

    /** All still in who are waited for have said whether they expose. */
    boolean answered() {
        return in().stream().allMatch(seat -> state.stake(seat).spoken() || !waitsFor(seat));
    }
}
