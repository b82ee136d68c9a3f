package org.tercet.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;
import org.tercet.lab.odds.Odds;

/** The exact odds, against looking at the hands one by one; what that takes is reckoned from what can be measured. */
final class OddsTopic {
    private static final String PLAIN = "plain";

    private static final List<Against> AGAINST = List.of(new Against(PLAIN, "× one by one"));

    private final Timekeeper timekeeper;
    private final Machine machine;
    private final RivalTimes rival;
    private final Optional<ColdStart> program;

    OddsTopic(Timekeeper timekeeper, Machine machine, RivalTimes rival, Optional<ColdStart> program) {
        this.timekeeper = timekeeper;
        this.machine = machine;
        this.rival = rival;
        this.program = program;
    }

    List<Contest> contests() {
        Optional<Row> other = rival.whole(Exam::odds);
        program.ifPresent(tercet -> {
            timekeeper.announce("tercet odds, until it is built");
            tercet.run("odds", "--help");
        });
        Odds odds = Odds.ofDeck();
        Row setFree = new Row(PLAIN, "all set-free hands one by one (reckoned)", allSetFree(odds));
        Contest table = new Contest(
                "table",
                "How many hands of 0 to 21 cards hold no set?",
                "table",
                rows("table", setFree, other, "odds"),
                AGAINST);
        return List.of(table, sets(odds), classes(setFree));
    }

    private Contest sets(Odds odds) {
        double hands = odds.table().get(SolveTopic.CARDS).total().doubleValue();
        Way best = machine.vectors() ? Way.VECTOR : Way.SCALAR;
        Time naive = timekeeper.measure(SolveTopic.trial("count", Way.NAIVE));
        Time ours = timekeeper.measure(SolveTopic.trial("count", best));
        List<Row> rows = rows(
                "sets",
                new Row(PLAIN, "naive triple loop on every hand (reckoned)", Time.of(naive.undisturbed() * hands)),
                Optional.empty(),
                "odds",
                "--sets",
                "--cards",
                Integer.toString(SolveTopic.CARDS));
        rows.add(
                1, new Row("solver", best.title() + ", on every hand (reckoned)", Time.of(ours.undisturbed() * hands)));
        return new Contest("sets", "How many of all hands of 12 cards hold how many sets?", "table", rows, AGAINST);
    }

    private Contest classes(Row setFree) {
        return new Contest(
                "classes",
                "How many kinds of set-free hands are there?",
                "table",
                rows("classes", setFree, Optional.empty(), "odds", "--classes"),
                AGAINST);
    }

    private List<Row> rows(String method, Row plain, Optional<Row> other, String... words) {
        List<Row> rows = new ArrayList<>(List.of(plain));
        rows.add(new Row("warm", "Tercet, warm", timekeeper.measure(Trial.of("OddsBenchmark." + method))));
        program.ifPresent(tercet -> {
            String command = "tercet " + String.join(" ", words);
            timekeeper.announce(command + ", cold");
            rows.add(new Row(
                    "cold", command + ", cold", tercet.time(timekeeper.pace().repeats(), words)));
        });
        other.ifPresent(rows::add);
        return rows;
    }

    /** Hands of k cards are counted by building those of one card fewer, and building one takes longer the larger it is. */
    private Time allSetFree(Odds odds) {
        double built = setFree(odds, 0, OddsBenchmark.PLAIN_CARDS - 1);
        Time measured = timekeeper.measure(Trial.of("OddsBenchmark.plain"));
        return Time.of(
                measured.undisturbed() / built * setFree(odds, 0, odds.table().size() - 1));
    }

    private static double setFree(Odds odds, int from, int to) {
        return odds.table().subList(from, to + 1).stream()
                .mapToDouble(hands -> hands.setFree().doubleValue())
                .sum();
    }
}
