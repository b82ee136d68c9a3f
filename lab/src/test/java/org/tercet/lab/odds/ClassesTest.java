package org.tercet.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;

class ClassesTest {

    private static final long[] FLATS = {81, 1080, 1170, 120, 1};
    private static final long[] SYMMETRIES_OF_A_FLAT = {1, 6, 432, 303_264, 1_965_150_720};

    @Test
    void the_one_class_of_twenty_cards_is_the_last() {
        Classes classes = Classes.ofDeck();

        assertThat(classes.mostCards()).isEqualTo(20);
        assertThat(classes.count(20)).isEqualTo(1);
        assertThat(classes.count(3)).isEqualTo(1);
        assertThat(classes.count(4)).isEqualTo(2);
    }

    @Test
    void the_small_deck_has_the_kinds_found_by_moving_every_hand() {
        Classes small = Classes.ofDeck(3);
        int[] kinds = new int[10];
        new Slices().kinds().keySet().forEach(hand -> kinds[Integer.bitCount(hand)]++);

        assertThat(IntStream.rangeClosed(0, small.mostCards()).map(small::count).toArray())
                .containsExactly(kinds);
    }

    @Test
    void every_orbit_times_its_symmetries_is_the_group_and_together_they_are_all_hands() {
        long[] hands = new Slices().count();
        List<List<Orbit>> levels = Orbits.ofSetFreeHands(Space.FULL_DECK).all();
        var canonical = new CanonicalForm(Space.FULL_DECK);
        for (int cards = 1; cards < levels.size(); cards++) {
            long sum = 0;
            for (Orbit orbit : levels.get(cards)) {
                canonical.hand().load(orbit.points());
                assertThat(canonical.form()).isEqualTo(orbit.hand());
                int flat = dimension(orbit.hand());
                long size = FLATS[flat] * SYMMETRIES_OF_A_FLAT[flat] / canonical.symmetries();
                assertThat(orbit.size()).as(orbit.hand().toString()).isEqualTo(size);
                sum += size;
            }
            assertThat(sum).as("%d cards", cards).isEqualTo(hands[cards]);
        }
    }

    /** A form uses the coordinates of its own flat only, so its highest card tells the dimension. */
    private static int dimension(CardSet form) {
        int dimension = 0;
        while (form.stream().anyMatch(higherThan(Space.power(dimension)))) {
            dimension++;
        }
        return dimension;
    }

    private static Predicate<Card> higherThan(int points) {
        return card -> card.index() >= points;
    }
}
