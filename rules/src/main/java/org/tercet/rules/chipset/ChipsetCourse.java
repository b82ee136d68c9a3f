package org.tercet.rules.chipset;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Course;

/** What follows from what, at one moment. */
final class ChipsetCourse {

    private final Course<ChipsetState, ChipsetEvent> course;
    private final long now;

    ChipsetCourse(ChipsetState state, long now) {
        this.course = new Course<>(state, ChipsetEvolution::after);
        this.now = now;
    }

    ChipsetCourse then(ChipsetEvent event) {
        course.then(event);
        return this;
    }

    List<ChipsetEvent> events() {
        return course.events();
    }

    /** Cards go round, unless there is nobody to play or to deal. */
    ChipsetCourse deal() {
        Optional<ChipsetEvent.Ending> ending = new Deals(state()).ending();
        if (ending.isPresent()) {
            return then(new ChipsetEvent.Ended(ending.get()));
        }
        return then(new Deals(state()).next()).next(state().dealer());
    }

    /** The turn after this seat's, or the trial when all have acted; whoever is away is passed over at once. */
    ChipsetCourse next(Seat after) {
        Seat last = after;
        while (bets().in().size() > 1) {
            Optional<Seat> turn = bets().next(last);
            if (turn.isPresent() && bets().waitsFor(turn.get())) {
                return then(new ChipsetEvent.Turn(
                        turn.get(), now + state().options().turnMillis()));
            }
            if (turn.isPresent()) {
                passedOver(turn.get(), Cause.AWAY);
                last = turn.get();
            } else if (state().deck().isEmpty()) {
                return shown(Optional.empty());
            } else {
                then(new ChipsetEvent.TrialOffered(now + state().options().exposeMillis()));
                if (!bets().answered()) {
                    return this;
                }
                laid();
                last = state().dealer();
            }
        }
        return taken(bets().in());
    }

    /** A turn that nobody took: a check where that is possible. */
    ChipsetCourse passedOver(Seat seat, Cause cause) {
        return then(bets().high() == 0 ? new ChipsetEvent.Checked(seat, cause) : new ChipsetEvent.Folded(seat, cause));
    }

    /** The trial is over without anybody exposing, as soon as all have answered. */
    ChipsetCourse answered() {
        return bets().answered() ? unexposed() : this;
    }

    /** Nobody exposes: another card and another phase. */
    ChipsetCourse unexposed() {
        return laid().next(state().dealer());
    }

    /** All still in show; the most sets take the pot. */
    ChipsetCourse shown(Optional<Seat> exposer) {
        List<Showing> showings = bets().in().stream()
                .map(seat -> Showing.of(seat, state().stake(seat).hand(), state().middle()))
                .toList();
        int most = Collections.max(
                showings.stream().map(showing -> showing.sets().size()).toList());
        List<Seat> winners = showings.stream()
                .filter(showing -> showing.sets().size() == most)
                .map(Showing::seat)
                .toList();
        return then(new ChipsetEvent.HandsShown(exposer, showings)).taken(winners);
    }

    /** What follows when people have come or gone. */
    ChipsetCourse settled() {
        return switch (state().phase()) {
            case Phase.Ready ready -> newcomers();
            case Phase.Betting(var turn, var until) -> newcomers().leavers().turnSettled(turn);
            case Phase.Trial trial -> newcomers().leavers().trialSettled();
            case Phase.Pause pause -> newcomers().endedEarly();
            case Phase.Shuffling shuffling -> newcomers().endedEarly();
            case Phase.Over over -> this;
        };
    }

    private ChipsetCourse newcomers() {
        for (Seat seat : state().seating().playing()) {
            if (state().stake(seat).standing() == Standing.NEW) {
                then(new ChipsetEvent.BoughtIn(seat, state().options().chips(), new Deals(state()).newcomers()));
            }
        }
        return this;
    }

    /** Whoever has left folds; if all who are in leave together, the last of them takes the pot along. */
    private ChipsetCourse leavers() {
        for (Seat seat : bets().in()) {
            if (!state().seating().isPlaying(seat) && bets().in().size() > 1) {
                then(new ChipsetEvent.Folded(seat, Cause.LEFT));
            }
        }
        return this;
    }

    private ChipsetCourse turnSettled(Seat turn) {
        if (!bets().isIn(turn) || bets().in().size() == 1) {
            return next(turn);
        }
        return bets().waitsFor(turn) ? this : passedOver(turn, Cause.AWAY).next(turn);
    }

    private ChipsetCourse trialSettled() {
        return bets().in().size() == 1 ? taken(bets().in()) : answered();
    }

    private ChipsetCourse endedEarly() {
        new Deals(state()).ending().ifPresent(ending -> then(new ChipsetEvent.Ended(ending)));
        return this;
    }

    private ChipsetCourse laid() {
        return then(new ChipsetEvent.Laid(state().deck().getFirst()));
    }

    private ChipsetCourse taken(List<Seat> winners) {
        then(new ChipsetEvent.PotTaken(Share.of(state(), winners)));
        Optional<ChipsetEvent.Ending> ending = new Deals(state()).ending();
        return then(
                ending.isPresent()
                        ? new ChipsetEvent.Ended(ending.get())
                        : new ChipsetEvent.Paused(now + state().options().pauseMillis()));
    }

    private ChipsetState state() {
        return course.state();
    }

    private Bets bets() {
        return new Bets(state());
    }
}
