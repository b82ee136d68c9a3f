package org.tercet.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CardSetTest {
    @Test
    void it_does_what_a_tree_set_does() {
        for (long seed = 1; seed <= 20; seed++) {
            var random = new Random(seed);
            var cards = CardSet.NONE;
            var tree = new TreeSet<Card>();
            for (int step = 0; step < 300; step++) {
                Card card = Card.of(random.nextInt(81));
                CardSet other = Brute.hand(random, random.nextInt(82));
                switch (random.nextInt(5)) {
                    case 0 -> {
                        cards = cards.with(card);
                        tree.add(card);
                    }
                    case 1 -> {
                        cards = cards.without(card);
                        tree.remove(card);
                    }
                    case 2 -> {
                        cards = cards.plus(other);
                        tree.addAll(other.toList());
                    }
                    case 3 -> {
                        cards = cards.minus(other);
                        tree.removeAll(other.toList());
                    }
                    default -> {
                        cards = cards.and(other);
                        tree.retainAll(other.toList());
                    }
                }
                assertSame(cards, tree, card, other, "seed " + seed + " step " + step);
            }
        }
    }

    private static void assertSame(CardSet cards, SortedSet<Card> tree, Card card, CardSet other, String as) {
        List<Card> sorted = List.copyOf(tree);
        assertThat(cards.toList()).as(as).isEqualTo(sorted);
        assertThat(cards.stream().toList()).as(as).isEqualTo(sorted);
        assertThat(CardSet.of(tree)).as(as).isEqualTo(cards);
        assertThat(cards.contains(card)).as(as).isEqualTo(tree.contains(card));
        assertThat(cards.size() == tree.size()
                        && cards.isEmpty() == tree.isEmpty()
                        && cards.containsAll(other) == tree.containsAll(other.toList())
                        && cards.containsAll(cards.and(other))
                        && (tree.isEmpty() || cards.first().equals(tree.first())))
                .as(as)
                .isTrue();
    }

    @Test
    void each_single_card_is_its_own_bit() {
        for (Card card : Card.all()) {
            CardSet one = CardSet.of(card);
            assertThat(one).containsExactly(card);
            assertThat(one.low() | one.high()).isEqualTo(1L << card.index());
            assertThat(one.low() == 0).isEqualTo(card.index() >= 64);
            assertThat(one.first()).isEqualTo(card);
            assertThat(CardSet.ALL.without(card).plus(one)).isEqualTo(CardSet.ALL);
        }
    }

    @Test
    void a_value_of_an_attribute_is_shared_by_27_cards() {
        for (Attribute attribute : Attribute.values()) {
            for (int digit = 0; digit < 3; digit++) {
                int value = digit;
                assertThat(CardSet.where(attribute, digit))
                        .hasSize(27)
                        .allMatch(card -> card.digit(attribute) == value);
            }
            assertThatIllegalArgumentException().isThrownBy(() -> CardSet.where(attribute, 3));
            assertThatIllegalArgumentException().isThrownBy(() -> CardSet.where(attribute, -1));
        }
    }

    @Test
    void all_and_none_are_what_they_say() {
        assertThat(CardSet.ALL).containsExactlyElementsOf(Card.all());
        assertThat(CardSet.NONE).isEmpty();
        assertThat(CardSet.of()).isEqualTo(CardSet.NONE);
        assertThat(CardSet.of(List.of())).isEqualTo(CardSet.NONE);
    }

    @Test
    void bits_beyond_the_last_card_are_refused() {
        for (int bit = 17; bit < 64; bit++) {
            long stray = 1L << bit;
            assertThatIllegalArgumentException().isThrownBy(() -> new CardSet(0, stray));
        }
        assertThat(new CardSet(0, 1L << 16)).containsExactly(Card.of(80));
    }

    @Test
    void no_cards_have_no_first_and_no_next() {
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(CardSet.NONE::first);
        var walk = CardSet.of(Card.of(70)).iterator();
        assertThat(walk.next()).isEqualTo(Card.of(70));
        assertThat(walk.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(walk::next);
    }

    @Test
    void repeated_cards_count_once() {
        assertThat(CardSet.of(Card.of(5), Card.of(5), Card.of(72), Card.of(72)))
                .containsExactly(Card.of(5), Card.of(72));
    }

    @Test
    void it_prints_in_index_order() {
        var cards = new ArrayList<>(List.of(Card.of(1, 1, 1, 2), Card.of(0)));
        assertThat(CardSet.of(cards)).hasToString("{1rso 2gtd}");
        assertThat(CardSet.NONE).hasToString("{}");
    }
}
