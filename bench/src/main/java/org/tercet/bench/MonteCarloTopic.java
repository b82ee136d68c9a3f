package org.tercet.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;
import org.tercet.lab.odds.Odds;

/** How often do random cards hold no set? Estimated, beside the exact figure. */
final class MonteCarloTopic {
    private static final int[] SIZES = {12, 15};
    private static final int RIVAL_HANDS = 200_000;
    private static final long SEED = 2025;

    private static final List<Against> AGAINST = List.of(new Against(Way.NAIVE.id(), "× naive"));

    private final Timekeeper timekeeper;
    private final Machine machine;
    private final RivalTimes rival;

    MonteCarloTopic(Timekeeper timekeeper, Machine machine, RivalTimes rival) {
        this.timekeeper = timekeeper;
        this.machine = machine;
        this.rival = rival;
    }

    List<Contest> contests() {
        List<Contest> contests = new ArrayList<>();
        for (int cards : SIZES) {
            Optional<Row> other = rival.each(() -> Exam.hands(RIVAL_HANDS, cards));
            List<Row> rows = new ArrayList<>();
            for (Way way : Way.of(machine)) {
                if (way != Way.PAIRS) {
                    rows.add(row(way, cards));
                }
            }
            other.ifPresent(rows::add);
            contests.add(contest(cards, rows));
        }
        return contests;
    }

    private Row row(Way way, int cards) {
        Trial trial = Trial.of("MonteCarloBenchmark.setFree")
                .with("way", way)
                .with("cards", cards)
                .withVectors(way == Way.VECTOR);
        return new Row(way.id(), way.title(), timekeeper.measure(trial));
    }

    private static Contest contest(int cards, List<Row> rows) {
        Estimate estimate = Estimate.of(cards);
        double exact = Odds.ofDeck().table().get(cards).noSet().toDouble();
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("estimate", estimate.share());
        figures.put("standardError", estimate.error());
        figures.put("exact", exact);
        String note = String.format(
                Locale.ROOT,
                "%,d hands gave %.6f ± %.6f; exactly it is %.6f.",
                estimate.hands(),
                estimate.share(),
                estimate.error(),
                exact);
        return new Contest(
                "set-free-" + cards,
                "How often do " + cards + " random cards hold no set?",
                "hand",
                rows,
                AGAINST,
                figures,
                List.of(note));
    }

    /** What is measured, used for once. */
    record Estimate(long hands, double share, double error) {
        private static final int BATCHES = 1_000;

        static Estimate of(int cards) {
            IntSupplier batch = MonteCarloBenchmark.estimate(Way.SCALAR, cards, SEED);
            long setFree = 0;
            for (int i = 0; i < BATCHES; i++) {
                setFree += batch.getAsInt();
            }
            long hands = (long) BATCHES * MonteCarlo.HANDS;
            double share = (double) setFree / hands;
            return new Estimate(hands, share, Math.sqrt(share * (1 - share) / hands));
        }
    }
}
