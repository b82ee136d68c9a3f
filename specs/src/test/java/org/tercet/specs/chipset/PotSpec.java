package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;
import static org.tercet.testkit.Decks.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.chipset.Stake;
import org.tercet.rules.chipset.Standing;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Seating;

/** Who gets how much of the pot. */
class PotSpec {

    /** Each of these makes one set with {@link #OPEN} of its own. */
    private static final List<String> EQUAL = List.of("3rso 1gto", "1pod 2gto", "2pod 3gss", "3gts 1rto");

    private static final String OPEN = "1rso 2rso 1gts 2gts";

    @Test
    void the_pot_is_taken_whole_by_the_one_with_the_most_sets() {
        assertThat(shares(0, 17, List.of(3, 4), MIDDLE, List.of("3rso 1gts", "1gto 2gto")))
                .containsExactly(share(0, 17));
    }

    @Test
    void equal_winners_share_from_the_dealers_left_on() {
        assertThat(tie(0, 12, 7, 7)).containsExactly(share(1, 6), share(0, 6));
        assertThat(tie(0, 12, 7, 7, 7)).containsExactly(share(1, 4), share(2, 4), share(0, 4));
    }

    @Test
    void what_does_not_divide_goes_to_the_winner_with_the_fewest_chips() {
        assertThat(tie(0, 13, 7, 8)).containsExactly(share(1, 6), share(0, 7));
        assertThat(tie(0, 13, 8, 7)).containsExactly(share(1, 7), share(0, 6));
        assertThat(tie(0, 14, 9, 8, 3)).containsExactly(share(1, 4), share(2, 6), share(0, 4));
    }

    @Test
    void all_of_the_rest_goes_to_one() {
        assertThat(tie(0, 11, 2, 3, 3, 3)).containsExactly(share(1, 2), share(2, 2), share(3, 2), share(0, 5));
    }

    @Test
    void among_the_poorest_the_rest_goes_to_the_nearest_to_the_dealers_left() {
        assertThat(tie(0, 13, 7, 7)).containsExactly(share(1, 7), share(0, 6));
        assertThat(tie(1, 13, 7, 7)).containsExactly(share(0, 7), share(1, 6));
        assertThat(tie(2, 14, 4, 4, 4)).containsExactly(share(0, 6), share(1, 4), share(2, 4));
        assertThat(tie(1, 14, 4, 4, 4)).containsExactly(share(2, 6), share(0, 4), share(1, 4));
        assertThat(tie(0, 14, 4, 9, 4)).containsExactly(share(1, 4), share(2, 6), share(0, 4));
    }

    @Test
    void a_pot_smaller_than_the_winners_goes_to_the_poorest_alone() {
        assertThat(tie(0, 2, 5, 1, 9)).containsExactly(share(1, 2), share(2, 0), share(0, 0));
        assertThat(tie(0, 0, 5, 1, 9)).containsExactly(share(1, 0), share(2, 0), share(0, 0));
    }

    @Test
    void a_winner_without_chips_is_the_poorest() {
        assertThat(tie(1, 7, 1, 0, 1)).containsExactly(share(2, 2), share(0, 2), share(1, 3));
    }

    @Test
    void a_loser_who_is_poorer_gets_nothing_of_the_rest() {
        assertThat(shares(0, 7, List.of(5, 5, 0), MIDDLE, List.of("3rso 1gts", "1rto 1roo", "1gto 2gto")))
                .containsExactly(share(1, 4), share(0, 3));
    }

    @Test
    void all_distinct_sets_with_a_card_of_the_hand_count_even_if_they_overlap() {
        // 3rso is in three sets at once; the set of the middle alone is nobody's.
        List<ChipsetEvent> events =
                exposed(0, 5, List.of(9, 9), "1rso 2rso 1rto 2roo 3rto 3roo", List.of("3rso 1pss", "1pts 2gos"));
        assertThat(events.getFirst())
                .isEqualTo(Tables.exposed(
                        0,
                        showing(1, "1pts 2gos"),
                        showing(0, "3rso 1pss", "1rso 2rso 3rso", "1rto 2roo 3rso", "3rso 3rto 3roo")));
        assertThat(events.get(1)).isEqualTo(taken(share(0, 5)));
    }

    @Test
    void a_set_with_both_cards_of_the_hand_counts_once() {
        List<ChipsetEvent> events = exposed(0, 5, List.of(9, 9), MIDDLE, List.of("1rto 1roo", "1gts 2gto"));
        assertThat(events.getFirst())
                .isEqualTo(Tables.exposed(0, showing(1, "1gts 2gto"), showing(0, "1rto 1roo", "1rso 1rto 1roo")));
    }

    @Test
    void when_all_but_one_have_folded_that_one_takes_the_pot_without_showing() {
        var scene = three(usual())
                .when(1, raise(3))
                .when(2, CALL)
                .when(0, FOLD)
                .when(1, KEEP)
                .when(2, KEEP)
                .when(1, CHECK)
                .when(2, raise(2))
                .when(1, FOLD)
                .then(folded(1, Cause.CHOICE), taken(share(2, 8)), paused(5_000));
        assertThat(chips(scene.state())).containsExactly(20, 17, 23);
        assertThat(scene.state().pot()).isZero();
        assertThat(scene.state().result()).hasValueSatisfying(result -> {
            assertThat(result.showings()).isEmpty();
            assertThat(result.exposer()).isEmpty();
            assertThat(result.shares()).containsExactly(share(2, 8));
        });
    }

    private static List<Share> tie(int dealer, int pot, Integer... chips) {
        return shares(dealer, pot, List.of(chips), OPEN, EQUAL.subList(0, chips.length));
    }

    private static List<Share> shares(int dealer, int pot, List<Integer> chips, String middle, List<String> hands) {
        List<ChipsetEvent> events = exposed(dealer, pot, chips, middle, hands);
        ChipsetState after = trial(dealer, pot, chips, middle, hands);
        for (ChipsetEvent event : events) {
            after = GAME.evolve(after, event);
        }
        List<Share> shares = ((ChipsetEvent.PotTaken) events.get(1)).shares();
        List<Integer> expected = new ArrayList<>(chips);
        shares.forEach(share ->
                expected.set(share.seat().number(), chips.get(share.seat().number()) + share.chips()));
        assertThat(chips(after)).isEqualTo(expected);
        assertThat(after.pot()).isZero();
        assertThat(shares.stream().mapToInt(Share::chips).sum()).isEqualTo(pot);
        return shares;
    }

    /** Seat 0 exposes. */
    private static List<ChipsetEvent> exposed(
            int dealer, int pot, List<Integer> chips, String middle, List<String> hands) {
        return switch (GAME.decide(trial(dealer, pot, chips, middle, hands), seat(0), EXPOSE, 0)) {
            case Decision.Accepted<ChipsetEvent>(var events) -> events;
            case Decision.Refused<ChipsetEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    /** A trial with these hands and chips by seat. */
    private static ChipsetState trial(int dealer, int pot, List<Integer> chips, String middle, List<String> hands) {
        List<Stake> stakes = new ArrayList<>();
        CardSet used = CardSet.of(cards(middle));
        for (int i = 0; i < hands.size(); i++) {
            List<Card> hand = cards(hands.get(i));
            used = used.plus(CardSet.of(hand));
            stakes.add(new Stake(Standing.IN, chips.get(i), 0, 0, false, hand, 0));
        }
        return new ChipsetState(
                usual(),
                Seating.of(hands.size()),
                seat(dealer),
                CardSet.ALL.minus(used).toList(),
                cards(middle),
                pot,
                stakes,
                Optional.empty(),
                new Phase.Trial(10_000));
    }
}
