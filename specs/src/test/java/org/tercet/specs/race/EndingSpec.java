package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.lastCards;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.specs.race.RaceScenes.taken;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tercet.rules.Games;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.RaceEvent;

class EndingSpec {

    private static final String TWO_SETS = "1rso 1gso 1pso 2rss 2gss 2pss";

    @Test
    void it_ends_by_itself_when_the_deck_is_out_and_no_set_is_left() {
        var scene = lastCards("devir", 2, ONE_SET).when(1, call()).after(70).when(1, take(THE_SET));
        scene.then(taken(1, THE_SET), new RaceEvent.Ended(RaceEvent.Ending.NOTHING_LEFT, 70));
        assertThat(scene.view(0).outcome()).contains(new Outcome(List.of(0, 3), List.of(seat(1)), List.of()));
        assertThat(scene.view(0).table()).hasSize(9);
    }

    @Test
    void it_goes_on_while_a_set_is_left_among_the_last_cards() {
        var scene = lastCards("devir", 2, TWO_SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        assertThat(scene.view(0).outcome()).isEmpty();
        scene.when(1, take("2rss 2gss 2pss"));
        assertThat(scene.view(0).outcome()).isPresent();
    }

    @Test
    void holes_stay_where_cards_were_when_the_deck_is_out() {
        var scene = lastCards("devir", 2, TWO_SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        assertThat(scene.state().layout().spots()).isEqualTo(RaceScenes.spots("3:2rss", "4:2gss", "5:2pss"));
    }

    @Test
    void equal_scores_share_the_win() {
        var scene = lastCards("italian", 3, TWO_SETS, "gesture=one")
                .when(0, take("1rso 1gso 1pso"))
                .when(2, take("2rss 2gss 2pss"));
        assertThat(scene.view(0).outcome())
                .contains(new Outcome(List.of(1, 0, 1), List.of(seat(0), seat(2)), List.of()));
    }

    @Test
    void who_has_left_keeps_the_score_but_cannot_win() {
        var scene = lastCards("italian", 2, TWO_SETS, "gesture=one").when(0, take("1rso 1gso 1pso"));
        scene.leaves(0).when(1, noSet());
        assertThat(scene.view(1).outcome()).contains(new Outcome(List.of(1, 0), List.of(seat(1)), List.of()));
    }

    @Test
    void over_is_over() {
        var scene = lastCards("devir", 2, TWO_SETS, "gesture=one")
                .when(0, take("1rso 1gso 1pso"))
                .when(0, take("2rss 2gss 2pss"));
        scene.refused(0, call(), new Refusal.GameOver()).refused(1, noSet(), new Refusal.GameOver());
        assertThat(Games.BASE.admits(scene.state())).contains(new Refusal.GameOver());
        assertThat(Games.BASE.deadline(scene.state())).isEmpty();
    }
}
