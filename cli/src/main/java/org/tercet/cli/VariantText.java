package org.tercet.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Ask;
import org.tercet.lab.review.ScoutTurn;

/** What Scout and 20/20 have beside the sets found, to read. */
final class VariantText {

    private final ReviewWords words;

    VariantText(ReviewWords words) {
        this.words = words;
    }

    String turns(List<ScoutTurn> turns) {
        if (turns.isEmpty()) {
            return "";
        }
        TextTable table = new TextTable(
                words.say("time"), words.say("scout"), words.say("pointed"), words.say("meant"), words.say("second"));
        for (ScoutTurn turn : turns) {
            table.row(
                    words.clock(turn.at()),
                    words.who(turn.scout()),
                    Notation.of(turn.pointed()),
                    Notation.of(turn.meant()) + (turn.right() ? "" : " " + words.say("no-set")),
                    turn.seeker().map(this::seeker).orElse(ReviewWords.NOTHING));
        }
        return words.say("turns") + "\n" + table;
    }

    private String seeker(ScoutTurn.Seeker seeker) {
        return words.who(seeker.seat()) + " " + Notation.of(seeker.card()) + " (" + words.span(seeker.after()) + ")";
    }

    /** Those who asked for a card although they could have taken a set. */
    String asks(List<Ask> asks) {
        if (asks.isEmpty()) {
            return "";
        }
        String needless = asks.stream()
                .filter(ask -> !ask.sets().isEmpty())
                .map(ask -> "  " + words.clock(ask.at()) + "  "
                        + words.say("asked-needlessly", "who", words.who(ask.seat()), "sets", words.sets(ask.sets()))
                        + "\n")
                .collect(Collectors.joining());
        return words.say("asks", "count", asks.size()) + "\n" + needless;
    }
}
