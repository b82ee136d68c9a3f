package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.NONE_IN_18;
import static org.tercet.specs.race.RaceScenes.NO_SET;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.laid;
import static org.tercet.specs.race.RaceScenes.lastCards;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.spots;
import static org.tercet.specs.race.RaceScenes.table;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.specs.race.RaceScenes.taken;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.testkit.Decks;

class AgreementSpec {

    private static final RaceEvent THREE_MORE = laid(12, "2rto 1pos 3rto");

    @Test
    void when_all_agree_that_there_is_no_set_three_more_cards_are_laid() {
        var scene = table("devir", 3, NONE_IN_18)
                .when(0, noSet())
                .then(new RaceEvent.Agreed(seat(0)))
                .when(2, noSet())
                .then(new RaceEvent.Agreed(seat(2)));
        assertThat(scene.view(1).agreed()).containsExactly(seat(0), seat(2));
        scene.when(1, noSet()).then(new RaceEvent.Agreed(seat(1)), THREE_MORE);
        assertThat(scene.view(1).agreed()).isEmpty();
        scene.when(0, noSet()).when(1, noSet()).when(2, noSet());
        assertThat(scene.view(0).table()).hasSize(18);
    }

    @Test
    void it_is_the_agreement_that_counts_whether_or_not_a_set_was_there() {
        var scene = table("devir", 2, ONE_SET).when(0, noSet()).when(1, noSet());
        assertThat(scene.view(0).table()).hasSize(15);
    }

    @Test
    void twenty_one_cards_always_hold_a_set_so_more_are_never_laid() {
        var scene =
                table("devir", 1, NONE_IN_18).when(0, noSet()).when(0, noSet()).when(0, noSet());
        assertThat(scene.view(0).table()).hasSize(21);
        assertThat(scene.view(0).mayAgree()).isFalse();
        scene.refused(0, noSet(), new Refusal.AlwaysASet(21));
    }

    @Test
    void extra_cards_are_not_replaced_and_the_table_shrinks_back_to_its_rectangle() {
        var scene = table("devir", 2, ONE_SET).when(0, noSet()).when(1, noSet());
        scene.when(0, call()).when(0, take(THE_SET));
        scene.then(taken(0, THE_SET), new RaceEvent.Moved(spots("1:1rto", "4:1rss", "9:1rso")));
        assertThat(scene.view(0).table()).hasSize(12).allMatch(face -> face.place() < 12);
        assertThat(scene.view(0).deck()).isEqualTo(66);
    }

    @Test
    void a_taken_set_cancels_the_votes_given_so_far() {
        var scene = table("devir", 2, ONE_SET).when(0, noSet()).when(1, call()).when(1, take(THE_SET));
        assertThat(scene.view(0).agreed()).isEmpty();
    }

    @Test
    void a_wrong_call_does_not_cancel_votes() {
        var scene = table("devir", 2, ONE_SET).when(0, noSet()).when(1, call()).when(1, take(NO_SET));
        assertThat(scene.view(0).agreed()).containsExactly(seat(0));
    }

    @Test
    void one_agrees_once_and_may_take_it_back() {
        table("devir", 2, ONE_SET)
                .refused(0, new RaceMove.StillLooking(), new Refusal.NotAgreed())
                .when(0, noSet())
                .refused(0, noSet(), new Refusal.AlreadyAgreed())
                .when(0, new RaceMove.StillLooking())
                .then(new RaceEvent.Disagreed(seat(0)))
                .when(1, noSet())
                .then(new RaceEvent.Agreed(seat(1)));
    }

    @Test
    void who_has_left_or_is_away_does_not_hold_up_an_agreement() {
        table("devir", 3, NONE_IN_18)
                .when(0, noSet())
                .goesAway(1)
                .then()
                .leaves(2)
                .then(THREE_MORE);
        table("devir", 3, NONE_IN_18)
                .goesAway(1)
                .leaves(2)
                .when(0, noSet())
                .then(new RaceEvent.Agreed(seat(0)), THREE_MORE);
    }

    @Test
    void who_comes_back_is_asked_again() {
        table("devir", 3, NONE_IN_18)
                .goesAway(1)
                .when(0, noSet())
                .comesBack(1)
                .when(2, noSet())
                .then(new RaceEvent.Agreed(seat(2)));
    }

    @Test
    void nobody_being_there_is_not_an_agreement() {
        table("devir", 2, NONE_IN_18).when(0, noSet()).goesAway(1).then(THREE_MORE);
        table("devir", 2, NONE_IN_18).goesAway(0).goesAway(1).then();
    }

    @Test
    void an_agreement_that_became_complete_during_a_call_takes_effect_after_it() {
        var scene = table("italian", 3, NONE_IN_18)
                .when(0, noSet())
                .when(1, noSet())
                .when(1, call());
        scene.leaves(2).then();
        scene.timeRunsOut().then(new RaceEvent.RanOut(seat(1)), RaceScenes.paid(1, "", 1), THREE_MORE);
    }

    @Test
    void with_the_deck_out_agreeing_ends_the_game_and_what_is_left_belongs_to_nobody() {
        var scene = lastCards("devir", 2, ONE_SET).when(0, noSet());
        scene.after(40).when(1, noSet());
        scene.then(new RaceEvent.Agreed(seat(1)), new RaceEvent.Ended(RaceEvent.Ending.AGREED, 40));
        assertThat(scene.view(0).open()).isEqualTo(Decks.set(ONE_SET));
        assertThat(scene.view(0).outcome().orElseThrow().scores()).isEqualTo(List.of(0, 0));
    }

    @Test
    void the_last_cards_are_laid_even_if_fewer_than_three() {
        String fourteen = NONE_IN_18.substring(0, 14 * 5 - 1);
        var scene = lastCards("devir", 1, fourteen);
        scene.when(0, noSet());
        assertThat(scene.view(0).table()).hasSize(14);
        assertThat(scene.events()).last().isEqualTo(new RaceEvent.Ended(RaceEvent.Ending.NOTHING_LEFT, 0));
        assertThat(CardSet.of(scene.state().layout().list())).isEqualTo(Decks.set(fourteen));
    }
}
