package org.tercet.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
}
