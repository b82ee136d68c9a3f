package org.tercet.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Hunt.Mistake;
import org.tercet.lab.review.Hunt.WrongCall;
import org.tercet.rules.parts.Why;
import org.tercet.wire.words.Words;

/** Wrong calls and why they were wrong, to read. */
final class WrongText {

    /** Nobody reads more of them; all are in the JSON. */
    private static final int MOST = 40;

    private final ReviewWords words;

    WrongText(ReviewWords words) {
        this.words = words;
    }

    /** Nothing where nothing went wrong. */
    String calls(List<WrongCall> calls) {
        if (calls.isEmpty()) {
            return "";
        }
        String lines = calls.stream().limit(MOST).map(this::call).collect(Collectors.joining());
        String more = calls.size() > MOST ? "  " + words.say("more-wrong", "count", calls.size() - MOST) + "\n" : "";
        return words.say("wrong-calls") + "\n" + lines + more;
    }

    private String call(WrongCall call) {
        String cards = call.cards().isEmpty() ? "" : Notation.of(call.cards()) + "  ";
        return "  " + words.clock(call.at()) + "  " + words.who(call.seat()) + "  " + cards + why(call.mistake())
                + "\n";
    }

    private String why(Mistake mistake) {
        return switch (mistake) {
            case Mistake.TooLate() -> words.say("too-late");
            case Mistake.NotThere(var wanted) -> words.say("not-there", "card", wanted);
            case Mistake.NoFind wrong -> why(wrong);
        };
    }

    private String why(Mistake.NoFind wrong) {
        Words names = Words.in(words.language());
        return switch (wrong.why()) {
            case Why.ByAttribute(var verdict) -> names.verdict(verdict);
            case Why.ByPairs pairs -> words.say("no-pairs");
            case Why.BySums sums ->
                words.say(
                        "no-sums",
                        "attributes",
                        wrong.breaking().stream().map(names::attribute).collect(Collectors.joining(", ")));
        };
    }
}
