package org.tercet.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanTest {

    @Test
    void without_a_word_it_is_a_thousand_tables_of_four_at_two_thousand_acts_a_second() {
        assertThat(Plan.of()).isEqualTo(new Plan(1_000, 4, 2_000, 20, 120, 1, 500, 0, Optional.empty(), false));
    }

    @Test
    void every_option_is_heard() {
        assertThat(Plan.of(
                        "--json",
                        "--tables",
                        "7",
                        "--players",
                        "3",
                        "--rate",
                        "0",
                        "--seconds",
                        "9",
                        "--warm-up",
                        "8",
                        "--nodes",
                        "3",
                        "--idle",
                        "5",
                        "--slow",
                        "6",
                        "--database",
                        "postgres://here/x"))
                .isEqualTo(new Plan(7, 3, 0, 9, 8, 3, 5, 6, Optional.of("postgres://here/x"), true));
    }

    @ParameterizedTest
    @CsvSource({
        "--tables,0",
        "--tables,-1",
        "--tables,99999999999999999999",
        "--players,many",
        "--rate,1.5",
        "--seconds,''",
        "--idle,100001",
        "--nodes,0",
        "--speed,3"
    })
    void what_is_no_plan_is_said_in_a_sentence_that_names_it(String option, String value) {
        assertThatThrownBy(() -> Plan.of(option, value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(option);
    }

    @Test
    void several_nodes_need_a_database_that_they_share() {
        assertThatThrownBy(() -> Plan.of("--nodes", "2")).hasMessageContaining("--database");
    }

    @Test
    void an_option_without_its_value_is_named() {
        assertThatThrownBy(() -> Plan.of("--tables")).hasMessageContaining("--tables");
    }
}
