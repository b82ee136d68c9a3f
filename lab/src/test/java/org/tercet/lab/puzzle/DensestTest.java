package org.tercet.lab.puzzle;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;
import org.tercet.lab.odds.CanonicalForm;

/**
 * All hands with many sets, card by card. The cards of a hand with s sets are in 3s/n sets on average, so some card is
 * in no more, and the hand without it has at least s − ⌊3s/n⌋: hands with many sets grow out of such hands.
 */
class DensestTest {

    private static final int MOST_CARDS = 21;

    /** From these many sets on, the hands of 0, 1, 2 … 21 cards are all found. */
    private final int[] least = leastFor(44);

    private final List<Set<CardSet>> forms = grown();

    @Test
    void the_numbers_of_sets_end_where_the_densest_hands_do() {
        for (int cards = 12; cards <= MOST_CARDS; cards++) {
            int from = least[cards];

            assertThat(forms.get(cards).stream().map(Sets::count).collect(toSet()))
                    .as("%d cards", cards)
                    .containsExactlyInAnyOrderElementsOf(SetNumbers.among(4, cards).stream()
                            .filter(sets -> sets >= from)
                            .toList());
        }
    }

    @Test
    void rare_formats_of_many_sets_are_listed_with_every_kind() {
        int formats = 0;
        for (int cards = 8; cards <= 15; cards++) {
            for (int sets : SetNumbers.among(4, cards)) {
                var rare = Rare.kinds(new Format(4, cards, sets));
                if (rare.isPresent() && sets > 0) {
                    formats++;
                    assertThat(sets).isGreaterThanOrEqualTo(least[cards]);
                    assertThat(rare.get().kinds().stream()
                                    .map(kind -> CanonicalForm.of(CardSet.of(kind.example())))
                                    .toList())
                            .containsExactlyInAnyOrderElementsOf(forms.get(cards).stream()
                                    .filter(hand -> Sets.count(hand) == sets)
                                    .toList());
                }
            }
        }
        assertThat(formats).isEqualTo(31);
    }

    private static int[] leastFor(int sets) {
        int[] least = new int[MOST_CARDS + 1];
        least[MOST_CARDS] = sets;
        for (int cards = MOST_CARDS; cards > 0; cards--) {
            least[cards - 1] = least[cards] - 3 * least[cards] / cards;
        }
        // the fifteen-card formats in the list begin at sixteen sets
        least[15] = Math.min(least[15], 16);
        least[14] = Math.min(least[14], 13);
        return least;
    }

    private List<Set<CardSet>> grown() {
        List<Set<CardSet>> levels = new ArrayList<>();
        levels.add(Set.of(CardSet.NONE));
        for (int cards = 1; cards <= MOST_CARDS; cards++) {
            Set<CardSet> level = new HashSet<>();
            for (CardSet hand : levels.getLast()) {
                for (Card card : CardSet.ALL.minus(hand)) {
                    CardSet longer = hand.with(card);
                    if (Sets.count(longer) >= least[cards]) {
                        level.add(CanonicalForm.of(longer));
                    }
                }
            }
            levels.add(level);
        }
        return levels;
    }
}
