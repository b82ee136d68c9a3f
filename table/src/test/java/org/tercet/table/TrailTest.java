package org.tercet.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shared is not changed. */
class TrailTest {

    @Test
    void two_that_go_on_from_the_same_place_do_not_see_each_other() {
        Trail<String> both = Trail.<String>empty().and("call").and("take");
        Trail<String> one = both.and("deal");
        Trail<String> other = both.and("no set");

        assertThat(both.toList()).containsExactly("call", "take");
        assertThat(one.toList()).containsExactly("call", "take", "deal");
        assertThat(other.toList()).containsExactly("call", "take", "no set");
        assertThat(one).isNotEqualTo(other).isEqualTo(both.and("deal")).hasSameHashCodeAs(both.and("deal"));
    }

    @Test
    void a_very_long_one_is_told_and_compared() {
        Trail<Integer> one = Trail.empty();
        Trail<Integer> other = Trail.empty();
        for (int step = 0; step < 200_000; step++) {
            one = one.and(step);
            other = other.and(step);
        }

        assertThat(one).isEqualTo(other);
        assertThat(one.toList()).hasSize(200_000).startsWith(0, 1).endsWith(199_999);
        assertThat(Trail.empty().toList()).isEqualTo(List.of());
    }
}
