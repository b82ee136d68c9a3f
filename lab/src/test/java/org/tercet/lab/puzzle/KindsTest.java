package org.tercet.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.cards.CardSet;
import org.tercet.lab.odds.CanonicalForm;
import org.tercet.lab.odds.SetCounts;

class KindsTest {

    @Test
    void every_kind_of_twelve_with_six_sets_is_listed_once_with_its_size() {
        Kinds kinds = Kinds.of(Kinds.read("4-12-6.txt"));

        assertThat(kinds.kinds())
                .hasSize(1_266)
                .allSatisfy(kind -> assertThat(Plain.sets(kind.example())).isEqualTo(6))
                .allSatisfy(kind -> assertThat(kind.size()).isEqualTo(OrbitSize.of(cards(kind))))
                .map(kind -> CanonicalForm.of(cards(kind)))
                .doesNotHaveDuplicates();
        assertThat(kinds.total())
                .isEqualTo(SetCounts.of(12).distribution().get(6).longValueExact());
    }

    /** Layouts as 27 bits: the list is complete if what it stands for is all there is. */
    @Test
    void every_kind_of_nine_with_four_sets_is_listed_once_with_its_size() {
        Kinds kinds = Kinds.of(Kinds.read("3-9-4.txt"));
        Renamings renamings = new Renamings();
        for (Kind kind : kinds.kinds()) {
            assertThat(Plain.sets(kind.example())).isEqualTo(4);
            assertThat(renamings.mark(kind.example())).isEqualTo(kind.size());
        }

        assertThat(kinds.kinds()).hasSize(1_122);
        assertThat(kinds.total())
                .isEqualTo(renamings.marked())
                .isEqualTo(SetCounts.of(3, 9).distribution().get(4).longValueExact())
                .isEqualTo(1_337_310);
    }

    /** So no rule could keep nine cards from coming back in disguise within two years. */
    @Test
    void all_symmetries_leave_eleven_kinds_of_nine() {
        assertThat(Kinds.read("3-9-4.txt").stream()
                        .map(kind -> CanonicalForm.of(cards(kind)))
                        .distinct())
                .hasSize(11);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 12, 13})
    void rare_formats_are_those_of_fewer_than_one_in_100000_layouts(int cards) {
        List<Long> counts = SetCounts.of(cards).distribution().stream()
                .map(Number::longValue)
                .toList();
        long all = counts.stream().mapToLong(Long::longValue).sum();
        for (int sets = 0; sets < counts.size(); sets++) {
            long count = counts.get(sets);
            boolean isRare = count > 0 && count < all / 100_000;

            assertThat(Rare.kinds(new Format(4, cards, sets)).map(Kinds::total))
                    .isEqualTo(isRare ? Optional.of(count) : Optional.empty());
        }
    }

    @ParameterizedTest
    @CsvSource({"17, 143, 176310866160", "18, 20, 6482268000", "19, 1, 13646880", "20, 1, 682344"})
    void large_layouts_without_a_set_are_listed(int cards, int count, long layouts) {
        Kinds kinds = Rare.kinds(new Format(4, cards, 0)).orElseThrow();

        assertThat(kinds.kinds())
                .hasSize(count)
                .map(kind -> CanonicalForm.of(cards(kind)))
                .doesNotHaveDuplicates();
        assertThat(kinds.total()).isEqualTo(layouts);
    }

    @Test
    void the_sizes_of_rare_kinds_are_right() {
        assertThat(Kinds.read("rare.txt"))
                .hasSize(633)
                .allSatisfy(kind -> assertThat(kind.size()).isEqualTo(OrbitSize.of(cards(kind))));
    }

    @Test
    void kinds_lie_end_to_end() {
        Kind three = new Kind(List.of(), 3);
        Kind two = new Kind(List.of(), 2);
        Kinds kinds = Kinds.of(List.of(three, two));

        List<Kind> found = new ArrayList<>();
        for (int place = 0; place < kinds.total(); place++) {
            found.add(kinds.at(place));
        }
        assertThat(found).containsExactly(three, three, three, two, two);
        assertThatThrownBy(() -> kinds.at(5)).isInstanceOf(NoSuchElementException.class);
    }

    private static CardSet cards(Kind kind) {
        return CardSet.of(kind.example());
    }
}
