package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Crowd.allAgree;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.NO_SET;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.indices;
import static org.tercet.specs.twenty.Twenty.seats;
import static org.tercet.specs.twenty.Twenty.spots;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.taken;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.testkit.Decks;

class TwentyAgreementSpec {

    private static final TwentyMove NO = new TwentyMove.NoSet();
    private static final TwentyMove STILL = new TwentyMove.StillLooking();

    @Test
    void if_all_agree_that_nobody_has_a_set_three_more_cards_are_laid_whether_or_not_one_is_there() {
        var scene = two(CALLING)
                .when(1, NO)
                .then(new TwentyEvent.Agreed(seat(1)))
                .when(0, NO)
                .then(
                        new TwentyEvent.Agreed(seat(0)),
                        new TwentyEvent.AllAgreed(3),
                        new TwentyEvent.Added(spots("6:1pss 7:1psd 8:1pts")));
        assertThat(scene.state().agreement().seats()).isEmpty();
        assertThat(scene.state().owed()).isEmpty();
        assertThat(scene.state().layout().size()).isEqualTo(9);
    }

    @Test
    void one_agrees_once_and_may_look_again() {
        two(CALLING)
                .refused(0, STILL, new Refusal.NotAgreed())
                .when(0, NO)
                .refused(0, NO, new Refusal.AlreadyAgreed())
                .when(0, STILL)
                .then(new TwentyEvent.Disagreed(seat(0)))
                .when(1, NO)
                .then(new TwentyEvent.Agreed(seat(1)));
    }

    @Test
    void a_taken_set_cancels_the_votes() {
        var scene = two(ONE_GESTURE).when(1, NO).when(0, take("1rso 1rss 1rsd"));
        assertThat(scene.state().agreement().seats()).isEmpty();
    }

    @Test
    void a_new_personal_card_cancels_the_votes() {
        var scene = two(ONE_GESTURE).when(1, NO).when(0, new TwentyMove.Ask());
        assertThat(scene.state().agreement().seats()).isEmpty();
        scene.when(1, NO).when(0, take(NO_SET));
        assertThat(scene.state().agreement().seats()).isEmpty();
    }

    @Test
    void whoever_calls_takes_the_own_vote_back() {
        var scene = two(CALLING).when(1, NO).when(1, new TwentyMove.Call());
        assertThat(scene.state().agreement().seats()).isEmpty();
    }

    @Test
    void whoever_takes_wrongly_takes_the_own_vote_back_and_leaves_the_others_theirs() {
        var scene = Twenty.three(ONE_GESTURE);
        for (int i = 0; i < 3; i++) {
            scene.when(0, new TwentyMove.Ask());
        }
        scene.when(0, NO).when(1, NO).when(0, take(NO_SET));
        assertThat(scene.state().agreement().seats()).containsExactly(seat(1));
    }

    @Test
    void added_cards_are_not_replaced_and_the_table_shrinks_back_to_six() {
        var scene = allAgree(two(ONE_GESTURE))
                .when(0, take("1pso 3gos 2rtd"))
                .then(taken(0, "", "1pso 3gos 2rtd"), new TwentyEvent.Moved(spots("0:1pts 3:1psd 5:1pss")));
        assertThat(scene.state().layout().list()).isEqualTo(Decks.cards("1pts 3rso 2god 1psd 3ptd 1pss"));
        scene.when(0, take("1rsd 2god 3ptd"))
                .then(taken(0, "1rsd", "2god 3ptd"), new TwentyEvent.Refilled(spots("2:1pto 4:2pso")));
    }

    @Test
    void a_grown_table_that_loses_more_than_was_added_is_closed_up_and_refilled() {
        allAgree(Twenty.inOrder(ONE_GESTURE, 2))
                .when(0, take("1rto 1goo 1pso"))
                .then(taken(0, "1rto", "1goo 1pso"), new TwentyEvent.Moved(spots("3:1psd")))
                .when(0, take("1gto 1gts 1gtd"))
                .then(
                        taken(0, "", "1gto 1gts 1gtd"),
                        new TwentyEvent.Moved(spots("0:1pss")),
                        new TwentyEvent.Refilled(spots("1:1pto 2:1pts")));
    }

    @Test
    void the_table_never_holds_more_than_twenty_one_which_always_hold_a_set() {
        var scene = two(ONE_GESTURE);
        for (int size = 9; size <= 21; size += 3) {
            allAgree(scene);
            assertThat(scene.state().layout().size()).isEqualTo(size);
        }
        scene.refused(0, NO, new Refusal.AlwaysASet(21));
        assertThat(scene.view(0).may().noSet()).isFalse();
    }

    @Test
    void an_agreement_lays_no_more_than_up_to_twenty_one() {
        var scene = two(ONE_GESTURE);
        for (int size = 9; size <= 21; size += 3) {
            allAgree(scene);
        }
        scene.when(0, take("1pso 1rso 1gso"));
        assertThat(scene.state().layout().size()).isEqualTo(20);
        allAgree(scene);
        assertThat(scene.events()).contains(new TwentyEvent.AllAgreed(1));
        assertThat(scene.state().layout().size()).isEqualTo(21);
    }

    @Test
    void what_is_left_of_the_deck_is_laid_when_it_is_fewer_than_three() {
        var scene = allAgree(Crowd.withFourLeft());
        assertThat(scene.events())
                .endsWith(
                        new TwentyEvent.AllAgreed(3),
                        new TwentyEvent.Added(
                                List.of(new Spot(6, Card.of(77)), new Spot(7, Card.of(78)), new Spot(8, Card.of(79)))));
        allAgree(scene);
        assertThat(scene.events())
                .endsWith(new TwentyEvent.AllAgreed(1), new TwentyEvent.Added(List.of(new Spot(9, Card.of(80)))));
    }

    @Test
    void with_no_card_left_to_lay_the_agreement_ends_the_round_for_the_fewest_cards() {
        var scene = allAgree(Crowd.withNothingLeft())
                .then(new TwentyEvent.Agreed(seat(7)), new TwentyEvent.Ended(seats(0), 7, Phase.Ending.NOTHING_LEFT));
        assertThat(GAME.outcome(scene.state()))
                .hasValue(new Outcome(List.of(7, 0, 0, 0, 0, 0, 0, 0), seats(0), List.of()));
    }

    @Test
    void equally_few_cards_share_the_round() {
        var scene = Crowd.withFourLeft();
        scene.when(0, new TwentyMove.Ask());
        allAgree(allAgree(scene))
                .then(
                        new TwentyEvent.Agreed(seat(7)),
                        new TwentyEvent.Ended(seats(0, 1, 2, 3, 4, 5, 6, 7), 0, Phase.Ending.NOTHING_LEFT));
        assertThat(scene.state().layout().list())
                .hasSize(9)
                .endsWith(indices(78, 81).toArray(new Card[0]));
    }
}
