package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.lab.odds.CanonicalForm;

class DailyTest {

    private static final int TWO_YEARS = 731;

    static Stream<Format> series() {
        return Stream.of(Format.TWELVE, Format.NINE);
    }

    @ParameterizedTest
    @MethodSource("series")
    void ten_years_of_puzzles_are_right_and_never_the_same(Format format) {
        Set<CardSet> seen = new HashSet<>();
        for (int number = 1; number <= 3_650; number++) {
            Daily daily = Daily.of(Daily.dateOf(number), format);

            assertThat(daily.number()).isEqualTo(number);
            assertThat(Plain.sets(daily.puzzle().layout())).isEqualTo(format.sets());
            assertThat(seen.add(CardSet.of(daily.puzzle().layout())))
                    .as("new: %s", daily)
                    .isTrue();
        }
    }

    @Test
    void numbers_and_dates_belong_to_each_other_one_to_one() {
        LocalDate date = LocalDate.of(2026, 1, 1);
        for (int number = 1; number <= 3_653; number++, date = date.plusDays(1)) {
            assertThat(Daily.numberOf(date)).isEqualTo(number);
            assertThat(Daily.dateOf(number)).isEqualTo(date);
        }
        assertThat(date).isEqualTo("2036-01-02");
        assertThat(Daily.numberOf(LocalDate.of(2028, 2, 29))).isEqualTo(365 + 365 + 31 + 29);
        assertThat(Daily.dateOf(Daily.numberOf(Daily.LAST))).isEqualTo("9999-12-31");
    }

    @Test
    void there_is_nothing_before_the_first_nor_after_the_last() {
        assertThatIllegalArgumentException().isThrownBy(() -> Daily.numberOf(LocalDate.of(2025, 12, 31)));
        assertThatIllegalArgumentException().isThrownBy(() -> Daily.numberOf(LocalDate.of(10_000, 1, 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Daily.dateOf(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Daily.dateOf(Daily.numberOf(Daily.LAST) + 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Daily.of(Daily.FIRST, new Format(4, 12, 5)));
    }

    @Test
    void no_symmetry_of_the_deck_makes_one_puzzle_of_another_within_two_years() {
        assertNoRepeat(Format.TWELVE, layout -> CanonicalForm.of(CardSet.of(layout)));
    }

    @Test
    void renaming_does_not_make_one_small_puzzle_of_another_within_two_years() {
        assertNoRepeat(Format.NINE, new Renamings()::least);
    }

    /** Whoever changes one of these lines breaks a promise: they hold forever. */
    @Test
    void the_puzzles_of_some_days_are_known() throws IOException {
        List<String> known;
        try (InputStream in = Objects.requireNonNull(DailyTest.class.getResourceAsStream("daily.txt"))) {
            known = new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }

        assertThat(known).hasSize(30).allSatisfy(line -> assertThat(line(line)).isEqualTo(line));
    }

    @ParameterizedTest
    @CsvSource({"tr-TR, Pacific/Kiritimati", "ar-EG-u-nu-arab, Pacific/Pago_Pago", "th-TH-u-ca-buddhist, Asia/Kolkata"})
    void neither_language_nor_time_zone_matters(Locale locale, String zone) {
        Locale localeBefore = Locale.getDefault();
        TimeZone zoneBefore = TimeZone.getDefault();
        List<Daily> expected = days().toList();
        try {
            Locale.setDefault(locale);
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            assertThat(days()).isEqualTo(expected);
        } finally {
            Locale.setDefault(localeBefore);
            TimeZone.setDefault(zoneBefore);
        }
    }

    @Test
    void other_formats_and_wishes_have_their_puzzle_of_the_day_too() {
        Format format = new Format(4, 10, 3);
        Daily daily = Daily.find(Daily.FIRST, format).orElseThrow();
        Daily hard = Daily.find(Daily.FIRST, Format.TWELVE, Difficulty.HARD).orElseThrow();

        assertThat(daily.puzzle().format()).isEqualTo(format);
        assertThat(daily).isEqualTo(Daily.find(Daily.FIRST, format).orElseThrow());
        assertThat(daily).isNotEqualTo(Daily.find(Daily.dateOf(2), format).orElseThrow());
        assertThat(hard.puzzle().difficulty()).isEqualTo(Difficulty.HARD);
        assertThat(Daily.find(Daily.FIRST, Format.TWELVE)).contains(Daily.of(Daily.FIRST, Format.TWELVE));
        assertThat(Daily.find(Daily.FIRST, new Format(4, 12, 15))).isEmpty();
    }

    private static void assertNoRepeat(Format format, Function<List<Card>, Object> kind) {
        Map<Object, Integer> last = new HashMap<>();
        for (int number = 1; number <= 1_700; number++) {
            Integer before = last.put(
                    kind.apply(Daily.of(Daily.dateOf(number), format).puzzle().layout()), number);
            if (before != null) {
                assertThat(number - before)
                        .as("days from %d to %d", before, number)
                        .isGreaterThan(TWO_YEARS);
            }
        }
    }

    private static Stream<Daily> days() {
        return IntStream.of(1, 365, 790, 100_000)
                .mapToObj(Daily::dateOf)
                .flatMap(date -> Stream.of(
                        Daily.of(date, Format.TWELVE),
                        Daily.of(date, Format.NINE),
                        Daily.find(date, new Format(4, 15, 20)).orElseThrow(),
                        Daily.find(date, Format.NINE, Difficulty.MEDIUM).orElseThrow()));
    }

    /** As in the file of known puzzles: number, date, format, wish, cards. */
    private static String line(String line) {
        String[] words = line.split(" ", -1);
        Format format = Stream.of(Format.TWELVE, Format.NINE, new Format(4, 10, 3), new Format(4, 12, 14))
                .filter(one -> one.toString().equals(words[2]))
                .findFirst()
                .orElseThrow();
        LocalDate date = LocalDate.parse(words[1]);
        Daily daily = (words[3].equals("any")
                        ? Daily.find(date, format)
                        : Daily.find(date, format, Difficulty.valueOf(words[3].toUpperCase(Locale.ROOT))))
                .orElseThrow();
        return daily.number() + " " + daily.date() + " " + format + " " + words[3] + " "
                + String.join(
                        "", daily.puzzle().layout().stream().map(Notation::of).toList());
    }
}
