package org.tercet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;

class FindTest {

    @Test
    void sets_come_in_index_order() {
        assertThat(Asked.tercet("find", "3pso", "2rso", "3rso", "1pso", "1rso", "2pso"))
                .isEqualTo(new Asked(0, """
                There are 2 sets among them:
                  1rso 2rso 3rso
                  1pso 2pso 3pso
                """, ""));
    }

    @Test
    void json_lists_them_for_programs() {
        assertThat(Asked.tercet("find", "--json", "1pso", "1gso", "1rso", "3pod")
                        .out())
                .isEqualTo("{\"sets\": [[\"1rso\", \"1gso\", \"1pso\"]]}\n");
    }

    @Test
    void a_single_card_holds_no_set_and_that_is_an_answer() {
        assertThat(Asked.tercet("find", "1rso")).isEqualTo(new Asked(0, "There is no set among them.\n", ""));
        assertThat(Asked.tercet("find", "1rso", "--json").out()).isEqualTo("{\"sets\": []}\n");
    }

    @Test
    void the_whole_deck_holds_1080() {
        String[] words = Stream.concat(Stream.of("find"), Card.all().stream().map(Card::toString))
                .toArray(String[]::new);

        assertThat(Asked.tercet(words).out().lines()).hasSize(1_081);
    }

    @Test
    void no_card_at_all_is_a_question_back() {
        assertThat(Asked.tercet("find")).isEqualTo(new Asked(2, "", "tercet: Among which cards? Give at least one.\n"));
    }
}
