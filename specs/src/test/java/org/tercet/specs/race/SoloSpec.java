package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.NONE_IN_18;
import static org.tercet.specs.race.RaceScenes.NO_SET;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.laid;
import static org.tercet.specs.race.RaceScenes.lastCards;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.table;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.specs.race.RaceScenes.taken;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceEvent.Ending;

class SoloSpec {

    private static final String TWO_SETS_LEFT = "1rso 1gso 1pso 2rss 2gss 2pss 3rtd 3god 1gts 2pto 3pos 1rod 2gtd";

    @ParameterizedTest
    @ValueSource(strings = {"devir", "gigamic"})
    void alone_by_devir_and_gigamic_one_plays_on_with_three_more_cards(String rulebook) {
        var scene = table(rulebook, 1, NONE_IN_18).when(0, noSet());
        scene.then(new RaceEvent.Agreed(seat(0)), laid(12, "2rto 1pos 3rto"));
        assertThat(scene.view(0).owed()).isZero();
        assertThat(scene.view(0).solo()).isTrue();
    }

    @Test
    void alone_by_gigamic_the_result_is_sets_found_and_mistakes() {
        var scene = lastCards("gigamic", 1, ONE_SET, "gesture=one")
                .when(0, take(NO_SET))
                .when(0, take(THE_SET));
        assertThat(scene.view(0).players().getFirst().sets()).isEqualTo(1);
        assertThat(scene.view(0).players().getFirst().mistakes()).isEqualTo(1);
        assertThat(scene.view(0).outcome().orElseThrow().winners()).containsExactly(seat(0));
    }

    @Test
    void alone_by_the_italian_edition_three_more_cards_leave_one_set_owed() {
        var scene = table("italian", 1, NONE_IN_18).when(0, noSet());
        scene.then(new RaceEvent.Agreed(seat(0)), new RaceEvent.Owes(1), laid(12, "2rto 1pos 3rto"));
        scene.when(0, noSet());
        assertThat(scene.view(0).owed()).isEqualTo(2);
    }

    @Test
    void among_several_players_nothing_is_ever_owed() {
        var scene = table("italian", 2, NONE_IN_18).when(0, noSet()).when(1, noSet());
        assertThat(scene.view(0).owed()).isZero();
    }

    @Test
    void alone_by_the_italian_edition_each_set_among_the_last_cards_pays_one_off_and_owing_nothing_wins() {
        var scene = lastCards("italian", 1, TWO_SETS_LEFT, "gesture=one").when(0, noSet());
        assertThat(scene.view(0).owed()).isEqualTo(1);
        assertThat(scene.view(0).deck()).isZero();
        scene.when(0, take("1rso 1gso 1pso"));
        assertThat(scene.events()).contains(new RaceEvent.PaidOff(0));
        scene.when(0, take("2rss 2gss 2pss"));
        assertThat(scene.events()).doesNotContain(new RaceEvent.PaidOff(-1));
        while (scene.view(0).outcome().isEmpty()) {
            scene.when(0, noSet());
        }
        assertThat(scene.view(0).outcome().orElseThrow().winners()).containsExactly(seat(0));
    }

    @Test
    void alone_by_the_italian_edition_a_set_found_before_the_deck_is_out_pays_nothing_off() {
        var scene = table("italian", 1, ONE_SET, "gesture=one").when(0, noSet()).when(0, take(THE_SET));
        assertThat(scene.view(0).owed()).isEqualTo(1);
    }

    @Test
    void alone_by_the_italian_edition_who_owes_at_the_end_has_not_won() {
        var scene = lastCards("italian", 1, TWO_SETS_LEFT, "gesture=one")
                .when(0, noSet())
                .when(0, noSet());
        assertThat(scene.view(0).outcome().orElseThrow().winners()).isEmpty();
    }

    @Test
    void alone_by_fx_schmidt_it_ends_at_the_first_layout_without_a_set() {
        var scene = table("fx-schmidt", 1, NONE_IN_18);
        assertThat(scene.events()).last().isEqualTo(new RaceEvent.Ended(Ending.STOPPED, 0));
        assertThat(scene.view(0).outcome().orElseThrow().winners()).isEmpty();
        assertThat(scene.view(0).outcome().orElseThrow().scores()).isEqualTo(List.of(0));
    }

    @Test
    void alone_by_fx_schmidt_who_sees_no_set_stops_there() {
        table("fx-schmidt", 1, ONE_SET)
                .when(0, noSet())
                .then(new RaceEvent.Agreed(seat(0)), new RaceEvent.Ended(Ending.STOPPED, 0));
    }

    @Test
    void alone_by_fx_schmidt_clearing_the_deck_is_a_win() {
        var scene = lastCards("fx-schmidt", 1, ONE_SET, "gesture=one").when(0, take(THE_SET));
        scene.then(taken(0, THE_SET), new RaceEvent.Ended(Ending.NOTHING_LEFT, 0));
        assertThat(scene.view(0).outcome().orElseThrow().winners()).containsExactly(seat(0));
    }

    @Test
    void among_several_players_fx_schmidt_plays_on_past_a_layout_without_a_set() {
        var scene = table("fx-schmidt", 2, NONE_IN_18).when(0, noSet()).when(1, noSet());
        assertThat(scene.view(0).table()).hasSize(15);
        assertThat(scene.view(0).solo()).isFalse();
    }

    @Test
    void nobody_joins_a_game_that_is_played_alone() {
        assertThat(Games.BASE.admits(table("devir", 1, ONE_SET).state())).contains(new Refusal.NoLateJoining());
        assertThat(Games.BASE.admits(table("devir", 2, ONE_SET).state())).isEmpty();
    }
}
