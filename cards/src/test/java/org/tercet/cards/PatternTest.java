package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternTest {
    @Test
    void sets_are_those_of_the_definition() {
        for (long seed = 1; seed <= 1000; seed++) {
            var random = new Random(seed);
            assertLikeBrute(Pattern.SET, Brute.hand(random, random.nextInt(25)), seed);
        }
    }

    @Test
    void ultrasets_are_those_of_the_definition() {
        for (long seed = 1; seed <= 500; seed++) {
            var random = new Random(seed);
            assertLikeBrute(Pattern.ULTRASET, Brute.hand(random, random.nextInt(19)), seed);
        }
    }

    @Test
    void ghosts_are_those_of_the_definition() {
        for (long seed = 1; seed <= 200; seed++) {
            var random = new Random(seed);
            assertLikeBrute(Pattern.GHOST, Brute.hand(random, random.nextInt(13)), seed);
        }
    }

    private static void assertLikeBrute(Pattern pattern, CardSet hand, long seed) {
        List<CardSet> all = Brute.all(pattern, hand);
        boolean fits = hand.size() == pattern.size() && !all.isEmpty();
        if (!pattern.all(hand).equals(all)
                || !pattern.one(hand).equals(all.stream().findFirst())
                || pattern.count(hand) != all.size()
                || pattern.any(hand) == all.isEmpty()
                || pattern.fits(hand) != fits
                || !all.stream().allMatch(pattern::fits)) {
            fail(pattern + " seed " + seed + " " + hand + " holds " + all);
        }
    }

    @Test
    void small_hands_are_judged_whole() {
        for (Pattern pattern : Pattern.values()) {
            for (long seed = 1; seed <= 2000; seed++) {
                assertLikeBrute(pattern, Brute.hand(new Random(seed), pattern.size()), seed);
            }
        }
    }

    @Test
    void the_whole_deck_holds_the_known_numbers() {
        assertThat(Pattern.SET.count(CardSet.ALL)).isEqualTo(1_080);
        assertThat(Pattern.SET.all(CardSet.ALL)).hasSize(1_080).doesNotHaveDuplicates();
        // Each card completes 40 pairs, and any two of them make an UltraSet.
        assertThat(Pattern.ULTRASET.count(CardSet.ALL)).isEqualTo(81 * 40 * 39 / 2);
        assertThat(Pattern.ULTRASET.all(CardSet.ALL)).hasSize(63_180).doesNotHaveDuplicates();
        // By characters: (C(81,6) + 80 · C(27,2)) / 81.
        assertThat(Pattern.GHOST.count(CardSet.ALL)).isEqualTo((324_540_216 + 80 * 351) / 81);
    }

    @Test
    void large_hands_list_as_many_as_they_count() {
        for (long seed = 1; seed <= 20; seed++) {
            var random = new Random(seed);
            CardSet hand = Brute.hand(random, 21 + random.nextInt(20));
            for (Pattern pattern : List.of(Pattern.SET, Pattern.ULTRASET)) {
                assertThat(pattern.all(hand)).as("seed %d", seed).hasSize(pattern.count(hand));
            }
        }
        CardSet hand = Brute.hand(new Random(21), 21);
        List<CardSet> ghosts = Pattern.GHOST.all(hand);
        assertThat(ghosts)
                .hasSize(Pattern.GHOST.count(hand))
                .doesNotHaveDuplicates()
                .allMatch(Pattern.GHOST::fits);
        assertThat(Pattern.GHOST.one(hand)).contains(ghosts.getFirst());
    }

    @Test
    void fourteen_cards_always_hold_an_ultraset() {
        for (long seed = 1; seed <= 2000; seed++) {
            assertThat(Pattern.ULTRASET.any(Brute.hand(new Random(seed), 14)))
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    @Test
    void each_pattern_has_its_size() {
        assertThat(Pattern.values()).extracting(Pattern::size).containsExactly(3, 4, 6);
    }

    @Test
    void sets_by_their_own_name_are_the_same() {
        for (long seed = 1; seed <= 200; seed++) {
            CardSet hand = Brute.hand(new Random(seed), 9);
            assertThat(Sets.any(hand)).isEqualTo(Pattern.SET.any(hand));
            assertThat(Sets.count(hand)).isEqualTo(Pattern.SET.count(hand));
            assertThat(Sets.one(hand)).isEqualTo(Pattern.SET.one(hand));
            assertThat(Sets.all(hand)).isEqualTo(Pattern.SET.all(hand));
        }
    }
}
