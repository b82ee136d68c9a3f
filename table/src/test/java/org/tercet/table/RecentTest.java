package org.tercet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecentTest {

    private static Entry.Cause act(int number) {
        return new Entry.Cause("ana", "c" + number);
    }

    @Test
    void the_last_256_acts_are_known_whatever_came_before() {
        Recent recent = Recent.NONE;
        for (int i = 1; i <= 2_000; i++) {
            recent = recent.with(act(i), 10L * i);
            for (int back = 0; back < Math.min(i, 256); back++) {
                assertThat(recent.number(act(i - back))).contains(10L * (i - back));
            }
        }
        assertThat(recent.number(act(1))).isEmpty();
        assertThat(recent.number(act(2_001))).isEmpty();
    }

    @Test
    void the_same_id_of_somebody_else_is_another_act() {
        Recent recent = Recent.NONE.with(act(1), 7);

        assertThat(recent.number(new Entry.Cause("bea", "c1"))).isEmpty();
    }

    @Test
    void one_that_was_there_before_does_not_change() {
        Recent before = Recent.NONE.with(act(1), 1);
        Recent after = before.with(act(2), 2);

        assertThat(before.number(act(2))).isEmpty();
        assertThat(after.number(act(1))).contains(1L);
    }

    @Test
    void nobody_can_choose_an_id_that_passes_for_an_act_of_somebody_else() {
        String forged = "x1" + (char) 9 + (char) 3 + "bea" + (char) 2 + "c1" + "77";
        Recent recent =
                Recent.NONE.with(new Entry.Cause("mal", forged), 5).with(new Entry.Cause("mal", (char) 2 + "c1"), 6);

        assertThat(recent.number(new Entry.Cause("bea", "c1"))).isEmpty();
        assertThat(recent.number(new Entry.Cause("mal", "x1"))).isEmpty();
        assertThat(recent.number(new Entry.Cause("mal", forged))).contains(5L);
        assertThat(recent.number(new Entry.Cause("mal" + (char) 3 + (char) 2, "c1")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "0", "\u0000", "é", "三つ", "\ud83c\udccf", "\n"})
    void an_id_is_any_text(String id) {
        Recent recent =
                Recent.NONE.with(new Entry.Cause("ana", id), Long.MAX_VALUE).with(act(1), 1);

        assertThat(recent.number(new Entry.Cause("ana", id))).contains(Long.MAX_VALUE);
        assertThat(recent.number(act(1))).contains(1L);
    }

    @Test
    void an_id_that_begins_like_another_is_another() {
        Recent recent = Recent.NONE.with(act(12), 3);

        assertThat(recent.number(act(1))).isEmpty();
        assertThat(recent.number(act(123))).isEmpty();
    }

    @Test
    void the_longest_ids_fit_and_longer_ones_are_refused() {
        Entry.Cause longest = new Entry.Cause("ana", "x".repeat(60_000));

        assertThat(Recent.NONE.with(longest, 9).with(act(1), 10).number(longest))
                .contains(9L);
        assertThatThrownBy(() -> Recent.NONE.with(new Entry.Cause("ana", "x".repeat(70_000)), 9))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
