package org.tercet.hardening.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One call wins, in every order in which calls, writes, answers and deaths can come. */
class RaceTest {

    @ParameterizedTest
    @CsvSource({"2, 1, 0", "3, 1, 0", "2, 1, 1", "2, 2, 0", "3, 2, 0", "2, 2, 1", "2, 2, 2", "2, 3, 1"})
    void one_wins_and_everybody_is_told_the_truth(int callers, int copies, int deaths) {
        Started started = Started.with(callers);

        long orders = Orders.all(chosen -> Race.run(chosen, started, copies, deaths, Race.Flaw.NONE));

        assertThat(orders).isGreaterThan(1);
    }

    @ParameterizedTest
    @EnumSource(value = Race.Flaw.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void a_table_that_is_wrong_is_found_out(Race.Flaw flaw) {
        Started started = Started.with(2);
        assertThatThrownBy(() -> Orders.all(chosen -> Race.run(chosen, started, 2, 1, flaw)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("with the choices");
    }

    @Test
    void every_order_of_three_things_is_tried() {
        StringBuilder seen = new StringBuilder();
        assertThat(Orders.all(orders -> {
                    StringBuilder left = new StringBuilder("abc");
                    while (!left.isEmpty()) {
                        int next = orders.choose(left.length());
                        seen.append(left.charAt(next));
                        left.deleteCharAt(next);
                    }
                    seen.append(' ');
                }))
                .isEqualTo(6);
        assertThat(seen).hasToString("abc acb bac bca cab cba ");
    }

    @Test
    void what_goes_wrong_in_one_order_only_is_found_and_said_with_its_choices() {
        assertThatThrownBy(() -> Orders.all(orders -> {
                    if (orders.choose(3) == 2 && orders.choose(2) == 1) {
                        throw new AssertionError("wrong");
                    }
                }))
                .hasMessage("with the choices [2, 1]: wrong");
    }
}
