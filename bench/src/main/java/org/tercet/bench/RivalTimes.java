package org.tercet.bench;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.tercet.bench.Contest.Row;

/** Puts a rival, if there is one, among the rows. */
final class RivalTimes {
    private static final String ID = "rival";
    private static final int TINY = 100;
    private static final int SMALL = 2_000;
    private static final long PATIENCE_SECONDS = 60;

    private final Optional<String> command;
    private final Timekeeper timekeeper;

    RivalTimes(Optional<String> command, Timekeeper timekeeper) {
        this.command = command;
        this.timekeeper = timekeeper;
    }

    /** The time of one line; that of the program's start is taken off. */
    Optional<Row> each(Supplier<Exam> exam) {
        return row(exam, RivalTimes::each);
    }

    /** The time of all lines together, from a cold start. */
    Optional<Row> whole(Supplier<Exam> exam) {
        return row(exam, RivalTimes::whole);
    }

    private Optional<Row> row(Supplier<Exam> exam, Way way) {
        return command.map(typed -> {
            timekeeper.announce("the rival");
            Time time = way.time(new Rival(typed, PATIENCE_SECONDS), exam.get(), timekeeper.pace());
            return new Row(ID, "rival " + Ask.quoted(typed), time);
        });
    }

    static Time whole(Rival rival, Exam exam, Pace pace) {
        var nanos = new double[pace.repeats()];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = rival.take(exam);
        }
        return new Time(Time.middle(nanos), Time.halfSpread(nanos), OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** As many lines as it answers in the time that there is; a slow one is judged by fewer. */
    static Time each(Rival rival, Exam exam, Pace pace) {
        Exam tiny = exam.first(TINY);
        Exam small = exam.first(SMALL);
        double start = whole(rival, tiny, pace).nanos();
        double about = Math.max(1, rival.take(small) - start) / small.size();
        Exam large = exam.first((int) Math.clamp(pace.rivalNanos() / about, small.size(), exam.size()));
        return withoutStart(start, tiny.size(), whole(rival, large, pace), large.size());
    }

    /** The time of a line, from that of few and of many; if the few took as long as the many there is nothing to take off. */
    static Time withoutStart(double few, int fewLines, Time many, int manyLines) {
        double work = many.nanos() - few;
        return work > 0 && manyLines > fewLines
                ? new Time(work, many.spread(), many.processor(), many.bytes()).each(manyLines - fewLines)
                : many.each(manyLines);
    }

    private interface Way {
        Time time(Rival rival, Exam exam, Pace pace);
    }
}
