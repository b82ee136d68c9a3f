package org.tercet.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tercet.cards.Attribute;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Hunt;
import org.tercet.lab.review.Hunt.Cause;
import org.tercet.lab.review.Review;
import org.tercet.lab.review.Times;
import org.tercet.wire.words.Words;

/** What was found and what was not, to read. */
final class HuntText {

    private static final double MINUTE = 60_000;

    private final Hunt hunt;
    private final Review review;
    private final ReviewWords words;

    HuntText(Hunt hunt, Review review, ReviewWords words) {
        this.hunt = hunt;
        this.review = review;
        this.words = words;
    }

    List<String> sections() {
        return List.of(
                words.say("found") + "\n" + finders(),
                words.say("kinds") + "\n" + kinds(),
                hunt.takes().isEmpty() ? "" : words.say("takes") + "\n" + takes(),
                hunt.passes().isEmpty() ? "" : words.say("passes") + "\n" + passes(),
                hunt.wrongCalls().isEmpty() ? "" : words.say("broken") + "\n" + broken(),
                new WrongText(words).calls(hunt.wrongCalls()));
    }

    private String finders() {
        TextTable table = new TextTable(
                words.say("player"),
                words.say("sets"),
                words.say("per-minute"),
                words.say("mean"),
                words.say("median"),
                words.say("fastest"),
                words.say("wrong"));
        for (Hunt.Finder finder : hunt.finders()) {
            long here = review.players().get(finder.seat().number()).here();
            table.row(
                    words.who(finder.seat()),
                    String.valueOf(finder.takes()),
                    here == 0 ? ReviewWords.NOTHING : words.decimal(finder.takes() * MINUTE / here),
                    words.span(finder.times(), Times::mean),
                    words.span(finder.times(), Times::median),
                    words.span(finder.times(), Times::fastest),
                    String.valueOf(finder.wrongCalls()));
        }
        return table.toString();
    }

    private String kinds() {
        TextTable table = new TextTable(words.say("differing"), "1", "2", "3", "4");
        table.row(row(
                words.say("there"),
                hunt.kinds().stream().map(kind -> String.valueOf(kind.there())).toList()));
        table.row(row(
                words.say("all"),
                hunt.kinds().stream()
                        .map(kind -> seen(kind.taken(), kind.times()))
                        .toList()));
        for (Hunt.Finder finder : hunt.finders()) {
            List<String> own = finder.kinds().stream()
                    .map(kind -> seen(kind.takes(), kind.times()))
                    .toList();
            table.row(row(words.who(finder.seat()), own));
        }
        return table.toString();
    }

    /** So many, and the median of the time they took. */
    private String seen(int takes, Optional<Times> times) {
        return takes
                + times.map(known -> " (" + words.span(known.median()) + ")").orElse("");
    }

    private static String[] row(String first, List<String> others) {
        String[] row = new String[others.size() + 1];
        row[0] = first;
        for (int i = 0; i < others.size(); i++) {
            row[i + 1] = others.get(i);
        }
        return row;
    }

    private String broken() {
        Words names = Words.in(words.language());
        TextTable table = new TextTable(row(
                words.say("player"),
                Stream.of(Attribute.values()).map(names::attribute).toList()));
        for (Hunt.Finder finder : hunt.finders()) {
            Hunt.Broken broken = finder.broken();
            table.row(row(
                    words.who(finder.seat()),
                    Stream.of(broken.number(), broken.colour(), broken.fill(), broken.shape())
                            .map(String::valueOf)
                            .toList()));
        }
        return table.toString();
    }

    private String takes() {
        TextTable table = new TextTable(
                words.say("time"),
                words.say("player"),
                words.say("set"),
                words.say("differ"),
                words.say("after"),
                words.say("since-change"),
                words.say("others"));
        for (Hunt.Take take : hunt.takes()) {
            table.row(
                    words.clock(take.called()),
                    words.who(take.seat()),
                    Notation.of(take.cards()),
                    String.valueOf(take.differing()),
                    words.span(take.sinceThere()),
                    words.span(take.sinceChange()),
                    String.valueOf(hunt.moments().get(take.moment()).finds().size() - 1));
        }
        return table.toString();
    }

    private String passes() {
        return hunt.passes().stream().map(this::pass).collect(Collectors.joining());
    }

    private String pass(Hunt.Pass pass) {
        int missed = pass.finds().size();
        String what = missed == 0
                ? words.say("agreed-rightly", "cards", pass.cards())
                : words.say(
                        pass.cause() == Cause.AGREED ? "agreed-wrongly" : "left",
                        "cards",
                        pass.cards(),
                        "sets",
                        missed);
        String list = pass.finds().stream().map(this::find).collect(Collectors.joining());
        return "  " + words.clock(pass.at()) + "  " + what + "\n" + list;
    }

    private String find(Hunt.Find find) {
        String owner = find.only().map(seat -> " (" + words.who(seat) + ")").orElse("");
        return "        " + Notation.of(find.cards()) + owner + "\n";
    }
}
