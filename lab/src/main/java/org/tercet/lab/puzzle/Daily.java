package org.tercet.lab.puzzle;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;

/** The puzzle of a day: the same for everybody on that date of the calendar, wherever and whenever it is asked for. */
public record Daily(int number, LocalDate date, Puzzle puzzle) {
    /** The date of puzzle 1. */
    public static final LocalDate FIRST = LocalDate.of(2026, 1, 1);

    public static final LocalDate LAST = LocalDate.of(9999, 12, 31);

    /** The number of a date's puzzles: one more each day. */
    public static int numberOf(LocalDate date) {
        if (date.isBefore(FIRST) || date.isAfter(LAST)) {
            throw new IllegalArgumentException("no puzzle on " + date);
        }
        return 1 + (int) ChronoUnit.DAYS.between(FIRST, date);
    }

    public static LocalDate dateOf(int number) {
        if (number < 1 || number > numberOf(LAST)) {
            throw new IllegalArgumentException("no puzzle has the number " + number);
        }
        return FIRST.plusDays(number - 1L);
    }

    /** The puzzle of {@link Format#TWELVE} or {@link Format#NINE}, which repeats no kind within two years. */
    public static Daily of(LocalDate date, Format format) {
        Cycle cycle = Cycle.of(format)
                .orElseThrow(() -> new IllegalArgumentException("no kind of " + format + " is kept for a day"));
        int number = numberOf(date);
        return new Daily(number, date, cycle.puzzleOn(number, bits(date, format, "any")));
    }

    /** The puzzle of that day for any format; none if there is none, or none was found. */
    public static Optional<Daily> find(LocalDate date, Format format) {
        return Cycle.of(format).isPresent()
                ? Optional.of(of(date, format))
                : PuzzleMaker.make(format, bits(date, format, "any")).map(puzzle -> of(date, puzzle));
    }

    /** The puzzle of that day that is as hard as wished; none if there is none, or none was found. */
    public static Optional<Daily> find(LocalDate date, Format format, Difficulty difficulty) {
        String wish = difficulty.name().toLowerCase(Locale.ROOT);
        return PuzzleMaker.make(format, difficulty, bits(date, format, wish)).map(puzzle -> of(date, puzzle));
    }

    private static Daily of(LocalDate date, Puzzle puzzle) {
        return new Daily(numberOf(date), date, puzzle);
    }

    private static Bits bits(LocalDate date, Format format, String wish) {
        return Bits.of("tercet daily 1 " + format + " " + wish + " " + date);
    }
}
