package org.tercet.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One question and who answered it how quickly.
 *
 * @param per what a time is taken for: a hand, a game
 * @param against the rows that others are compared with
 * @param figures more numbers, by name
 * @param notes sentences to read below
 */
record Contest(
        String id,
        String title,
        String per,
        List<Row> rows,
        List<Against> against,
        Map<String, Double> figures,
        List<String> notes) {

    /** One who answered. */
    record Row(String id, String title, Time time) {}

    /** A row that others are compared with. */
    record Against(String row, String heading) {}

    Contest {
        rows = List.copyOf(rows);
        against = List.copyOf(against);
        figures = Map.copyOf(figures);
        notes = List.copyOf(notes);
    }

    Contest(String id, String title, String per, List<Row> rows, List<Against> against) {
        this(id, title, per, rows, against, Map.of(), List.of());
    }

    Optional<Row> row(String wanted) {
        return rows.stream().filter(row -> row.id().equals(wanted)).findFirst();
    }

    /** How many times as quick a row is as another. */
    double ratio(Row row, Against other) {
        Row baseline = row(other.row()).orElseThrow(() -> new IllegalArgumentException("no row " + other.row()));
        return baseline.time().undisturbed() / row.time().undisturbed();
    }
}
