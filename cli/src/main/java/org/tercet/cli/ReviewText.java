package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tercet.lab.review.Part;
import org.tercet.lab.review.Review;
import org.tercet.rules.game.Outcome;
import org.tercet.wire.words.Names;

/** A review to read: what all matches have in common here, what their game has of its own in others. */
final class ReviewText {

    private final Review review;
    private final ReviewWords words;
    private final List<String> sections = new ArrayList<>();

    ReviewText(Review review, ReviewWords words) {
        this.review = review;
        this.words = words;
    }

    String text() {
        sections.add(head());
        sections.add(result());
        if (review.rounds().size() > 1) {
            sections.add(words.say("rounds") + "\n" + rounds());
        }
        if (!review.comings().isEmpty()) {
            sections.add(words.say("comings") + "\n" + comings());
        }
        review.part().ifPresent(this::tell);
        return sections.stream().filter(section -> !section.isEmpty()).collect(Collectors.joining("\n"));
    }

    private void tell(Part part) {
        switch (part) {
            case Part.Racing(var hunt) -> sections.addAll(new HuntText(hunt, review, words).sections());
            case Part.Scouting scouting -> {
                sections.addAll(new HuntText(scouting.hunt(), review, words).sections());
                sections.add(new VariantText(words).turns(scouting.turns()));
            }
            case Part.Shedding shedding -> {
                sections.addAll(new HuntText(shedding.hunt(), review, words).sections());
                sections.add(new VariantText(words).asks(shedding.asks()));
            }
            case Part.Teamwork teamwork -> {
                sections.addAll(new HuntText(teamwork.hunt(), review, words).sections());
                sections.add(new TeamText(words).layouts(teamwork.layouts()));
                sections.add(new TeamText(words).advice(teamwork));
            }
            case Part.Betting betting -> sections.addAll(new BettingText(words).sections(betting));
            case Part.Trapping trapping -> sections.addAll(new TrappingText(words).sections(trapping));
        }
    }

    private String head() {
        Names names = Names.in(words.language());
        String head = words.say(
                "head",
                "game",
                names.game(review.game()),
                "rulebook",
                names.rulebook(review.rulebook()),
                "players",
                review.players().size(),
                "rounds",
                review.rounds().size(),
                "time",
                words.clock(review.lasted()));
        return head + "\n" + (review.isFinished() ? "" : words.say("unfinished") + "\n");
    }

    private String result() {
        TextTable table = new TextTable(words.say("player"), words.say("score"), words.say("here"), "");
        for (Review.Player player : review.players()) {
            table.row(
                    words.who(player.seat()),
                    isScored() ? String.valueOf(player.score()) : ReviewWords.NOTHING,
                    words.clock(player.here()),
                    review.outcome().map(outcome -> crown(outcome, player)).orElse(""));
        }
        return table.toString();
    }

    private boolean isScored() {
        return review.isFinished()
                || review.rounds().stream().anyMatch(round -> round.outcome().isPresent());
    }

    private String crown(Outcome outcome, Review.Player player) {
        if (outcome.winners().contains(player.seat())) {
            return words.say("wins");
        }
        return outcome.losers().contains(player.seat()) ? words.say("loses") : "";
    }

    private String rounds() {
        TextTable table =
                new TextTable(words.say("round"), words.say("dealer"), words.say("lasted"), words.say("scores"));
        for (Review.Round round : review.rounds()) {
            table.row(
                    String.valueOf(round.number()),
                    words.who(round.dealer()),
                    words.clock(round.ended().orElse(review.lasted()) - round.began()),
                    round.outcome().map(ReviewText::scores).orElse(ReviewWords.NOTHING));
        }
        return table.toString();
    }

    private static String scores(Outcome outcome) {
        return outcome.scores().stream().map(String::valueOf).collect(Collectors.joining(" : "));
    }

    private String comings() {
        StringBuilder text = new StringBuilder();
        for (Review.Coming coming : review.comings()) {
            String what = coming.what().name().toLowerCase(Locale.ROOT).replace('_', '-');
            text.append("  ")
                    .append(words.clock(coming.at()))
                    .append("  ")
                    .append(words.say("came." + what, "who", words.who(coming.seat())))
                    .append('\n');
        }
        return text.toString();
    }
}
