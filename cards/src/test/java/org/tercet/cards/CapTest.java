package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** How many cards can lie on the table without a set: twenty, never twenty-one. */
class CapTest {
    @Test
    void twenty_one_cards_always_hold_a_set() {
        for (long seed = 1; seed <= 5_000; seed++) {
            assertThat(Sets.any(Brute.hand(new Random(seed), 21)))
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    /** The largest hands without a set are ten pairs that are all completed by one card that is not among them. */
    @Test
    void twenty_cards_can_lie_without_a_set_but_no_card_goes_with_them() {
        CardSet cap = tenPairs(CardSet.NONE, 1);
        assertThat(cap).hasSize(20);
        assertThat(Sets.any(cap)).isFalse();
        assertThat(Brute.all(Pattern.SET, cap)).isEmpty();
        for (Card card : CardSet.ALL.minus(cap)) {
            assertThat(Sets.any(cap.with(card))).as("%s", card).isTrue();
        }
    }

    private static CardSet tenPairs(CardSet taken, int from) {
        if (taken.size() == 20) {
            return taken;
        }
        for (int index = from; index < Card.COUNT; index++) {
            Card card = Card.of(index);
            CardSet more = taken.with(card).with(card.third(Card.of(0)));
            if (more.size() > taken.size() && !Sets.any(more)) {
                CardSet found = tenPairs(more, index + 1);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return CardSet.NONE;
    }
}
