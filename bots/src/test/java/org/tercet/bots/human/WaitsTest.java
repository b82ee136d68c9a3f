package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tercet.bots.Dice;
import org.tercet.bots.human.Waits.Thought;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class WaitsTest {

    private final SplittableRandom random = new SplittableRandom(1);
    private final Dice dice = random::nextInt;

    @Test
    void waiting_takes_the_mean_time_on_average() {
        double sum = 0;
        for (int i = 0; i < 20_000; i++) {
            sum += Waits.exponential(1_000, dice);
        }
        assertThat(sum / 20_000).isCloseTo(1_000, within(30.0));
    }

    @Test
    void of_two_thoughts_the_quicker_one_wins_in_proportion() {
        int quick = 0;
        for (int i = 0; i < 20_000; i++) {
            List<Thought<String>> thoughts = List.of(new Thought<>(1_000, "quick"), new Thought<>(3_000, "slow"));
            quick += Waits.first(thoughts, 0, dice).orElseThrow().what().equals("quick") ? 1 : 0;
        }
        assertThat(quick / 20_000.0).isCloseTo(0.75, within(0.015));
    }

    @Test
    void nothing_comes_before_its_moment_and_nothing_from_nothing() {
        for (int i = 0; i < 1_000; i++) {
            assertThat(Waits.first(List.of(new Thought<>(1, "now")), 500, dice)
                            .orElseThrow()
                            .after())
                    .isGreaterThan(500);
        }
        assertThat(Waits.first(List.of(), 0, dice)).isEmpty();
    }

    @Test
    void only_a_change_of_what_one_looks_at_takes_a_moment() {
        Attention attention = new Attention();

        assertThat(attention.moment("a table")).isEqualTo(Strength.REACTION);
        assertThat(attention.moment("a table")).isZero();
        assertThat(attention.moment("another")).isEqualTo(Strength.REACTION);
    }

    @Test
    void sets_of_similar_cards_are_seen_sooner_and_by_the_stronger_sooner() {
        CardSet similar = CardSet.of(Card.of(0, 0, 0, 0), Card.of(0, 0, 0, 1), Card.of(0, 0, 0, 2));
        CardSet different = CardSet.of(Card.of(0, 0, 0, 0), Card.of(1, 1, 1, 1), Card.of(2, 2, 2, 2));

        for (Strength strength : Strength.values()) {
            assertThat(Sight.mean(similar, strength)).isLessThan(Sight.mean(different, strength) / 2);
        }
        assertThat(List.of(Strength.values()))
                .isSortedAccordingTo((a, b) -> Double.compare(Sight.mean(similar, b), Sight.mean(similar, a)));
    }
}
