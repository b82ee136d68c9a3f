package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Pattern;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Hunt.Find;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.lab.review.Hunt.Moment;
import org.tercet.lab.review.Hunt.Pass;
import org.tercet.lab.review.Hunt.Take;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.game.Seat;

/** Notes what is on the table and what is found, while a match is told again. */
final class HuntLog {

    private final List<Moment> moments = new ArrayList<>();
    private final List<Take> takes = new ArrayList<>();
    private final List<Pass> passes = new ArrayList<>();
    private final List<WrongCall> wrongCalls = new ArrayList<>();
    private Optional<Sight> sight = Optional.empty();
    private List<Find> there = List.of();
    private Optional<Call> call = Optional.empty();
    private long since;
    private int round;

    private record Call(Seat seat, long at) {}

    void began(int number) {
        round = number;
    }

    int round() {
        return round;
    }

    int takes() {
        return takes.size();
    }

    /** This is what everybody sees from now on. True if it is anything new. */
    boolean seen(long at, Sight now) {
        if (sight.filter(now::equals).isPresent()) {
            return false;
        }
        List<Find> finds = finds(at, now.chances());
        closed(at);
        sight = Optional.of(now);
        there = finds;
        since = at;
        return true;
    }

    /** Nobody looks any more. */
    void closed(long at) {
        sight.ifPresent(old -> moments.add(new Moment(round, since, at, old.table(), there)));
        sight = Optional.empty();
        there = List.of();
        call = Optional.empty();
    }

    /** The first sign that somebody sees something; more of them change nothing. */
    void called(long at, Seat seat) {
        if (calledAt(seat).isEmpty()) {
            call = Optional.of(new Call(seat, at));
        }
    }

    void callDropped() {
        call = Optional.empty();
    }

    void taken(long at, Seat seat, CardSet cards) {
        long called = calledAt(seat).orElse(at);
        long complete = there.stream()
                .filter(find -> find.cards().equals(cards))
                .findFirst()
                .map(Find::since)
                .orElse(since);
        takes.add(new Take(
                round,
                moments.size(),
                called,
                at,
                seat,
                cards,
                HuntFigures.differing(cards),
                called - complete,
                called - since));
        endCall(seat);
    }

    void wrong(long at, Seat seat, CardSet cards, Mistake mistake) {
        wrongCalls.add(new WrongCall(round, at, seat, cards, mistake));
        endCall(seat);
    }

    /** The table is given up; an end with nothing left on it is not worth a word. */
    void passed(long at, Cause cause, int cards, List<Sight.Chance> left) {
        if (cause == Cause.AGREED || !left.isEmpty()) {
            passes.add(new Pass(round, at, cause, cards, finds(at, left)));
        }
    }

    Hunt hunt(Pattern pattern, Stays stays) {
        closed(stays.end());
        HuntFigures figures = new HuntFigures(moments, takes, wrongCalls, stays);
        return new Hunt(pattern, moments, takes, passes, wrongCalls, figures.kinds(), figures.finders());
    }

    private List<Find> finds(long at, List<Sight.Chance> chances) {
        return chances.stream()
                .map(chance ->
                        new Find(chance.cards(), chance.only(), since(chance).orElse(at)))
                .toList();
    }

    private Optional<Long> since(Sight.Chance chance) {
        return there.stream()
                .filter(find ->
                        find.cards().equals(chance.cards()) && find.only().equals(chance.only()))
                .map(Find::since)
                .findFirst();
    }

    private Optional<Long> calledAt(Seat seat) {
        return call.filter(open -> open.seat().equals(seat)).map(Call::at);
    }

    private void endCall(Seat seat) {
        call = call.filter(open -> !open.seat().equals(seat));
    }
}
