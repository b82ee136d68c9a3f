package org.tercet.specs.chipset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.chipset.Tables.*;
import static org.tercet.testkit.Decks.cards;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetEvent.Cause;
import org.tercet.rules.chipset.ChipsetOptions;
import org.tercet.rules.chipset.Hand;
import org.tercet.rules.chipset.Phase;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Occupant;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.Start;

/** How the cards go round, before, between and after the deals. */
class DealSpec {

    @Test
    void a_card_goes_to_the_middle_and_one_to_each_from_the_dealers_left_twice() {
        three(usual())
                .then(
                        new ChipsetEvent.Dealt(
                                seat(0), cards(MIDDLE), List.of(hand(1, ONE_SET), hand(2, LATE_SET), hand(0, NO_SET))),
                        turn(1, 30_000));
    }

    @Test
    void the_order_of_the_deck_is_the_order_of_the_deal() {
        var order = CardSet.ALL.toList();
        table(usual(), 2, order)
                .then(
                        new ChipsetEvent.Dealt(
                                seat(0),
                                List.of(order.get(0), order.get(3)),
                                List.of(
                                        new Hand(seat(1), List.of(order.get(1), order.get(4))),
                                        new Hand(seat(0), List.of(order.get(2), order.get(5))))),
                        turn(1, 30_000));
    }

    @Test
    void everybody_begins_with_as_many_chips_and_nothing_in_the_pot() {
        var state = three(usual()).state();
        assertThat(chips(state)).containsExactly(20, 20, 20);
        assertThat(state.pot()).isZero();
        assertThat(state.deck()).hasSize(81 - 2 - 6);
        assertThat(state.deck().subList(0, 3)).isEqualTo(cards(NEXT));
    }

    @Test
    void twelve_can_play_and_all_get_two_cards() {
        var state = table(usual(), 12, CardSet.ALL.toList()).state();
        assertThat(state.stakes()).allMatch(stake -> stake.hand().size() == 2);
        assertThat(state.deck()).hasSize(81 - 2 - 24);
    }

    @Test
    void after_the_pot_the_result_lies_open_for_a_while_and_then_all_cards_are_shuffled() {
        var scene = two(options(20, 3, 1, 2))
                .when(1, FOLD)
                .then(folded(1, Cause.CHOICE), taken(share(0, 0)), paused(5_000));
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
        scene.refused(0, CHECK, new Refusal.NotNow())
                .refused(1, CHECK, new Refusal.Folded())
                .timeRunsOut()
                .then(new ChipsetEvent.Gathered());
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.ALL);
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), 99_000)).isEmpty();
        scene.refused(0, CHECK, new Refusal.Shuffling());
    }

    @Test
    void the_deal_passes_left_with_the_new_order() {
        var order = deck("3pod 3ptd", "", "1rso 1rto", "2rso 2rto");
        var scene = two(usual()).when(1, FOLD).timeRunsOut().shuffled(order);
        scene.then(
                new ChipsetEvent.Shuffled(order),
                new ChipsetEvent.Dealt(
                        seat(1), cards("3pod 3ptd"), List.of(hand(0, "1rso 1rto"), hand(1, "2rso 2rto"))),
                turn(0, 35_000));
        assertThat(scene.state().dealer()).isEqualTo(seat(1));
        assertThat(scene.state().deck()).isEqualTo(order.subList(6, 81));
    }

    @Test
    void no_pause_at_all_is_a_deadline_that_has_come_at_once() {
        two(new ChipsetOptions(20, 3, 1, 1, 30_000, 10_000, 0))
                .after(7)
                .when(1, FOLD)
                .then(folded(1, Cause.CHOICE), taken(share(0, 0)), paused(7))
                .timeRunsOut()
                .then(new ChipsetEvent.Gathered());
    }

    @Test
    void a_start_is_dealt_by_whoever_is_the_dealer() {
        var start = new Start<>(usual(), Seating.of(4), seat(2), CardSet.ALL.toList(), 0);
        assertThat(GAME.open(GAME.begin(start), 100))
                .satisfiesExactly(
                        dealt -> assertThat(dealt)
                                .isInstanceOfSatisfying(
                                        ChipsetEvent.Dealt.class,
                                        deal -> assertThat(deal.dealer()).isEqualTo(seat(2))),
                        turn -> assertThat(turn).isEqualTo(turn(3, 30_100)));
    }

    @Test
    void a_dealer_who_has_left_before_the_start_is_skipped_and_gets_no_chips() {
        var seating = Seating.of(4).now(seat(2), Presence.LEFT);
        var state = GAME.begin(new Start<>(usual(), seating, seat(2), CardSet.ALL.toList(), 0));
        assertThat(GAME.open(state, 0).getLast()).isEqualTo(turn(0, 30_000));
        assertThat(chips(state)).containsExactly(20, 20, 0, 20);
        assertThat(GAME.decide(state, seat(0), CHECK, 0)).isEqualTo(Decision.refuse(new Refusal.SitsOut(seat(0))));
    }

    @Test
    void with_nobody_to_play_against_there_is_no_deal() {
        var seating = Seating.of(2).now(seat(0), Presence.LEFT);
        var state = GAME.begin(new Start<>(usual(), seating, seat(0), CardSet.ALL.toList(), 0));
        assertThat(GAME.open(state, 0)).containsExactly(ended(ChipsetEvent.Ending.TOO_FEW));
    }

    @Test
    void whoever_sits_down_before_the_first_deal_is_dealt_in() {
        var state = GAME.begin(new Start<>(usual(), Seating.of(2), seat(0), CardSet.ALL.toList(), 0));
        assertThat(state.phase()).isEqualTo(new Phase.Ready());
        assertThat(GAME.deadline(state)).isEmpty();
        var joined = GAME.seated(state, state.seating().joined(Occupant.PERSON));
        assertThat(GAME.settle(joined, 0)).containsExactly(new ChipsetEvent.BoughtIn(seat(2), 20, 0));
    }

    @Test
    void it_is_played_by_one_rulebook_in_one_round_by_two_to_twelve() {
        assertThat(GAME.id()).isEqualTo("chipset");
        assertThat(GAME.rulebooks()).containsExactly("fx-schmidt");
        assertThat(GAME.lengths("fx-schmidt")).containsExactly(Length.ONE_ROUND);
        assertThat(GAME.players(usual())).isEqualTo(new Players(2, 12));
        assertThat(GAME.deck(usual())).isEqualTo(CardSet.ALL);
    }

    @Test
    void a_table_can_choose_within_these_bounds() {
        assertThat(GAME.settings("fx-schmidt"))
                .containsExactly(
                        new Setting.Whole("chips", 5, 200, 20),
                        new Setting.Whole("bet-limit", 1, 20, 3),
                        new Setting.Whole("raises", 1, 5, 1),
                        new Setting.Whole("deals", 1, 10, 1),
                        new Setting.Whole("turn-seconds", 5, 120, 30),
                        new Setting.Whole("expose-seconds", 3, 30, 10),
                        new Setting.Whole("next-seconds", 0, 30, 5));
        assertThat(chosen(Map.of())).isEqualTo(usual());
        assertThat(chosen(Map.of(
                        "chips",
                        "5",
                        "bet-limit",
                        "6",
                        "raises",
                        "4",
                        "deals",
                        "7",
                        "turn-seconds",
                        "8",
                        "expose-seconds",
                        "9",
                        "next-seconds",
                        "3")))
                .isEqualTo(new ChipsetOptions(5, 6, 4, 7, 8_000, 9_000, 3_000));
    }

    private static ChipsetOptions chosen(Map<String, String> wishes) {
        return switch (Chosen.of("fx-schmidt", GAME.settings("fx-schmidt"), wishes)) {
            case Chosen.Choice.Valid(var chosen) -> GAME.options(chosen);
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
    }
}
