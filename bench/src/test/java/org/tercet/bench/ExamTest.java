package org.tercet.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExamTest {

    @Test
    void a_hand_is_a_line_of_different_cards_and_its_answer_the_number_of_sets() {
        Exam exam = Exam.hands(50, 12);

        assertThat(exam.lines()).hasSize(50).allSatisfy(line -> {
            List<String> cards = List.of(line.split(" "));
            assertThat(cards).hasSize(12).allMatch(card -> card.matches("[123][rgp][sto][osd]"));
            assertThat(new HashSet<>(cards)).hasSize(12);
        });
        assertThat(exam.answers()).hasSize(50).allMatch(answer -> answer.matches("\\d|1[0-4]"));
        assertThat(exam.first(7).lines()).isEqualTo(exam.lines().subList(0, 7));
    }

    @Test
    void a_deck_is_a_line_of_81_cards_and_its_answer_what_is_left() {
        Exam exam = Exam.decks(20);

        assertThat(exam.lines())
                .allSatisfy(
                        line -> assertThat(List.of(line.split(" "))).hasSize(81).doesNotHaveDuplicates());
        assertThat(exam.answers()).hasSize(20).isSubsetOf("0", "6", "9", "12", "15", "18");
    }

    @Test
    void the_odds_are_asked_for_by_the_number_of_cards() {
        Exam exam = Exam.odds();

        assertThat(exam.lines()).hasSize(22).startsWith("0", "1").endsWith("20", "21");
        assertThat(exam.answers()).startsWith("1", "81", "3240", "84240").endsWith("682344", "0");
    }
}
