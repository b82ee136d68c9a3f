package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class CanonicalFormTest {

    private static final long SEED = 20_251_115;

    @Test
    void a_symmetry_of_the_deck_does_not_change_the_form() {
        var random = new Random(SEED);
        for (int i = 0; i < 2000; i++) {
            CardSet hand = hand(random, i % (CanonicalForm.MOST_CARDS + 1));
            CardSet image = AffineMap.random(random).of(hand);

            assertThat(CanonicalForm.of(image))
                    .as("seed %d, %s and %s", SEED, hand, image)
                    .isEqualTo(CanonicalForm.of(hand));
        }
    }

    @Test
    void a_symmetry_does_not_change_the_form_of_any_set_free_class() {
        var random = new Random(SEED);
        for (List<CardSet> classes : Classes.ofDeck().representatives()) {
            for (CardSet hand : classes) {
                CardSet image = AffineMap.random(random).of(hand);

                assertThat(CanonicalForm.of(image))
                        .as("seed %d, %s", SEED, hand)
                        .isEqualTo(hand);
            }
        }
    }

    @Test
    void the_form_of_a_form_is_itself() {
        var random = new Random(SEED);
        for (int i = 0; i < 500; i++) {
            CardSet form = CanonicalForm.of(hand(random, i % (CanonicalForm.MOST_CARDS + 1)));

            assertThat(CanonicalForm.of(form)).as("seed %d", SEED).isEqualTo(form);
        }
    }

    @Test
    void three_cards_have_one_form_as_a_set_and_another_otherwise() {
        CardSet set = CardSet.of(Card.of(0), Card.of(1), Card.of(2));
        CardSet otherSet = CardSet.of(Card.of(0), Card.of(40), Card.of(80));
        CardSet noSet = CardSet.of(Card.of(0), Card.of(1), Card.of(3));

        assertThat(CanonicalForm.of(set)).isEqualTo(CanonicalForm.of(otherSet));
        assertThat(CanonicalForm.of(set)).isNotEqualTo(CanonicalForm.of(noSet));
    }

    @Test
    void more_than_twenty_one_cards_are_refused() {
        assertThatThrownBy(() -> CanonicalForm.of(CardSet.ALL)).hasMessage("a hand has at most 21 cards, not 81");
    }

    private static CardSet hand(Random random, int cards) {
        List<Card> deck = new ArrayList<>(Card.all());
        Collections.shuffle(deck, random);
        return CardSet.of(deck.subList(0, cards));
    }
}
