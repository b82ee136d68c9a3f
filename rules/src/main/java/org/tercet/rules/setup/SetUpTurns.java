package org.tercet.rules.setup;

import java.util.List;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;
import org.tercet.rules.setup.SetUpEvent.Ending;

/**
 * How one turn leads to the next. Those who are away hold nobody up: their cards are played at once and their challenges are
 * not waited for. Only when nobody at all is here does the clock alone move the game, so that it is not played out unseen.
 */
final class SetUpTurns {

    static final int HAND = 4;
    private static final int SET = 3;

    private final Course<SetUpState, SetUpEvent> course;
    private final long now;

    SetUpTurns(SetUpState state, long now) {
        this.course = new Course<>(state, SetUpState::after);
        this.now = now;
    }

    /** A hand for everybody; the player to the left of the dealer begins. */
    List<SetUpEvent> open() {
        SetUpState state = state();
        state.seating().clockwiseAfter(state.dealer()).forEach(this::deal);
        return enough()
                ? turnTo(state().next(state.dealer())).goOn()
                : end(Ending.TOO_FEW).goOn();
    }

    SetUpTurns then(SetUpEvent event) {
        course.then(event);
        return this;
    }

    /** A card on the table and one from the deck into the hand. */
    SetUpTurns play(Seat seat, Card card, boolean forThem) {
        then(new SetUpEvent.Played(seat, card, forThem, now + state().options().windowMillis()));
        return then(new SetUpEvent.Drawn(seat, state().deck().getFirst()));
    }

    /** What is played for one who does not: the card with the lowest index. */
    SetUpTurns playFor(Seat seat) {
        return play(seat, state().holding(seat).hand().first(), true);
    }

    /** The card just played is settled: the next turn, or the end. */
    SetUpTurns close(Phase.Window window) {
        return state().deck().isEmpty() ? end(Ending.DECK_OUT) : turnTo(state().next(window.player()));
    }

    /** Everything that follows by itself until the table has to wait for somebody. */
    List<SetUpEvent> goOn() {
        comeAndGo();
        boolean moved;
        do {
            moved = step();
        } while (moved);
        return course.events();
    }

    /** Hands of those who left go aside; whoever sat down is dealt in, as long as that does not end the game. */
    private void comeAndGo() {
        if (!isRunning()) {
            return;
        }
        for (Seat seat : state().seating().all()) {
            boolean playing = state().seating().isPlaying(seat);
            if (!playing && state().hasHand(seat)) {
                then(new SetUpEvent.LaidAside(seat));
            }
            if (playing && !state().hasHand(seat) && canDealIn(state())) {
                deal(seat);
            }
        }
    }

    private boolean step() {
        if (isRunning() && !enough()) {
            end(Ending.TOO_FEW);
        }
        return switch (state().phase()) {
            case Phase.Dealing _, Phase.Over _ -> false;
            case Phase.Playing playing -> passesTurn(playing.seat()) || playsAtOnce(playing.seat());
            case Phase.Window window -> closes(window);
        };
    }

    private boolean passesTurn(Seat seat) {
        boolean gone = !state().inPlay().contains(seat);
        if (gone) {
            turnTo(state().next(seat));
        }
        return gone;
    }

    private boolean playsAtOnce(Seat seat) {
        List<Seat> waitedFor = state().waitedFor();
        boolean atOnce = !waitedFor.isEmpty() && !waitedFor.contains(seat);
        if (atOnce) {
            playFor(seat);
        }
        return atOnce;
    }

    private boolean closes(Phase.Window window) {
        List<Seat> waitedFor = state().waitedFor();
        boolean allDone = !waitedFor.isEmpty() && waitedFor.stream().allMatch(window::isDone);
        boolean settled = allDone || state().table().size() < SET;
        if (settled) {
            close(window);
        }
        return settled;
    }

    private void deal(Seat seat) {
        then(new SetUpEvent.Dealt(seat, state().deck().subList(0, HAND)));
    }

    private SetUpTurns turnTo(Seat seat) {
        return then(new SetUpEvent.TurnTo(seat, now + state().options().turnMillis()));
    }

    private SetUpTurns end(Ending ending) {
        return then(new SetUpEvent.Ended(ending, now));
    }

    private boolean enough() {
        return state().inPlay().size() >= 2;
    }

    private boolean isRunning() {
        return switch (state().phase()) {
            case Phase.Dealing _, Phase.Over _ -> false;
            case Phase.Playing _, Phase.Window _ -> true;
        };
    }

    private SetUpState state() {
        return course.state();
    }

    /** Whether the deck has a hand to spare and still goes on afterwards. */
    static boolean canDealIn(SetUpState state) {
        return state.deck().size() > HAND;
    }
}
