package org.tercet.cli;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tercet.lab.puzzle.Daily;
import org.tercet.lab.puzzle.Format;
import org.tercet.lab.puzzle.SetNumbers;

/** What puzzle somebody asks for, as far as there can be one. */
final class PuzzleWish {

    private PuzzleWish() {}

    /** What is not given is as in the formats that people know. */
    static Format format(int attributes, @Nullable Integer cards, @Nullable Integer sets) {
        if (attributes < 3 || attributes > 4) {
            throw new Fault("attributes-range", "attributes", attributes);
        }
        Format known = attributes == 4 ? Format.TWELVE : Format.NINE;
        int min = Format.FEWEST_CARDS;
        int max = Format.mostCards(attributes);
        int laid = cards == null ? known.cards() : cards;
        int hidden = sets == null ? known.sets() : sets;
        if (laid < min || laid > max) {
            throw new Fault("cards-range", "cards", laid, "attributes", attributes, "min", min, "max", max);
        }
        if (hidden < 0) {
            throw new Fault("sets-range", "sets", hidden);
        }
        Format format = new Format(attributes, laid, hidden);
        if (format.isRuledOut()) {
            List<String> possible = ranges(SetNumbers.among(attributes, laid));
            throw new Fault(
                    "impossible", "attributes", attributes, "cards", laid, "sets", hidden, "possible", possible);
        }
        return format;
    }

    /** The date asked for, by itself or by its number; if none, that of the calendar on the wall. */
    static LocalDate day(@Nullable String date, @Nullable Long number) {
        int last = Daily.numberOf(Daily.LAST);
        if (number != null) {
            if (number < 1 || number > last) {
                throw new Fault("number-range", "number", number, "last", last);
            }
            return Daily.dateOf(number.intValue());
        }
        LocalDate day = date == null ? LocalDate.now(ZoneId.systemDefault()) : read(date);
        if (day.isBefore(Daily.FIRST) || day.isAfter(Daily.LAST)) {
            throw new Fault("date-range", "date", day, "first", Daily.FIRST, "last", Daily.LAST);
        }
        return day;
    }

    private static LocalDate read(String date) {
        try {
            return LocalDate.parse(date);
        } catch (DateTimeParseException e) {
            throw new Fault("no-date", "date", date);
        }
    }

    /** As in {@code 0–6, 8, 12}. */
    private static List<String> ranges(List<Integer> numbers) {
        List<String> ranges = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= numbers.size(); i++) {
            if (i == numbers.size() || numbers.get(i) != numbers.get(i - 1) + 1) {
                int first = numbers.get(from);
                int last = numbers.get(i - 1);
                ranges.add(first == last ? String.valueOf(first) : first + "–" + last);
                from = i;
            }
        }
        return ranges;
    }
}
