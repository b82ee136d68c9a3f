package org.tercet.lab.coop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;
import org.tercet.lab.odds.Fraction;
import org.tercet.rules.coop.Result;

class CoopAdviceTest {

    /** Three rows, all red and solid; one column and a stranger make sets that cross them. */
    private static final CardSet ROWS = cards("1rso 1rss 1rsd 2rso 2rss 2rsd 3rso 3rss 3rsd");

    @Test
    void a_table_without_a_set_has_no_best_choice() {
        assertThat(CoopAdvice.best(cards("1rso 1rss 2rso 2rss"), CardSet.NONE, 0))
                .isEmpty();
        assertThat(CoopAdvice.best(CardSet.NONE, CardSet.ALL, 0)).isEmpty();
    }

    @Test
    void the_set_that_leaves_two_others_is_better_than_the_one_that_crosses_both() {
        CardSet crossing = cards("1rso 2rso 3rso");
        CardSet layout = cards("1rso 1gto 1poo 2rso 2gss 2psd 3rso");
        assertThat(Sets.all(layout)).containsExactly(cards("1rso 1gto 1poo"), crossing, cards("2rso 2gss 2psd"));
        Choice best = CoopAdvice.best(layout, CardSet.NONE, 0).orElseThrow();
        assertThat(best.set()).isEqualTo(cards("1rso 1gto 1poo"));
        assertThat(best.plan()).containsExactly(cards("1rso 1gto 1poo"), cards("2rso 2gss 2psd"));
        assertThat(best.points()).isEqualTo(1);
        Choice worst = CoopAdvice.ranked(layout, CardSet.NONE, 0).getLast();
        assertThat(worst.set()).isEqualTo(crossing);
        assertThat(worst.points()).isZero();
        assertThat(best.isBetterThan(worst)).isTrue();
        assertThat(worst.isBetterThan(best)).isFalse();
        assertThat(best.isBetterThan(best)).isFalse();
    }

    @Test
    void sets_taken_before_count_for_the_points() {
        assertThat(CoopAdvice.best(ROWS, CardSet.NONE, 0).orElseThrow().points())
                .isEqualTo(3);
        assertThat(CoopAdvice.best(ROWS, CardSet.NONE, 1).orElseThrow().points())
                .isEqualTo(5);
        assertThat(CoopAdvice.best(ROWS, CardSet.NONE, 3).orElseThrow().points())
                .isEqualTo(5);
    }

    @Test
    void what_comes_next_decides_between_choices_of_equal_points() {
        CardSet layout = cards("1rso 2rso 3rso 3gto 3poo");
        CardSet first = cards("1rso 2rso 3rso");
        CardSet second = cards("3rso 3gto 3poo");
        Choice keeping3gto = CoopAdvice.best(layout, cards("1rts 2ptd"), 0).orElseThrow();
        assertThat(keeping3gto.set()).isEqualTo(first);
        assertThat(keeping3gto.next()).isEqualTo(fraction(1, 1));
        Choice keeping1rso = CoopAdvice.best(layout, cards("2gts 3pod"), 0).orElseThrow();
        assertThat(keeping1rso.set()).isEqualTo(second);
        assertThat(keeping1rso.next()).isEqualTo(fraction(1, 1));
        Choice lesser = CoopAdvice.ranked(layout, cards("2gts 3pod"), 0).getLast();
        assertThat(lesser.next()).isEqualTo(fraction(0, 1));
        assertThat(keeping1rso.isBetterThan(lesser)).isTrue();
    }

    @Test
    void the_average_is_that_of_all_draws() {
        var random = new Random(20260101);
        for (int trial = 0; trial < 40; trial++) {
            List<Card> deck = shuffled(random);
            int stay = random.nextInt(9, 15);
            int hidden = random.nextInt(0, 9);
            CardSet staying = CardSet.of(deck.subList(0, stay));
            List<Card> unseen = deck.subList(stay, stay + hidden);
            int drawn = Math.min(hidden, Math.max(1, 12 - stay));
            List<CardSet> draws = draws(unseen, drawn);
            int sum = draws.stream()
                    .mapToInt(draw -> Sets.count(staying.plus(draw)))
                    .sum();
            assertThat(new NextLayout(CardSet.of(unseen)).average(staying))
                    .as("%s and %s", staying, unseen)
                    .isEqualTo(fraction(sum, draws.size()));
        }
    }

    @Test
    void the_average_of_a_fresh_deal_is_that_of_the_odds() {
        assertThat(new NextLayout(CardSet.ALL).average(CardSet.NONE)).isEqualTo(fraction(220, 79));
    }

    @Test
    void each_choice_is_worth_the_best_of_all_orders_of_taking() {
        var random = new Random(20260102);
        for (int trial = 0; trial < 60; trial++) {
            List<Card> deck = shuffled(random);
            CardSet layout = CardSet.of(deck.subList(0, 12));
            CardSet unseen = CardSet.of(deck.subList(12, 12 + random.nextInt(69)));
            int taken = random.nextInt(3);
            List<Choice> ranked = CoopAdvice.ranked(layout, unseen, taken);
            assertThat(ranked).extracting(Choice::set).containsExactlyInAnyOrderElementsOf(Sets.all(layout));
            assertThat(CoopAdvice.best(layout, unseen, taken))
                    .isEqualTo(ranked.stream().findFirst());
            assertThat(ranked).isSortedAccordingTo(CoopAdvice.WORTH.reversed());
            for (Choice choice : ranked) {
                Worth best = best(layout.minus(choice.set()), unseen, taken + 1);
                assertThat(new Worth(choice.points(), choice.next())).isEqualTo(best);
                assertPlan(layout, choice);
            }
        }
    }

    @Test
    void each_packing_comes_once_and_leaves_no_set() {
        List<List<CardSet>> packings = Packings.of(ROWS);
        Set<Set<CardSet>> different = new HashSet<>();
        for (List<CardSet> packing : packings) {
            assertThat(different.add(Set.copyOf(packing))).isTrue();
            assertThat(Sets.any(packing.stream().reduce(ROWS, CardSet::minus))).isFalse();
        }
        assertThat(packings.stream().filter(packing -> packing.size() == 3)).hasSize(4);
    }

    @Test
    void the_largest_layout_is_judged_too() {
        CardSet plenty = CardSet.of(Card.all().subList(0, CoopAdvice.MOST_CARDS));
        CardSet unseen = CardSet.ALL.minus(plenty);
        assertThat(CoopAdvice.best(plenty, unseen, 0).orElseThrow().plan()).hasSize(7);
    }

    @Test
    void what_is_no_layout_is_refused() {
        assertThatThrownBy(() -> CoopAdvice.best(CardSet.ALL, CardSet.NONE, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CoopAdvice.best(ROWS, ROWS, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CoopAdvice.best(ROWS, CardSet.NONE, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    private record Worth(int points, Fraction next) {}

    /** By taking one set after the other in every order, to the end. */
    private static Worth best(CardSet layout, CardSet unseen, int taken) {
        List<CardSet> sets = Sets.all(layout);
        if (sets.isEmpty()) {
            return new Worth(Result.of(taken, 0).points(), new NextLayout(unseen).average(layout));
        }
        return sets.stream()
                .map(set -> best(layout.minus(set), unseen, taken + 1))
                .reduce((before, now) -> isBetter(now, before) ? now : before)
                .orElseThrow();
    }

    private static boolean isBetter(Worth now, Worth before) {
        return now.points() != before.points()
                ? now.points() > before.points()
                : now.next().toDouble() > before.next().toDouble();
    }

    private static void assertPlan(CardSet layout, Choice choice) {
        assertThat(choice.plan()).startsWith(choice.set());
        CardSet rest = layout;
        for (CardSet set : choice.plan()) {
            assertThat(rest.containsAll(set)).isTrue();
            rest = rest.minus(set);
        }
        assertThat(Sets.any(rest)).isFalse();
    }

    private static List<CardSet> draws(List<Card> unseen, int drawn) {
        if (drawn == 0) {
            return List.of(CardSet.NONE);
        }
        List<CardSet> draws = new ArrayList<>();
        for (int i = 0; i < unseen.size(); i++) {
            Card card = unseen.get(i);
            draws(unseen.subList(i + 1, unseen.size()), drawn - 1).forEach(draw -> draws.add(draw.with(card)));
        }
        return draws;
    }

    private static List<Card> shuffled(Random random) {
        List<Card> deck = new ArrayList<>(Card.all());
        Collections.shuffle(deck, random);
        return deck;
    }

    private static Fraction fraction(int numerator, int denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    private static Card card(String text) {
        return Notation.card(text).orElseThrow();
    }

    private static CardSet cards(String text) {
        return CardSet.of(
                List.of(text.split(" ")).stream().map(CoopAdviceTest::card).toList());
    }
}
