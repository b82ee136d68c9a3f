package org.tercet.cli;

import java.math.BigInteger;
import java.util.List;
import org.tercet.cards.Notation;
import org.tercet.lab.odds.Fraction;
import org.tercet.lab.review.Advice;
import org.tercet.lab.review.Hunt;
import org.tercet.lab.review.Part;
import org.tercet.lab.review.TeamLayout;

/** What a team of CoopSet made of its layouts, and what would have been better, to read. */
final class TeamText {

    private final ReviewWords words;

    TeamText(ReviewWords words) {
        this.words = words;
    }

    String layouts(List<TeamLayout> layouts) {
        if (layouts.isEmpty()) {
            return "";
        }
        TextTable table = new TextTable(
                words.say("time"),
                words.say("sets"),
                words.say("added"),
                words.say("points"),
                words.say("possible-sets"),
                words.say("possible-points"));
        for (TeamLayout layout : layouts) {
            table.row(
                    words.clock(layout.at()),
                    String.valueOf(layout.sets()),
                    String.valueOf(layout.added()),
                    String.valueOf(layout.points()),
                    String.valueOf(layout.possibleSets()),
                    String.valueOf(layout.possiblePoints()));
        }
        return words.say("layouts") + "\n" + table;
    }

    /** Only what could have been done better. */
    String advice(Part.Teamwork teamwork) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < teamwork.advice().size(); i++) {
            Advice advice = teamwork.advice().get(i);
            Hunt.Take take = teamwork.hunt().takes().get(i);
            advice.better()
                    .ifPresent(better -> text.append("  ")
                            .append(words.clock(take.at()))
                            .append("  ")
                            .append(better(advice, better))
                            .append('\n'));
        }
        return text.isEmpty() ? "" : words.say("advice") + "\n" + text;
    }

    private String better(Advice advice, Advice.Worth better) {
        Advice.Worth taken = advice.taken();
        return advice.lost() > 0
                ? words.say(
                        "better-points",
                        "taken",
                        Notation.of(taken.set()),
                        "plan",
                        words.sets(better.plan()),
                        "lost",
                        advice.lost())
                : words.say(
                        "better-next",
                        "taken",
                        Notation.of(taken.set()),
                        "better",
                        Notation.of(better.set()),
                        "next",
                        average(better),
                        "taken-next",
                        average(taken));
    }

    private String average(Advice.Worth worth) {
        String[] parts = worth.next().split("/", 2);
        return words.exact(new Fraction(new BigInteger(parts[0]), new BigInteger(parts[1])).toDouble());
    }
}
