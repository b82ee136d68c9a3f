package org.tercet.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;

/** Is there a set among twelve cards, how many are there, which ones? */
final class SolveTopic {
    static final int CARDS = 12;

    private static final int RIVAL_HANDS = 200_000;

    private static final List<Against> AGAINST =
            List.of(new Against(Way.NAIVE.id(), "× naive"), new Against(Way.PAIRS.id(), "× 66 pairs"));

    private final Timekeeper timekeeper;
    private final Machine machine;
    private final RivalTimes rival;

    SolveTopic(Timekeeper timekeeper, Machine machine, RivalTimes rival) {
        this.timekeeper = timekeeper;
        this.machine = machine;
        this.rival = rival;
    }

    List<Contest> contests() {
        Optional<Row> other = rival.each(() -> Exam.hands(RIVAL_HANDS, CARDS));
        List<Row> counting = rows("count");
        other.ifPresent(counting::add);
        return List.of(
                new Contest("any", "Is there a set among 12 random cards?", "hand", rows("any"), AGAINST),
                new Contest("count", "How many sets are there?", "hand", counting, AGAINST),
                new Contest("list", "Which sets are there?", "hand", rows("list"), AGAINST));
    }

    private List<Row> rows(String question) {
        List<Row> rows = new ArrayList<>();
        for (Way way : Way.of(machine)) {
            rows.add(new Row(way.id(), way.title(), timekeeper.measure(trial(question, way))));
        }
        return rows;
    }

    static Trial trial(String question, Way way) {
        return Trial.of("SolveBenchmark." + question)
                .with("way", way)
                .with("cards", CARDS)
                .withVectors(way == Way.VECTOR);
    }
}
