package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Pattern;
import org.tercet.cards.Verdict;
import org.tercet.rules.parts.Why;
import org.tercet.testkit.Decks;

/** Everybody is told why. */
class WhySpec {

    @Test
    void three_cards_are_explained_attribute_by_attribute() {
        assertThat(Why.of(Pattern.SET, Decks.set("1rso 1gso 2pto")))
                .isEqualTo(new Why.ByAttribute(Verdict.of(Decks.card("1rso"), Decks.card("1gso"), Decks.card("2pto"))));
    }

    @Test
    void four_cards_are_explained_by_the_card_that_each_pair_wants() {
        assertThat(Why.of(Pattern.ULTRASET, Decks.set("1rso 1gso 1pto 1poo")))
                .isEqualTo(new Why.ByPairs(List.of(
                        split("1rso 1gso", "1pso", "1pto 1poo", "1pso"),
                        split("1rso 1pto", "1goo", "1gso 1poo", "1rto"),
                        split("1rso 1poo", "1gto", "1gso 1pto", "1roo"))));
    }

    @Test
    void six_cards_are_explained_by_what_their_digits_sum_to() {
        assertThat(Why.of(Pattern.GHOST, Decks.set("1rso 1gso 1pso 2rss 2gss 2pss")))
                .isEqualTo(new Why.BySums(0, 0, 0, 0));
        assertThat(Why.of(Pattern.GHOST, Decks.set("1rso 1gso 1pso 2rss 2gss 3ptd")))
                .isEqualTo(new Why.BySums(1, 0, 1, 1));
    }

    private static Why.Split split(String pair, String wants, String other, String otherWants) {
        return new Why.Split(Decks.set(pair), Decks.card(wants), Decks.set(other), Decks.card(otherWants));
    }
}
