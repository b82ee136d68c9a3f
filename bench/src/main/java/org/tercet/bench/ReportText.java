package org.tercet.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.tercet.bench.Contest.Against;
import org.tercet.bench.Contest.Row;

/** Contests as aligned tables. */
final class ReportText {
    private static final double SECOND = 1e9;
    private static final double DAY = 86_400 * SECOND;
    private static final double YEAR = 365.25 * DAY;

    private ReportText() {}

    static String of(Machine machine, Pace pace, List<Contest> contests) {
        var text = new StringBuilder(machine.sentence()).append('\n');
        text.append(String.format(
                Locale.ROOT,
                "Each row: %d iterations of %.1f s in %d %s, the mean of the middle half, and half the distance between the quartiles (±).%n"
                        + "Ratios are of processor time where it is known.%n",
                pace.iterations() * pace.forks(),
                pace.millis() / 1000.0,
                pace.forks(),
                pace.forks() == 1 ? "process" : "processes"));
        for (Contest contest : contests) {
            text.append('\n').append(contest.title()).append('\n').append(table(contest));
            contest.notes().forEach(note -> text.append(note).append('\n'));
        }
        return text.toString();
    }

    private static String table(Contest contest) {
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(
                "", "a " + contest.per(), "±", "processor", "B a " + contest.per(), contest.per() + "s a second"));
        for (Against other : contest.against()) {
            head.add(other.heading());
        }
        lines.add(head);
        for (Row row : contest.rows()) {
            lines.add(line(contest, row));
        }
        return aligned(lines);
    }

    private static List<String> line(Contest contest, Row row) {
        Time time = row.time();
        List<String> line = new ArrayList<>(List.of(
                row.title(),
                duration(time.nanos()),
                time.spread() > 0 ? duration(time.spread()) : "",
                time.processor().isPresent() ? duration(time.processor().getAsDouble()) : "",
                bytes(time.bytes()),
                rate(time.perSecond())));
        for (Against other : contest.against()) {
            line.add(ratio(contest.ratio(row, other)));
        }
        return line;
    }

    static String duration(double nanos) {
        if (nanos < 1e6) {
            return String.format(Locale.ROOT, nanos < 1e4 ? "%,.1f ns" : "%,.0f ns", nanos);
        } else if (nanos < SECOND) {
            return String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
        } else if (nanos < 1000 * SECOND) {
            return String.format(Locale.ROOT, "%.2f s", nanos / SECOND);
        } else if (nanos < 2 * DAY) {
            return String.format(Locale.ROOT, "%.1f hours", nanos / DAY * 24);
        }
        return nanos < YEAR
                ? String.format(Locale.ROOT, "%.1f days", nanos / DAY)
                : String.format(Locale.ROOT, "%,.1f years", nanos / YEAR);
    }

    private static String bytes(OptionalDouble bytes) {
        return bytes.isPresent() ? String.format(Locale.ROOT, "%,.2f", bytes.getAsDouble()) : "";
    }

    private static String rate(double perSecond) {
        return perSecond < 0.01 ? "" : String.format(Locale.ROOT, perSecond < 100 ? "%.2f" : "%,.0f", perSecond);
    }

    static String ratio(double ratio) {
        return String.format(Locale.ROOT, ratio < 9.995 ? "%.2f" : ratio < 999.5 ? "%.1f" : "%,.0f", ratio);
    }

    /** The first column to the left, all others to the right. */
    private static String aligned(List<List<String>> lines) {
        var text = new StringBuilder();
        for (List<String> line : lines) {
            var row = new StringBuilder();
            for (int column = 0; column < line.size(); column++) {
                int at = column;
                int width = lines.stream()
                        .mapToInt(other -> other.get(at).length())
                        .max()
                        .orElse(0);
                String cell = line.get(column);
                String space = " ".repeat(width - cell.length());
                row.append(column == 0 ? "  " + cell + space : "   " + space + cell);
            }
            text.append(row.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
