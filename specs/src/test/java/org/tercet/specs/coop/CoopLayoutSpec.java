package org.tercet.specs.coop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.coop.CoopScenes.FOUR;
import static org.tercet.specs.coop.CoopScenes.GAME;
import static org.tercet.specs.coop.CoopScenes.NONE;
import static org.tercet.specs.coop.CoopScenes.ONE;
import static org.tercet.specs.coop.CoopScenes.OPTIONS;
import static org.tercet.specs.coop.CoopScenes.SHARED;
import static org.tercet.specs.coop.CoopScenes.THREE;
import static org.tercet.specs.coop.CoopScenes.TWO;
import static org.tercet.specs.coop.CoopScenes.added;
import static org.tercet.specs.coop.CoopScenes.given;
import static org.tercet.specs.coop.CoopScenes.laid;
import static org.tercet.specs.coop.CoopScenes.mistaken;
import static org.tercet.specs.coop.CoopScenes.scored;
import static org.tercet.specs.coop.CoopScenes.spot;
import static org.tercet.specs.coop.CoopScenes.stillLooking;
import static org.tercet.specs.coop.CoopScenes.stop;
import static org.tercet.specs.coop.CoopScenes.take;
import static org.tercet.specs.coop.CoopScenes.taken;
import static org.tercet.testkit.Decks.card;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.coop.CoopEvent.Laid;
import org.tercet.rules.coop.CoopEvent.Moved;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopOptions;
import org.tercet.rules.coop.Result;
import org.tercet.rules.coop.Tally;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;

/** Taking sets from a layout, its score, and the next one. */
class CoopLayoutSpec {

    @Test
    void it_is_called_coopset_and_is_for_one_to_forty_with_the_full_deck_and_nothing_to_choose() {
        assertThat(GAME.id()).isEqualTo("coopset");
        assertThat(GAME.players(OPTIONS)).isEqualTo(new Players(1, 40));
        assertThat(GAME.deck(OPTIONS)).isEqualTo(CardSet.ALL);
        assertThat(GAME.rulebooks()).containsExactly("fx-schmidt");
        assertThat(GAME.lengths("fx-schmidt")).containsExactly(Length.ONE_ROUND);
        assertThat(GAME.settings("fx-schmidt")).isEmpty();
        assertThat(GAME.options(new Chosen("fx-schmidt", Map.of()))).isEqualTo(new CoopOptions());
    }

    @Test
    void twelve_cards_are_laid() {
        var scene = given(1, ONE).then(laid(ONE));
        assertThat(scene.state().deck()).hasSize(69);
    }

    @Test
    void nothing_is_taken_before_the_deal() {
        var state = GAME.begin(new Start<>(OPTIONS, Seating.of(1), seat(0), CardSet.ALL.toList(), 0));
        assertThat(GAME.decide(state, seat(0), stop(), 0)).isEqualTo(Decision.refuse(new Refusal.NotNow()));
        assertThat(GAME.settle(state, 0)).isEmpty();
        assertThat(GAME.admits(state)).isEmpty();
    }

    @Test
    void a_set_is_taken_without_refilling_while_another_is_left() {
        var scene = given(2, TWO).when(1, take("1rsd 2rts 3roo")).then(taken(1, "1rsd 2rts 3roo"));
        assertThat(scene.state().layout().size()).isEqualTo(9);
        assertThat(scene.state().won()).isEqualTo(set("1rsd 2rts 3roo"));
        assertThat(scene.state().tallies()).containsExactly(new Tally(0, 0), new Tally(1, 0));
    }

    @Test
    void when_no_set_is_left_the_layout_is_scored_and_its_holes_are_filled() {
        given(1, ONE + " 1goo 3psd 3pss")
                .when(0, take("2gos 3gso 1gtd"))
                .then(
                        taken(0, "1gtd 2gos 3gso"),
                        scored(1, 0, 0, 0),
                        new Laid(List.of(spot(3, "1goo"), spot(7, "3psd"), spot(8, "3pss"))));
    }

    @Test
    void two_sets_bring_one_point() {
        var scene = given(1, TWO).when(0, take("1rsd 2rts 3roo")).when(0, take("1goo 2gso 3gto"));
        assertThat(scene.events()).startsWith(taken(0, "1goo 2gso 3gto"), scored(2, 0, 1, 1));
        assertThat(scene.state().current().found()).isEmpty();
        assertThat(scene.state().layout().size()).isEqualTo(12);
    }

    @Test
    void three_sets_bring_three_points() {
        var scene = given(1, THREE)
                .when(0, take("1gto 2rtd 3pts"))
                .when(0, take("1pto 2gso 3roo"))
                .when(0, take("1pos 2poo 3pod"));
        assertThat(scene.events()).startsWith(taken(0, "1pos 2poo 3pod"), scored(3, 0, 3, 3));
    }

    @Test
    void four_sets_bring_five_points_and_a_new_layout() {
        String next = "1gtd 2gos 3gso 3poo 2poo 1pso 2pto 1pts 1ptd 1gsd 3rod 2pos";
        given(1, FOUR + " " + next)
                .when(0, take("1rss 2rts 3ros"))
                .when(0, take("1rts 2rsd 3roo"))
                .when(0, take("1god 2ptd 3rsd"))
                .when(0, take("3gsd 3gtd 3god"))
                .then(taken(0, "3gsd 3gtd 3god"), scored(4, 0, 5, 5), laid(next));
    }

    @Test
    void a_fifth_set_scores_as_four_and_each_added_card_costs_a_point() {
        assertThat(Result.of(0, 0).points()).isZero();
        assertThat(Result.of(0, 3).points()).isEqualTo(-3);
        assertThat(Result.of(1, 0).points()).isZero();
        assertThat(Result.of(1, 2).points()).isEqualTo(-2);
        assertThat(Result.of(2, 0).points()).isEqualTo(1);
        assertThat(Result.of(3, 1).points()).isEqualTo(2);
        assertThat(Result.of(4, 0).points()).isEqualTo(5);
        assertThat(Result.of(5, 0).points()).isEqualTo(5);
        assertThat(Result.of(5, 3)).isEqualTo(new Result(5, 3, 2));
    }

    @Test
    void sets_share_no_card_so_which_one_to_take_matters() {
        var scene = given(1, SHARED).when(0, take("1pss 2rss 3gss"));
        assertThat(scene.events()).startsWith(taken(0, "1pss 2rss 3gss"), scored(1, 0, 0, 0));
        scene = given(1, SHARED).when(0, take("3god 2rto 1pss"));
        assertThat(scene.events()).startsWith(taken(0, "1pss 2rto 3god"), scored(1, 0, 0, 0));
        scene.refused(0, take("1pss 2rss 3gss"), new Refusal.NotOnTable(card("1pss")));
    }

    @Test
    void to_a_layout_without_a_set_cards_are_added_one_at_a_time() {
        var scene = given(1, NONE + " 2gso 2gss 1rsd")
                .then(laid(NONE), added(12, "2gso"), added(13, "2gss"), added(14, "1rsd"));
        assertThat(scene.state().current().added()).isEqualTo(3);
    }

    @Test
    void each_added_card_costs_a_point_and_the_next_layout_is_the_rectangle_again() {
        given(1, NONE + " 2gso 2gss 1rsd")
                .when(0, take("1rso 1rss 1rsd"))
                .then(
                        taken(0, "1rso 1rss 1rsd"),
                        scored(1, 3, -3, -3),
                        new Moved(List.of(spot(0, "2gss"), spot(1, "2gso"))),
                        added(12, "1rtd"));
    }

    @Test
    void a_layout_that_grew_is_refilled_to_twelve_with_what_it_lacks() {
        given(1, NONE + " 1rsd 3pod 1rtd")
                .then(laid(NONE), added(12, "1rsd"))
                .when(0, take("1rso 1rss 1rsd"))
                .then(
                        taken(0, "1rso 1rss 1rsd"),
                        scored(1, 1, -1, -1),
                        new Laid(List.of(spot(0, "3pod"), spot(1, "1rtd"))));
    }

    @Test
    void a_layout_left_with_more_than_twelve_stays_as_large_and_pays_only_for_new_cards() {
        given(1, NONE + " 2gso 2gss 2gto 2gts 1rsd 1rod")
                .then(
                        laid(NONE),
                        added(12, "2gso"),
                        added(13, "2gss"),
                        added(14, "2gto"),
                        added(15, "2gts"),
                        added(16, "1rsd"))
                .when(0, take("1rso 1rss 1rsd"))
                .then(
                        taken(0, "1rso 1rss 1rsd"),
                        scored(1, 5, -5, -5),
                        new Moved(List.of(spot(0, "2gts"), spot(1, "2gto"))),
                        added(14, "1rod"),
                        added(15, "1rtd"));
    }

    @Test
    void a_wrong_take_costs_nothing_and_is_counted() {
        var scene = given(2, ONE).when(1, take("3roo 2poo 1pso")).then(mistaken(1, "3roo 2poo 1pso"));
        assertThat(scene.view(0).tallies()).containsExactly(new Tally(0, 0), new Tally(0, 1));
        assertThat(scene.view(0).points()).isZero();
        assertThat(scene.state().layout().size()).isEqualTo(12);
    }

    @Test
    void a_take_is_three_different_cards_of_the_table() {
        given(1, ONE)
                .refused(0, take(""), new Refusal.WrongNumberOfCards(3))
                .refused(0, take("3roo 2poo"), new Refusal.WrongNumberOfCards(3))
                .refused(
                        0,
                        new CoopMove.Take(Collections.nCopies(100_000, card("3roo"))),
                        new Refusal.WrongNumberOfCards(3))
                .refused(0, take("3roo 2poo 3pod"), new Refusal.NotOnTable(card("3pod")))
                .refused(0, take("3roo 2poo 3roo"), new Refusal.SameCardTwice(card("3roo")))
                .refused(0, take("3roo 2poo 2poo"), new Refusal.SameCardTwice(card("2poo")));
    }

    @Test
    void nothing_runs_out_and_nothing_is_shuffled() {
        var scene = given(1, ONE).refused(0, stillLooking(), new Refusal.NotAgreed());
        assertThat(GAME.deadline(scene.state())).isEmpty();
        assertThat(GAME.lapse(scene.state(), 1_000_000)).isEmpty();
        assertThat(GAME.shuffles(scene.state())).isEqualTo(CardSet.NONE);
        assertThat(GAME.shuffled(scene.state(), List.of(), 0)).isEmpty();
    }
}
