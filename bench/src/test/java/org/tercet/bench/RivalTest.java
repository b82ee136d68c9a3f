package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rivals are told lines and must answer each. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class RivalTest {

    private static final Exam NUMBERS = numbers(20_000);

    @Test
    void a_rival_that_answers_every_line_is_timed() {
        assertThat(new Rival("cat", 30).take(NUMBERS)).isPositive();
    }

    @Test
    void a_rival_in_awk_counts_sets_as_tercet_does() {
        assertThat(new Rival("awk -f rivals/pairs.awk", 30).take(Exam.hands(200, 12)))
                .isPositive();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    exit 3                      | The rival ended with exit code 3 after 0 of 20000 answers
                    head -n 7; echo no >&2; false | The rival ended with exit code 1 after 7 of 20000 answers, saying “no”
                    head -n 7                   | The rival gave 7 of 20000 answers
                    tr 5 6                      | The rival answers “6” where 5 is right: 5
                    cat; echo 1                 | The rival gives more answers than the 20000 it was asked for
                    head -c 1000 /dev/zero      | The rival writes lines that are no answers
                    there-is-no-such-command    | The rival ended with exit code 127 after 0 of 20000 answers
                    """)
    void a_rival_that_does_not_is_out(String command, String sentence) {
        assertThatThrownBy(() -> new Rival(command, 30).take(NUMBERS))
                .isInstanceOf(Fault.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void a_rival_that_says_nothing_is_ended() {
        assertThatThrownBy(() -> new Rival("sleep 600", 1).take(NUMBERS))
                .isInstanceOf(Fault.class)
                .hasMessage("The rival was not done after 1 seconds");
    }

    @Test
    void the_start_of_a_rival_is_taken_off_its_time() {
        assertThat(RivalTimes.withoutStart(500, 100, Time.of(2_300), 1_000).nanos())
                .isEqualTo(2);
        assertThat(RivalTimes.withoutStart(500, 100, Time.of(400), 200).nanos()).isEqualTo(2);
        assertThat(RivalTimes.withoutStart(500, 100, Time.of(500), 100).nanos()).isEqualTo(5);
    }

    @Test
    void a_rival_is_timed_by_the_line() {
        assertThat(RivalTimes.each(new Rival("cat", 30), NUMBERS, Pace.QUICK).nanos())
                .isPositive();
    }

    private static Exam numbers(int n) {
        List<String> numbers = IntStream.range(0, n).mapToObj(Integer::toString).toList();
        return new Exam(numbers, numbers);
    }
}
