package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class CycleTest {

    private static final Cycle TWELVE = Cycle.of(Format.TWELVE).orElseThrow();

    @Test
    void a_cycle_is_longer_than_two_years() {
        assertThat(TWELVE.days()).isEqualTo(839);
        assertThat(Cycle.of(Format.NINE).orElseThrow().days()).isEqualTo(1_031);
        assertThat(Cycle.of(new Format(4, 12, 7))).isEmpty();
    }

    @Test
    void every_layout_has_its_turn_equally_often() {
        Cycle small = cycle(3, 1, 2, 3, 1, 3, 1);
        Map<Long, Integer> hits = new HashMap<>();
        for (int day = 0; day < small.days(); day++) {
            for (long distance = 0; distance < 14; distance++) {
                hits.merge(small.place(day, distance), 1, Integer::sum);
            }
        }

        assertThat(hits).hasSize(14);
        assertThat(hits.values()).containsOnly(small.days());
    }

    @Test
    void a_kind_does_not_come_twice_in_a_cycle_nor_soon_after_it() {
        Cycle small = cycle(3, 1, 2, 3, 1, 3, 1);
        for (long before = 0; before < 14; before++) {
            for (long after = 0; after < 14; after++) {
                Map<Kind, Integer> last = new HashMap<>();
                for (int day = 0; day < 2 * small.days(); day++) {
                    long distance = day < small.days() ? before : after;
                    Integer seen = last.put(small.kinds().at(small.place(day % small.days(), distance)), day);
                    assertThat(seen == null || day - seen >= small.days() - 1).isTrue();
                }
            }
        }
    }

    @Test
    void a_small_kind_shows_all_its_layouts_before_one_comes_again() {
        Kinds kinds = Cycle.of(Format.NINE).orElseThrow().kinds();
        for (Kind kind : kinds.kinds().subList(0, 12)) {
            int size = (int) kind.size();
            Set<CardSet> shown = new HashSet<>();
            for (int cycle = 100; cycle < 100 + Math.min(size, 100); cycle++) {
                assertThat(shown.add(CardSet.of(Turns.of(kind, cycle)))).isTrue();
            }
            assertThat(Turns.of(kind, size)).isEqualTo(Turns.of(kind, 0));
        }
    }

    @Test
    void large_kinds_come_as_often_as_they_should() {
        long large = 0;
        int days = 50 * TWELVE.days();
        for (int number = 1; number <= days; number++) {
            if (TWELVE.kindOn(number).size() == TWELVE.kinds().largest()) {
                large++;
            }
        }

        assertThat((double) large / days).isBetween(0.6847, 0.7047);
    }

    private static Cycle cycle(int... sizes) {
        List<Kind> kinds = new ArrayList<>();
        for (int size : sizes) {
            kinds.add(new Kind(List.of(Card.of(kinds.size())), size));
        }
        return new Cycle(Format.TWELVE, Kinds.of(kinds), (kind, _, _) -> kind.example());
    }
}
