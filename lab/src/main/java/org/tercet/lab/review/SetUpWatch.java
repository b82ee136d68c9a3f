package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.game.Seat;
import org.tercet.rules.setup.SetUpEvent;
import org.tercet.rules.setup.SetUpState;

/** SetUp. */
final class SetUpWatch implements Watch<SetUpState, SetUpEvent> {

    private final List<Slip> slips = new ArrayList<>();
    private final List<WrongCall> wrongCalls = new ArrayList<>();
    private final List<Seat> played = new ArrayList<>();
    private Optional<Slip> open = Optional.empty();
    private int round;

    @Override
    public void began(int number) {
        round = number;
    }

    @Override
    public void happened(long at, SetUpState before, SetUpEvent event) {
        switch (event) {
            case SetUpEvent.Played lies -> played(at, before, lies);
            case SetUpEvent.Caught caught -> caught(at, caught);
            case SetUpEvent.Mistaken(var seat, var cards, var why) ->
                wrongCalls.add(new WrongCall(round, at, seat, cards, new Mistake.NoFind(why)));
            case SetUpEvent.TurnTo _, SetUpEvent.Ended _ -> unseen();
            case SetUpEvent.Dealt _, SetUpEvent.Drawn _, SetUpEvent.Passed _, SetUpEvent.LaidAside _ -> {}
        }
    }

    @Override
    public void stands(long at, SetUpState state) {
        // everything is in the events
    }

    /** A slip whose time is not over yet is not counted. */
    @Override
    public Part part(Stays stays) {
        List<Trapper> trappers = new ArrayList<>();
        for (int number = 0; number < stays.seats(); number++) {
            trappers.add(trapper(new Seat(number)));
        }
        return new Part.Trapping(slips, wrongCalls, trappers);
    }

    private void played(long at, SetUpState before, SetUpEvent.Played lies) {
        played.add(lies.seat());
        List<CardSet> sets = Sets.all(CardSet.of(before.table()).with(lies.card())).stream()
                .filter(set -> set.contains(lies.card()))
                .toList();
        open = sets.isEmpty()
                ? Optional.empty()
                : Optional.of(new Slip(round, at, lies.seat(), lies.card(), lies.forThem(), sets, Optional.empty()));
    }

    private void caught(long at, SetUpEvent.Caught caught) {
        open.ifPresent(slip -> slips.add(new Slip(
                slip.round(),
                slip.at(),
                slip.seat(),
                slip.card(),
                slip.forThem(),
                slip.sets(),
                Optional.of(new Slip.Caught(
                        caught.challenger(),
                        caught.set(),
                        at - slip.at(),
                        caught.penalty().size())))));
        open = Optional.empty();
    }

    private void unseen() {
        open.ifPresent(slips::add);
        open = Optional.empty();
    }

    private Trapper trapper(Seat seat) {
        List<Slip> own = slips.stream().filter(slip -> slip.seat().equals(seat)).toList();
        List<Slip.Caught> caught =
                own.stream().flatMap(slip -> slip.caught().stream()).toList();
        return new Trapper(
                seat,
                (int) played.stream().filter(seat::equals).count(),
                own.size(),
                caught.size(),
                (int) slips.stream()
                        .flatMap(slip -> slip.caught().stream())
                        .filter(by -> by.by().equals(seat))
                        .count(),
                (int) wrongCalls.stream()
                        .filter(call -> call.seat().equals(seat))
                        .count(),
                caught.stream().mapToInt(Slip.Caught::penalty).sum());
    }
}
