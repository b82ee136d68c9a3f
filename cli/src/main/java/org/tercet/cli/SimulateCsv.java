package org.tercet.cli;

import java.util.List;
import java.util.stream.Stream;
import org.tercet.lab.simulate.CoopFigures;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.MatchTally;
import org.tercet.lab.simulate.Mean;
import org.tercet.lab.simulate.Share;
import org.tercet.rules.coop.Grade;

/** A simulation for spreadsheets: one figure a line, always the same columns. */
final class SimulateCsv {

    /** A fresh deal of the full deck. */
    static final int FIRST_CARDS = 12;

    static final int FIRST_DECK = 69;

    /** The sizes that every table has when no card is missing. */
    static final List<Integer> USUAL = List.of(12, 15, 18);

    private final StringBuilder text = new StringBuilder("policy,figure,cards,deck,item,count,of,value,error\n");
    private final String policy;

    private SimulateCsv(String policy) {
        this.policy = policy;
    }

    static String of(Simulated simulated) {
        var text = new StringBuilder();
        for (Simulated.Part part : simulated.parts()) {
            String all = new SimulateCsv(part.policy()).part(part);
            text.append(text.isEmpty() ? all : all.substring(all.indexOf('\n') + 1));
        }
        simulated
                .gain()
                .ifPresent(gain -> text.append("both,gain,,,,,,")
                        .append(gain.value())
                        .append(',')
                        .append(gain.error())
                        .append('\n'));
        return text.toString();
    }

    /** The numbers of cards whose layouts are told of: the usual three, and larger ones that there were. */
    static List<Integer> sizes(Figures figures) {
        return Stream.concat(USUAL.stream(), figures.sizes().stream().filter(cards -> cards > FIRST_CARDS))
                .distinct()
                .sorted()
                .toList();
    }

    private String part(Simulated.Part part) {
        part.team().ifPresent(this::team);
        part.matches().ifPresent(this::matches);
        part.layouts().ifPresent(this::layouts);
        return text.toString();
    }

    private void layouts(Figures figures) {
        share("no-set-first", FIRST_CARDS, FIRST_DECK, "", figures.noSet(FIRST_CARDS, FIRST_DECK));
        for (int cards : sizes(figures)) {
            share("no-set", cards, "", "", figures.noSet(cards));
        }
        for (int cards : sizes(figures)) {
            for (int deck : figures.decks(cards)) {
                share("no-set-by-deck", cards, deck, "", figures.noSet(cards, deck));
            }
        }
        for (int cards : sizes(figures)) {
            for (int sets = 0; sets <= figures.mostSets(cards); sets++) {
                share("sets", cards, "", sets, figures.sets(cards, sets));
            }
            mean("mean-sets", cards, "", figures.meanSets(cards));
        }
        for (int cards : figures.left()) {
            share("left", cards, "", "", figures.left(cards));
        }
    }

    private void matches(MatchTally matches) {
        for (int seat = 0; seat < matches.seats(); seat++) {
            mean("score", "", seat + 1, matches.score(seat));
            share("wins", "", "", seat + 1, matches.wins(seat));
        }
        mean("steps", "", "", matches.steps());
        mean("seconds", "", "", matches.seconds());
    }

    private void team(CoopFigures team) {
        mean("score", "", "", team.score());
        mean("added", "", "", team.added());
        for (Grade grade : Grade.values()) {
            share("grade", "", "", SimulateJson.id(grade), team.grade(grade));
        }
        for (int sets = 0; sets <= team.mostFound(); sets++) {
            share("found", "", "", sets, team.found(sets));
        }
    }

    private void share(String figure, Object cards, Object deck, Object item, Share share) {
        line(figure, cards, deck, item, share.count(), share.of(), share.value(), share.error());
    }

    private void mean(String figure, Object cards, Object item, Mean mean) {
        line(figure, cards, "", item, "", "", mean.value(), mean.error());
    }

    private void line(Object... cells) {
        text.append(policy);
        for (Object cell : cells) {
            text.append(',').append(cell);
        }
        text.append('\n');
    }
}
