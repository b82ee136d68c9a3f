package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.seats;
import static org.tercet.specs.twenty.Twenty.spots;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.taken;
import static org.tercet.specs.twenty.Twenty.two;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.testkit.Decks;

class TwentyTakeSpec {

    @Test
    void a_set_of_own_cards_only_leaves_the_table_alone() {
        var scene = two(ONE_GESTURE).when(0, take("1rso 1rss 1rsd")).then(taken(0, "1rso 1rss 1rsd", ""));
        assertThat(scene.state().layout().list()).isEqualTo(Decks.cards(Twenty.TABLE));
    }

    @Test
    void two_own_cards_and_one_of_the_table_make_a_set() {
        two(ONE_GESTURE)
                .when(0, take("1pso 1rso 1gso"))
                .then(taken(0, "1rso 1gso", "1pso"), new TwentyEvent.Refilled(spots("0:1pss")));
    }

    @Test
    void one_own_card_and_two_of_the_table_make_a_set() {
        two(ONE_GESTURE)
                .when(0, take("2god 1rsd 3ptd"))
                .then(taken(0, "1rsd", "2god 3ptd"), new TwentyEvent.Refilled(spots("2:1pss 4:1psd")));
    }

    @Test
    void a_set_of_the_table_alone_may_be_taken_though_it_helps_nobody() {
        var scene = two(ONE_GESTURE)
                .when(0, take("1pso 3gos 2rtd"))
                .then(taken(0, "", "1pso 3gos 2rtd"), new TwentyEvent.Refilled(spots("0:1pss 3:1psd 5:1pts")));
        assertThat(scene.state().hands().get(0).cards()).isEqualTo(Decks.cards(Twenty.HAND_0));
    }

    @Test
    void table_cards_are_replaced_in_their_places_and_personal_ones_are_not() {
        var scene = two(ONE_GESTURE).when(0, take("2god 1rsd 3ptd"));
        assertThat(scene.state().layout().list()).isEqualTo(Decks.cards("1pso 3rso 1pss 3gos 1psd 2rtd"));
        assertThat(scene.state().hands().get(0).cards()).isEqualTo(Decks.cards("1rso 1rss 1gso 1gss 1gsd"));
        assertThat(scene.state().deck()).hasSize(61).startsWith(Decks.card("1pts"));
    }

    @Test
    void taken_cards_go_aside_and_score_nothing() {
        var scene = two(ONE_GESTURE).when(0, take("2god 1rsd 3ptd")).when(1, take("2rso 2rss 2rsd"));
        assertThat(scene.state().aside()).isEqualTo(Decks.set("2god 1rsd 3ptd 2rso 2rss 2rsd"));
        assertThat(GAME.outcome(scene.state())).isEmpty();
    }

    @Test
    void who_has_no_personal_cards_left_wins_the_round_at_once() {
        two(ONE_GESTURE)
                .when(0, take("1rso 1rss 1rsd"))
                .when(0, take("1gso 1gss 1gsd"))
                .then(taken(0, "1gso 1gss 1gsd", ""), new TwentyEvent.Ended(seats(0), 6, Phase.Ending.WENT_OUT));
    }

    @Test
    void going_out_with_the_help_of_the_table_ends_the_round_before_it_is_refilled() {
        two(ONE_GESTURE)
                .when(0, take("1rso 1gso 1pso"))
                .when(0, take("1rss 1gss 1pss"))
                .when(0, take("1rsd 1gsd 1psd"))
                .then(taken(0, "1rsd 1gsd", "1psd"), new TwentyEvent.Ended(seats(0), 6, Phase.Ending.WENT_OUT));
    }

    @Test
    void the_winner_scores_one_for_each_card_the_others_hold() {
        var scene = two(ONE_GESTURE)
                .when(1, new TwentyMove.Ask())
                .when(0, take("1rso 1rss 1rsd"))
                .when(0, take("1gso 1gss 1gsd"));
        assertThat(GAME.outcome(scene.state())).hasValue(new Outcome(List.of(7, 0), seats(0), List.of()));
    }

    @Test
    void the_cards_of_all_the_others_count() {
        var scene = Twenty.three(ONE_GESTURE)
                .when(1, new TwentyMove.Ask())
                .when(2, new TwentyMove.Ask())
                .when(2, new TwentyMove.Ask())
                .when(0, take("1rso 1rss 1rsd"))
                .when(0, take("1gso 1gss 1gsd"));
        assertThat(GAME.outcome(scene.state())).hasValue(new Outcome(List.of(15, 0, 0), seats(0), List.of()));
    }

    @Test
    void when_the_round_is_over_nothing_moves_any_more() {
        var scene = two(ONE_GESTURE).when(0, take("1rso 1rss 1rsd")).when(0, take("1gso 1gss 1gsd"));
        Refusal over = new Refusal.GameOver();
        scene.refused(0, new TwentyMove.Call(), over)
                .refused(1, take("2rso 2rss 2rsd"), over)
                .refused(1, new TwentyMove.Ask(), over)
                .refused(1, new TwentyMove.NoSet(), over)
                .refused(1, new TwentyMove.StillLooking(), over);
        assertThat(GAME.admits(scene.state())).hasValue(over);
        assertThat(GAME.deadline(scene.state())).isEmpty();
        scene.leaves(1).then();
    }
}
