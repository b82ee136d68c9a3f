package org.tercet.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Part;
import org.tercet.lab.review.Slip;
import org.tercet.lab.review.Trapper;

/** Who was caught in SetUp and who was not, to read. */
final class TrappingText {

    private final ReviewWords words;

    TrappingText(ReviewWords words) {
        this.words = words;
    }

    List<String> sections(Part.Trapping trapping) {
        return List.of(
                words.say("trappers") + "\n" + trappers(trapping.trappers()),
                trapping.slips().isEmpty() ? "" : words.say("slips") + "\n" + slips(trapping.slips()),
                new WrongText(words).calls(trapping.wrongCalls()));
    }

    private String trappers(List<Trapper> trappers) {
        TextTable table = new TextTable(
                words.say("player"),
                words.say("played"),
                words.say("slipped"),
                words.say("was-caught"),
                words.say("catches"),
                words.say("wrong"),
                words.say("penalty"));
        for (Trapper trapper : trappers) {
            table.row(
                    words.who(trapper.seat()),
                    String.valueOf(trapper.played()),
                    String.valueOf(trapper.slips()),
                    String.valueOf(trapper.caught()),
                    String.valueOf(trapper.catches()),
                    String.valueOf(trapper.wrong()),
                    String.valueOf(trapper.penalty()));
        }
        return table.toString();
    }

    private String slips(List<Slip> slips) {
        return slips.stream()
                .map(slip -> "  " + words.clock(slip.at()) + "  " + slip(slip) + "\n")
                .collect(Collectors.joining());
    }

    private String slip(Slip slip) {
        String who = words.who(slip.seat());
        String card = Notation.of(slip.card());
        String sets = words.sets(slip.sets());
        return slip.caught()
                .map(caught -> words.say(
                        "caught",
                        "who",
                        who,
                        "card",
                        card,
                        "sets",
                        sets,
                        "by",
                        words.who(caught.by()),
                        "after",
                        words.span(caught.after()),
                        "cards",
                        caught.penalty()))
                .orElseGet(() -> words.say("unseen", "who", who, "card", card, "sets", sets));
    }
}
