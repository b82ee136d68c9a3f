package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.tercet.lab.simulate.CoopFigures;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.MatchTally;
import org.tercet.lab.simulate.Mean;
import org.tercet.lab.simulate.Share;
import org.tercet.rules.coop.Grade;
import org.tercet.wire.words.Names;

/** A simulation as tables to read. Every figure has its standard error beside it, under the sign ±. */
final class SimulateText {

    private static final String ERROR = "±";
    private static final String NEVER = "–";

    private final Speech speech;
    private final StringBuilder text = new StringBuilder();

    SimulateText(Speech speech) {
        this.speech = speech;
    }

    String of(Simulated simulated) {
        SimulatePlan plan = simulated.plan();
        Names names = Names.in(speech.language());
        line(say(
                "title",
                "games",
                grouped(plan.games()),
                "game",
                names.game(plan.game().id()),
                "rulebook",
                names.rulebook(plan.chosen().rulebook()),
                "policy",
                plan.policy(),
                "seed",
                plan.seed()));
        if (plan.verify()) {
            line(say("verified"));
        }
        for (Simulated.Part part : simulated.parts()) {
            if (simulated.parts().size() > 1) {
                line("\n" + say("part", "policy", part.policy()));
            }
            part.team().ifPresent(this::team);
            part.matches().ifPresent(this::matches);
            part.layouts().ifPresent(this::layouts);
        }
        simulated
                .gain()
                .ifPresent(
                        gain -> line("\n" + say("gain", "gain", number(gain.value()), "error", number(gain.error()))));
        return text.toString();
    }

    private void layouts(Figures figures) {
        List<Integer> sizes = SimulateCsv.sizes(figures).stream()
                .filter(cards -> figures.sizes().contains(cards))
                .toList();
        noSet(figures, sizes);
        List<Integer> usual = sizes.stream().filter(SimulateCsv.USUAL::contains).toList();
        if (!usual.isEmpty()) {
            byDeck(figures, usual);
            sets(figures, usual);
        }
        var left = new TextTable(say("cards"), say("games-of"), say("share"), ERROR);
        for (int cards : figures.left()) {
            Share share = figures.left(cards);
            left.row(String.valueOf(cards), grouped(share.count()), percent(share.value()), percent(share.error()));
        }
        section("left", left);
    }

    private void noSet(Figures figures, List<Integer> sizes) {
        var table = new TextTable(say("cards"), say("layouts"), say("without"), say("share"), ERROR, say("one-in"));
        Share first = figures.noSet(SimulateCsv.FIRST_CARDS, SimulateCsv.FIRST_DECK);
        if (first.of() > 0) {
            row(table, say("first", "cards", SimulateCsv.FIRST_CARDS), first);
        }
        sizes.forEach(cards -> row(table, String.valueOf(cards), figures.noSet(cards)));
        section("no-set", table);
    }

    private void row(TextTable table, String what, Share share) {
        table.row(
                what,
                grouped(share.of()),
                grouped(share.count()),
                percent(share.value()),
                percent(share.error()),
                share.count() == 0 ? NEVER : number((double) share.of() / share.count()));
    }

    private void byDeck(Figures figures, List<Integer> sizes) {
        List<Integer> decks = sizes.stream()
                .flatMap(cards -> figures.decks(cards).stream())
                .distinct()
                .sorted((a, b) -> b - a)
                .toList();
        TextTable table = pivot("deck", sizes);
        for (int deck : decks) {
            pivotRow(table, String.valueOf(deck), sizes, cards -> figures.noSet(cards, deck));
        }
        section("by-deck", table);
    }

    private void sets(Figures figures, List<Integer> sizes) {
        int most = sizes.stream().mapToInt(figures::mostSets).max().orElse(0);
        TextTable table = pivot("sets", sizes);
        for (int sets = 0; sets <= most; sets++) {
            int same = sets;
            pivotRow(table, String.valueOf(sets), sizes, cards -> figures.sets(cards, same));
        }
        List<String> means = new ArrayList<>(List.of(say("mean")));
        for (int cards : sizes) {
            means.add(number(figures.meanSets(cards).value()));
            means.add(number(figures.meanSets(cards).error()));
        }
        table.row(means.toArray(String[]::new));
        section("sets-per-layout", table);
    }

    private TextTable pivot(String first, List<Integer> sizes) {
        List<String> headings = new ArrayList<>(List.of(say(first)));
        for (int cards : sizes) {
            headings.add(say("so-many", "cards", cards));
            headings.add(ERROR);
        }
        return new TextTable(headings.toArray(String[]::new));
    }

    private static void pivotRow(TextTable table, String first, List<Integer> sizes, Function<Integer, Share> figure) {
        List<String> cells = new ArrayList<>(List.of(first));
        for (int cards : sizes) {
            Share share = figure.apply(cards);
            cells.add(share.of() == 0 ? NEVER : percent(share.value()));
            cells.add(share.of() == 0 ? NEVER : percent(share.error()));
        }
        table.row(cells.toArray(String[]::new));
    }

    private void matches(MatchTally matches) {
        var table = new TextTable(say("seat"), say("score"), ERROR, say("wins"), ERROR);
        for (int seat = 0; seat < matches.seats(); seat++) {
            Mean score = matches.score(seat);
            Share wins = matches.wins(seat);
            table.row(
                    String.valueOf(seat + 1),
                    number(score.value()),
                    number(score.error()),
                    percent(wins.value()),
                    percent(wins.error()));
        }
        section("scores", table);
        line("\n" + sentence("length", matches.steps()));
        line(sentence("time", matches.seconds()));
    }

    private void team(CoopFigures team) {
        line("\n" + sentence("team-score", team.score()));
        line(sentence("team-added", team.added()));
        var grades = new TextTable(say("grade"), say("games-of"), say("share"), ERROR);
        for (Grade grade : Grade.values()) {
            Share share = team.grade(grade);
            grades.row(
                    say("grade." + SimulateJson.id(grade)),
                    grouped(share.count()),
                    percent(share.value()),
                    percent(share.error()));
        }
        section("grades", grades);
        var found = new TextTable(say("sets"), say("layouts"), say("share"), ERROR);
        for (int sets = 0; sets <= team.mostFound(); sets++) {
            Share share = team.found(sets);
            found.row(String.valueOf(sets), grouped(share.count()), percent(share.value()), percent(share.error()));
        }
        section("found", found);
    }

    private void section(String heading, TextTable table) {
        line("\n" + say(heading));
        text.append(table);
    }

    private String sentence(String key, Mean mean) {
        return say(key, "mean", number(mean.value()), "error", number(mean.error()));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private String say(String key, Object... filling) {
        return speech.say(key, filling);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.4f %%", 100 * share);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%,.4f", number);
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
