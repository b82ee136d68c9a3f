package org.tercet.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;
import org.tercet.bench.GamesBenchmark.Player;

/** Whole base games by the fast ways, against the real rules; and how long the naive triple loop takes on this machine. */
final class GamesTopic {

    /** Figures are also given for a machine on which the naive triple loop needs so many nanoseconds a hand. */
    private static final double REFERENCE = 620;

    private static final int GAMES = 100_000;
    private static final int GAMES_BY_THE_RULES = 400;
    private static final int RIVAL_GAMES = 20_000;
    private static final int TWO = 2;

    private final Timekeeper timekeeper;
    private final Machine machine;
    private final RivalTimes rival;

    GamesTopic(Timekeeper timekeeper, Machine machine, RivalTimes rival) {
        this.timekeeper = timekeeper;
        this.machine = machine;
        this.rival = rival;
    }

    List<Contest> contests() {
        Optional<Row> other = rival.each(() -> Exam.decks(RIVAL_GAMES));
        List<Row> rows = new ArrayList<>();
        rows.add(row("engine", "the real rules, event by event", Player.ENGINE, 1));
        rows.add(row("scalar", "Tercet, scalar", Player.SCALAR, 1));
        rows.add(row("scalar-2", "Tercet, scalar, 2 threads", Player.SCALAR, TWO));
        if (machine.vectors()) {
            rows.add(row("vector", "Tercet, vectors", Player.VECTOR, 1));
            rows.add(row("vector-2", "Tercet, vectors, 2 threads", Player.VECTOR, TWO));
        }
        other.ifPresent(rows::add);
        return List.of(contest(rows, timekeeper.measure(SolveTopic.trial("any", Way.NAIVE))));
    }

    private Row row(String id, String title, Player player, int threads) {
        int games = player == Player.ENGINE ? GAMES_BY_THE_RULES : GAMES;
        Trial trial = Trial.of("GamesBenchmark.play")
                .with("player", player)
                .with("crew", threads)
                .with("games", games)
                .withVectors(player == Player.VECTOR);
        return new Row(id, title, timekeeper.measure(trial).each(games));
    }

    static Contest contest(List<Row> rows, Time naive) {
        var contest = new Contest(
                "games",
                "Whole base games, the first set taken",
                "game",
                rows,
                List.of(new Against("engine", "× rules")));
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("naiveNanosPerHand", naive.undisturbed());
        List<String> notes = new ArrayList<>();
        notes.add(String.format(
                Locale.ROOT,
                "In the same run the naive triple loop took %.1f ns to see whether a hand of 12 holds a set.",
                naive.undisturbed()));
        for (String id : List.of("scalar", "vector")) {
            contest.row(id).ifPresent(row -> scale(row, naive, figures, notes));
            contest.row(id).ifPresent(one -> contest.row(id + "-2").ifPresent(two -> share(one, two, figures, notes)));
        }
        return new Contest(contest.id(), contest.title(), contest.per(), rows, contest.against(), figures, notes);
    }

    private static void scale(Row row, Time naive, Map<String, Double> figures, List<String> notes) {
        double scaled = 1e9 / row.time().undisturbed() * naive.undisturbed() / REFERENCE;
        figures.put(row.id() + "GamesPerSecondAt620", scaled);
        notes.add(String.format(
                Locale.ROOT,
                "Where that takes %.0f ns, %s plays %,.0f games a second on one thread.",
                REFERENCE,
                row.title(),
                scaled));
    }

    /** If others use the processors too, the threads wait for them, and only the processor time tells what they cost. */
    private static void share(Row one, Row two, Map<String, Double> figures, List<String> notes) {
        double byClock = one.time().nanos() / two.time().nanos();
        double byProcessor = TWO * one.time().undisturbed() / two.time().undisturbed();
        figures.put(one.id() + "TwoThreads", byClock);
        figures.put(one.id() + "TwoThreadsUndisturbed", byProcessor);
        notes.add(String.format(
                Locale.ROOT,
                "%s plays %.2f times as many games on two threads by the clock; by processor time it would be %.2f times.",
                one.title(),
                byClock,
                byProcessor));
    }
}
