package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OddsErrandTest {

    private Asked asked;

    @Test
    void the_table_has_a_row_for_each_number_of_cards_and_the_rulebooks_beside() {
        assertThat(run("odds")).isZero();

        assertThat(asked.out().lines())
                .anySatisfy(line -> assertThat(line.split("\\s{2,}"))
                        .containsExactly(
                                "",
                                "12",
                                "2,284,535,476,080",
                                "70,724,320,184,700",
                                "3.230198 %",
                                "30.95786",
                                "325432404/10074689485"))
                .anySatisfy(line -> assertThat(line).matches("Gigamic +12 +no set +1 in 33 +1 in 30.9579 +off"))
                .anySatisfy(line -> assertThat(line).matches("Devir +12 +a set +97 % +96.7698 % +right, rounded"));
        assertThat(asked.out().lines().limit(23).map(String::length).distinct()).hasSize(1);
    }

    @Test
    void the_table_as_json_has_its_counts_as_strings() {
        assertThat(run("odds", "--json")).isZero();

        JsonNode answer = json();
        assertThat(answer.get("hands")).hasSize(22);
        JsonNode twelve = answer.get("hands").get(12);
        assertThat(twelve.get("cards").intValue()).isEqualTo(12);
        assertThat(twelve.get("setFree").stringValue()).isEqualTo("2284535476080");
        assertThat(twelve.get("total").stringValue()).isEqualTo("70724320184700");
        assertThat(twelve.get("fraction").stringValue()).isEqualTo("325432404/10074689485");
        assertThat(twelve.get("probability").doubleValue()).isEqualTo(0.03230197858549682);
        assertThat(answer.get("rulebooks").get(3).get("right").booleanValue()).isFalse();
    }

    @Test
    void one_number_of_cards_gives_one_row() {
        assertThat(run("odds", "--cards", "20", "--json")).isZero();

        assertThat(json().get("hands")).hasSize(1);
        assertThat(json().get("hands").get(0).get("setFree").stringValue()).isEqualTo("682344");
    }

    @Test
    void the_sets_among_twelve_cards_come_with_mean_and_maximum() {
        assertThat(run("odds", "--sets", "--cards", "12", "--json")).isZero();

        assertThat(json().get("cards").intValue()).isEqualTo(12);
        assertThat(json().get("distribution")).hasSize(15);
        assertThat(json().get("distribution").get(14).stringValue()).isEqualTo("3032640");
        assertThat(json().get("mean").stringValue()).isEqualTo("220/79");
        assertThat(json().get("max").intValue()).isEqualTo(14);
    }

    @Test
    void the_sets_as_text_end_with_a_sentence() {
        assertThat(run("odds", "--sets", "--cards", "3")).isZero();

        assertThat(asked.out()).endsWith("\nOf 85,320 hands: 1/79 = 0.01265823 sets on average, 1 at most.\n");
    }

    @Test
    void the_classes_go_from_no_card_to_twenty() {
        assertThat(run("odds", "--classes", "--json")).isZero();

        assertThat(json().get("classes")).hasSize(21);
        assertThat(json().get("classes").get(12).get("classes").intValue()).isEqualTo(1437);
    }

    @Test
    void the_small_deck_has_its_own_table() {
        assertThat(run("odds", "--attributes", "3", "--json")).isZero();

        assertThat(json().get("hands")).hasSize(11);
        assertThat(json().has("rulebooks")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --sets                   | --sets needs --cards N, with N from 3 to 15.
                    --sets --cards 2         | --sets counts among 3 to 15 cards, not among 2.
                    --sets --cards 16        | --sets counts among 3 to 15 cards, not among 16.
                    --cards 22               | The table has hands of 0 to 21 cards, not of 22: 21 cards always hold a set.
                    --cards -1               | The table has hands of 0 to 21 cards, not of -1.
                    --classes --cards 12     | --classes answers for every number of cards: leave --cards away.
                    --classes --sets         | --sets and --classes are two questions: ask one at a time.
                    --attributes 5           | --attributes is 3 or 4, not 5.
                    """)
    void wrong_input_gets_one_sentence_and_exit_code_two(String arguments, String sentence) {
        assertThat(run(("odds " + arguments).split(" "))).isEqualTo(2);

        assertThat(asked.err().lines()).containsExactly("tercet: " + sentence);
        assertThat(asked.out()).isEmpty();
    }

    private int run(String... arguments) {
        asked = Asked.tercet(arguments);
        return asked.code();
    }

    private JsonNode json() {
        return JsonMapper.shared().readTree(asked.out());
    }
}
