package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Verdict;
import org.tercet.lab.review.Hunt.Broken;
import org.tercet.lab.review.Hunt.Find;
import org.tercet.lab.review.Hunt.Finder;
import org.tercet.lab.review.Hunt.Kind;
import org.tercet.lab.review.Hunt.Moment;
import org.tercet.lab.review.Hunt.Seen;
import org.tercet.lab.review.Hunt.Take;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.game.Seat;
import org.tercet.rules.parts.Why;

/** Sums up a hunt: who was how fast, and at what. */
final class HuntFigures {

    private static final long HOUR = 3_600_000;

    private static final List<Integer> KINDS = List.of(1, 2, 3, 4);

    private static final List<Attribute> ATTRIBUTES = List.of(Attribute.values());

    private final List<Moment> moments;
    private final List<Take> takes;
    private final List<WrongCall> wrongCalls;
    private final Stays stays;

    HuntFigures(List<Moment> moments, List<Take> takes, List<WrongCall> wrongCalls, Stays stays) {
        this.moments = moments;
        this.takes = takes;
        this.wrongCalls = wrongCalls;
        this.stays = stays;
    }

    /** On how many attributes the cards are not all the same. */
    static int differing(CardSet cards) {
        List<Card> all = cards.toList();
        int differing = 0;
        for (Attribute attribute : ATTRIBUTES) {
            differing += areSame(all, attribute) ? 0 : 1;
        }
        return differing;
    }

    private static boolean areSame(List<Card> cards, Attribute attribute) {
        for (Card card : cards) {
            if (card.digit(attribute) != cards.getFirst().digit(attribute)) {
                return false;
            }
        }
        return true;
    }

    List<Kind> kinds() {
        int[] there = there();
        return KINDS.stream()
                .map(differing -> {
                    List<Take> seen = where(take -> take.differing() == differing);
                    return new Kind(differing, there[differing], seen.size(), times(seen));
                })
                .toList();
    }

    List<Finder> finders() {
        return IntStream.range(0, stays.seats())
                .mapToObj(number -> finder(new Seat(number)))
                .toList();
    }

    private Finder finder(Seat seat) {
        List<Take> own = where(take -> take.seat().equals(seat));
        List<WrongCall> wrong =
                wrongCalls.stream().filter(call -> call.seat().equals(seat)).toList();
        long here = stays.here().get(seat.number());
        int perHour = here == 0 ? 0 : (int) Math.round((double) own.size() * HOUR / here);
        return new Finder(
                seat,
                own.size(),
                wrong.size(),
                perHour,
                times(own),
                KINDS.stream().map(differing -> seen(own, differing)).toList(),
                broken(wrong));
    }

    private static Seen seen(List<Take> own, int differing) {
        List<Take> seen =
                own.stream().filter(take -> take.differing() == differing).toList();
        return new Seen(differing, seen.size(), times(seen));
    }

    private static Optional<Times> times(List<Take> seen) {
        return Times.of(seen.stream().map(Take::sinceThere).toList());
    }

    /** How many finds of each kind there were; one that stays over several moments came to lie there once. */
    private int[] there() {
        int[] there = new int[ATTRIBUTES.size() + 1];
        for (Moment moment : moments) {
            for (Find find : moment.finds()) {
                if (find.since() == moment.from()) {
                    there[differing(find.cards())]++;
                }
            }
        }
        return there;
    }

    private List<Take> where(Predicate<Take> wanted) {
        return takes.stream().filter(wanted).toList();
    }

    private static Broken broken(List<WrongCall> wrong) {
        List<Attribute> reasons = new ArrayList<>();
        for (WrongCall call : wrong) {
            if (call.mistake() instanceof Hunt.Mistake.NoFind wrongCards) {
                reasons.addAll(wrongCards.breaking());
            }
        }
        return new Broken(
                count(reasons, Attribute.NUMBER),
                count(reasons, Attribute.COLOUR),
                count(reasons, Attribute.FILL),
                count(reasons, Attribute.SHAPE));
    }

    static List<Attribute> breaking(Why why) {
        return switch (why) {
            case Why.ByAttribute(Verdict verdict) ->
                Stream.of(Attribute.values())
                        .filter(attribute -> !verdict.on(attribute).fits())
                        .toList();
            case Why.BySums sums ->
                Stream.of(Attribute.values())
                        .filter(attribute -> sum(sums, attribute) != 0)
                        .toList();
            case Why.ByPairs pairs -> List.of();
        };
    }

    private static int sum(Why.BySums sums, Attribute attribute) {
        return switch (attribute) {
            case NUMBER -> sums.number();
            case COLOUR -> sums.colour();
            case FILL -> sums.fill();
            case SHAPE -> sums.shape();
        };
    }

    private static int count(List<Attribute> reasons, Attribute attribute) {
        return (int) reasons.stream().filter(attribute::equals).count();
    }
}
