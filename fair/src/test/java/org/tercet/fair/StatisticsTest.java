package org.tercet.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Decks look like chance: every card comes to every place, and behind every other, as often as it should. */
@Tag("soak")
class StatisticsTest {

    /** A million in a soak. */
    private static final int DECKS = Math.clamp(100L * Integer.getInteger("tercet.games", 10), 20_000, 1_000_000);

    /**
     * Chance goes beyond this on either side once in about 600,000 such figures. Too far below is as suspect as above. The seeds
     * are fixed, so that the test fails always or never.
     */
    private static final double CRITICAL = 4.8;

    private static final List<Integer> CARDS = IntStream.range(0, 81).boxed().toList();

    @Test
    void first_deals_of_many_matches_look_like_chance() {
        DeckCounts counts = new DeckCounts(CARDS.size());
        Contributions contributions = Contributions.NONE.with(0, new Contribution("c4".repeat(32)));
        for (int match = 0; match < DECKS; match++) {
            counts.add(FairShuffle.of(seed(match), contributions).order(0, CARDS));
        }

        assertThatItLooksLikeChance(counts);
    }

    @Test
    void the_shuffles_of_one_match_look_like_chance() {
        DeckCounts counts = new DeckCounts(CARDS.size());
        FairShuffle shuffle = FairShuffle.of(seed(-1), Contributions.NONE);
        for (int number = 0; number < DECKS; number++) {
            counts.add(shuffle.order(number, CARDS));
        }

        assertThatItLooksLikeChance(counts);
    }

    /** The well-known mistake: every card changes places with any other one. It is what these tests are there to see. */
    @Test
    void a_biased_shuffle_would_be_noticed() {
        DeckCounts counts = new DeckCounts(CARDS.size());
        RandomGenerator random = new SplittableRandom(1);
        for (int number = 0; number < 20_000; number++) {
            List<Integer> deck = new ArrayList<>(CARDS);
            for (int i = 0; i < deck.size(); i++) {
                Collections.swap(deck, i, random.nextInt(deck.size()));
            }
            counts.add(deck);
        }

        assertThat(counts.placesDeviation()).isGreaterThan(2 * CRITICAL);
    }

    /** Cutting the deck brings every card to every place, but leaves neighbours together. */
    @Test
    void a_deck_that_was_only_cut_would_be_noticed() {
        DeckCounts counts = new DeckCounts(CARDS.size());
        RandomGenerator random = new SplittableRandom(1);
        for (int number = 0; number < 20_000; number++) {
            List<Integer> deck = new ArrayList<>(CARDS);
            Collections.rotate(deck, random.nextInt(deck.size()));
            counts.add(deck);
        }

        assertThat(counts.neighboursDeviation()).isGreaterThan(2 * CRITICAL);
        assertThat(counts.orderOfNeighboursDeviation()).isGreaterThan(2 * CRITICAL);
    }

    private static void assertThatItLooksLikeChance(DeckCounts counts) {
        assertThat(counts.placesDeviation()).isBetween(-CRITICAL, CRITICAL);
        assertThat(counts.neighboursDeviation()).isBetween(-CRITICAL, CRITICAL);
        assertThat(counts.orderOfNeighboursDeviation()).isBetween(-CRITICAL, CRITICAL);
    }

    private static Seed seed(int match) {
        String hex = Integer.toHexString(match);
        return Seed.ofHex("0".repeat(128 - hex.length()) + hex).good().orElseThrow();
    }
}
