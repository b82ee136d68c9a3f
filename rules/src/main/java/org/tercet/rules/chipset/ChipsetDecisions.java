package org.tercet.rules.chipset;

import java.util.Optional;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;

/** What a move by a seat leads to. */
final class ChipsetDecisions {

    private final ChipsetState state;
    private final Bets bets;
    private final Seat by;
    private final long now;

    ChipsetDecisions(ChipsetState state, Seat by, long now) {
        this.state = state;
        this.bets = new Bets(state);
        this.by = by;
        this.now = now;
    }

    Decision<ChipsetEvent> decide(ChipsetMove move) {
        Optional<Refusal> refusal = refusal(move);
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(accepted(move).events());
    }

    private ChipsetCourse accepted(ChipsetMove move) {
        ChipsetCourse course = new ChipsetCourse(state, now);
        int toCall = bets.toCall(by);
        return switch (move) {
            case ChipsetMove.Fold() ->
                course.then(new ChipsetEvent.Folded(by, Cause.CHOICE)).next(by);
            case ChipsetMove.Check() ->
                course.then(new ChipsetEvent.Checked(by, Cause.CHOICE)).next(by);
            case ChipsetMove.Call() ->
                course.then(new ChipsetEvent.Called(by, toCall)).next(by);
            case ChipsetMove.Raise(var more) ->
                course.then(new ChipsetEvent.Raised(by, more, toCall + more)).next(by);
            case ChipsetMove.Expose() -> course.shown(Optional.of(by));
            case ChipsetMove.Keep() -> course.then(new ChipsetEvent.Kept(by)).answered();
        };
    }

    private Optional<Refusal> refusal(ChipsetMove move) {
        return switch (state.phase()) {
            case Phase.Over over -> Optional.of(new Refusal.GameOver());
            case Phase.Shuffling shuffling -> Optional.of(new Refusal.Shuffling());
            case Phase.Ready ready -> sitting().or(ChipsetDecisions::notNow);
            case Phase.Pause pause -> sitting().or(ChipsetDecisions::notNow);
            case Phase.Betting(var turn, var until) -> sitting().or(() -> betting(turn, move));
            case Phase.Trial trial -> sitting().or(() -> answering(move));
        };
    }

    /** What keeps the seat from playing in this deal at all. */
    private Optional<Refusal> sitting() {
        if (!state.seating().has(by)) {
            return Optional.of(new Refusal.NotSeated(by));
        }
        return switch (state.stake(by).standing()) {
            case NEW, WAITING -> Optional.of(new Refusal.SitsOut(by));
            case FOLDED -> Optional.of(new Refusal.Folded());
            case IN -> Optional.empty();
        };
    }

    private Optional<Refusal> betting(Seat turn, ChipsetMove move) {
        return switch (move) {
            case ChipsetMove.Expose() -> notNow();
            case ChipsetMove.Keep() -> notNow();
            case ChipsetMove.Fold() -> outOfTurn(turn);
            case ChipsetMove.Check() -> outOfTurn(turn).or(this::checking);
            case ChipsetMove.Call() -> outOfTurn(turn).or(this::calling);
            case ChipsetMove.Raise(var more) -> outOfTurn(turn).or(() -> raising(more));
        };
    }

    private Optional<Refusal> answering(ChipsetMove move) {
        return switch (move) {
            case ChipsetMove.Fold() -> notNow();
            case ChipsetMove.Check() -> notNow();
            case ChipsetMove.Call() -> notNow();
            case ChipsetMove.Raise raise -> notNow();
            case ChipsetMove.Expose() -> spoken().or(this::exposing);
            case ChipsetMove.Keep() -> spoken();
        };
    }

    private Optional<Refusal> outOfTurn(Seat turn) {
        return turn.equals(by) ? Optional.empty() : Optional.of(new Refusal.NotYourTurn(turn));
    }

    private Optional<Refusal> checking() {
        return bets.high() == 0 ? Optional.empty() : Optional.of(new Refusal.CannotCheck(bets.toCall(by)));
    }

    private Optional<Refusal> calling() {
        return bets.high() > 0 ? Optional.empty() : Optional.of(new Refusal.NothingToCall());
    }

    private Optional<Refusal> raising(int more) {
        if (!bets.mayRaiseAgain(by)) {
            return Optional.of(new Refusal.NoRaiseLeft(state.options().raises()));
        }
        int most = bets.mostRaise();
        return 1 <= more && more <= most ? Optional.empty() : Optional.of(new Refusal.RaiseOutOfRange(1, most));
    }

    private Optional<Refusal> spoken() {
        return state.stake(by).spoken() ? Optional.of(new Refusal.AlreadyAnswered()) : Optional.empty();
    }

    private Optional<Refusal> exposing() {
        boolean none = Showing.sets(state.stake(by).hand(), state.middle()).isEmpty();
        return none ? Optional.of(new Refusal.NoSetToExpose()) : Optional.empty();
    }

    private static Optional<Refusal> notNow() {
        return Optional.of(new Refusal.NotNow());
    }
}
