package org.tercet.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tercet.lab.simulate.CoopFigures;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.MatchTally;
import org.tercet.lab.simulate.Mean;
import org.tercet.lab.simulate.Share;
import org.tercet.rules.coop.Grade;

/** A simulation for programs to read. */
final class SimulateJson {

    private SimulateJson() {}

    static Map<String, Object> of(Simulated simulated) {
        SimulatePlan plan = simulated.plan();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", plan.game().id());
        json.put("rulebook", plan.chosen().rulebook());
        json.put("policy", plan.policy());
        json.put("players", plan.players());
        json.put("seed", plan.seed());
        json.put("games", plan.games());
        if (plan.verify()) {
            json.put("verified", true);
        }
        if (simulated.parts().size() == 1) {
            json.putAll(part(simulated.parts().getFirst()));
        } else {
            Map<String, Object> policies = new LinkedHashMap<>();
            simulated.parts().forEach(part -> policies.put(part.policy(), part(part)));
            json.put("policies", policies);
        }
        simulated.gain().ifPresent(gain -> json.put("gain", mean(gain)));
        return json;
    }

    private static Map<String, Object> part(Simulated.Part part) {
        Map<String, Object> json = new LinkedHashMap<>();
        part.team().ifPresent(team -> team(team, json));
        part.matches().ifPresent(matches -> matches(matches, json));
        part.layouts().ifPresent(figures -> layouts(figures, json));
        return json;
    }

    private static void layouts(Figures figures, Map<String, Object> json) {
        Map<String, Object> noSet = new LinkedHashMap<>();
        Map<String, Object> byDeck = new LinkedHashMap<>();
        Map<String, Object> sets = new LinkedHashMap<>();
        noSet.put("first12", share(figures.noSet(SimulateCsv.FIRST_CARDS, SimulateCsv.FIRST_DECK)));
        for (int cards : SimulateCsv.sizes(figures)) {
            noSet.put(String.valueOf(cards), share(figures.noSet(cards)));
            List<Object> decks = new ArrayList<>();
            for (int deck : figures.decks(cards)) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("deck", deck);
                row.putAll(share(figures.noSet(cards, deck)));
                decks.add(row);
            }
            byDeck.put(String.valueOf(cards), decks);
            sets.put(String.valueOf(cards), sets(figures, cards));
        }
        json.put("noSet", noSet);
        json.put("noSetByDeck", byDeck);
        json.put("setsPerLayout", sets);
        Map<String, Object> left = new LinkedHashMap<>();
        Map<String, Object> shares = new LinkedHashMap<>();
        for (int cards : figures.left()) {
            left.put(String.valueOf(cards), figures.left(cards).count());
            shares.put(String.valueOf(cards), share(figures.left(cards)));
        }
        json.put("left", left);
        json.put("leftShares", shares);
    }

    private static Map<String, Object> sets(Figures figures, int cards) {
        List<Object> distribution = new ArrayList<>();
        for (int sets = 0; sets <= figures.mostSets(cards); sets++) {
            distribution.add(share(figures.sets(cards, sets)));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.putAll(mean(figures.meanSets(cards)));
        json.put("distribution", distribution);
        return json;
    }

    private static void matches(MatchTally matches, Map<String, Object> json) {
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < matches.seats(); seat++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("seat", seat + 1);
            row.put("score", mean(matches.score(seat)));
            row.put("wins", share(matches.wins(seat)));
            seats.add(row);
        }
        json.put("seats", seats);
        json.put("steps", mean(matches.steps()));
        json.put("seconds", mean(matches.seconds()));
    }

    private static void team(CoopFigures team, Map<String, Object> json) {
        json.put("score", mean(team.score()));
        json.put("added", mean(team.added()));
        Map<String, Object> grades = new LinkedHashMap<>();
        for (Grade grade : Grade.values()) {
            grades.put(id(grade), share(team.grade(grade)));
        }
        json.put("grades", grades);
        List<Object> found = new ArrayList<>();
        for (int sets = 0; sets <= team.mostFound(); sets++) {
            found.add(share(team.found(sets)));
        }
        json.put("found", found);
    }

    static String id(Grade grade) {
        return grade.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Map<String, Object> share(Share share) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("count", share.count());
        json.put("of", share.of());
        json.put("share", share.value());
        json.put("error", share.error());
        return json;
    }

    private static Map<String, Object> mean(Mean mean) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("mean", mean.value());
        json.put("error", mean.error());
        return json;
    }
}
