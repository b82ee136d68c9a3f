package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.NO_SET;
import static org.tercet.specs.race.RaceScenes.ONE_SET;
import static org.tercet.specs.race.RaceScenes.THE_SET;
import static org.tercet.specs.race.RaceScenes.mistaken;
import static org.tercet.specs.race.RaceScenes.paid;
import static org.tercet.specs.race.RaceScenes.table;
import static org.tercet.specs.race.RaceScenes.take;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tercet.rules.Games;
import org.tercet.rules.game.Length;
import org.tercet.testkit.Decks;

/** Where the four rulebooks differ among several players. */
class RulebookSpec {

    @ParameterizedTest
    @ValueSource(strings = {"devir", "gigamic"})
    void in_devir_and_gigamic_the_score_is_the_cards_held(String rulebook) {
        var scene = table(rulebook, 2, ONE_SET, "gesture=one").when(1, take(THE_SET));
        assertThat(scene.view(0).players().get(1).score()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "fx-schmidt"})
    void in_the_italian_and_fx_schmidt_editions_a_set_is_one_point(String rulebook) {
        var scene = table(rulebook, 2, ONE_SET, "gesture=one").when(1, take(THE_SET));
        assertThat(scene.view(0).players().get(1).score()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"devir", "gigamic"})
    void in_devir_and_gigamic_a_wrong_call_loses_three_won_cards_for_good(String rulebook) {
        var scene = table(rulebook, 2, ONE_SET, "gesture=one").when(0, take(THE_SET));
        scene.when(0, take("2gts 3gtd 2gss")).then(mistaken(0, "2gts 3gtd 2gss"), paid(0, "2rsd 2gto 2pos", 0));
        assertThat(scene.state().aside()).containsExactlyElementsOf(Decks.cards("2rsd 2gto 2pos"));
        assertThat(scene.view(0).players().getFirst().score()).isZero();
        assertThat(scene.view(0).players().getFirst().sets()).isEqualTo(1);
    }

    @Test
    void a_card_penalty_takes_what_the_player_has_if_fewer_than_three() {
        var scene = table("devir", 2, ONE_SET, "gesture=one");
        scene.when(0, take(NO_SET)).then(mistaken(0, NO_SET), paid(0, "", 0));
        assertThat(scene.view(0).players().getFirst().score()).isZero();
        assertThat(scene.view(0).players().getFirst().mistakes()).isEqualTo(1);
    }

    @Test
    void the_cards_won_last_are_lost_first() {
        var scene = table("devir", 2, "1rso 1gso 1pso 1rss 1gss 1pss 2rso 2gso 2pso 3rtd 3gos 3pto", "gesture=one");
        scene.when(0, take("1rso 1gso 1pso")).when(0, take("1rss 1gss 1pss"));
        scene.when(0, take("2rso 2gso 3rtd")).then(mistaken(0, "2rso 2gso 3rtd"), paid(0, "1rss 1gss 1pss", 0));
        assertThat(scene.state().holdings().getFirst().won()).isEqualTo(Decks.cards("1rso 1gso 1pso"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "fx-schmidt"})
    void a_point_penalty_may_go_below_zero(String rulebook) {
        var scene =
                table(rulebook, 2, ONE_SET, "gesture=one").when(0, take(NO_SET)).when(0, take(NO_SET));
        scene.then(mistaken(0, NO_SET), paid(0, "", 1));
        assertThat(scene.view(0).players().getFirst().score()).isEqualTo(-2);
        assertThat(scene.state().aside()).isEmpty();
    }

    @Test
    void only_fx_schmidt_passes_the_deck_until_all_have_dealt_as_a_standard() {
        assertThat(Games.BASE.lengths("devir")).isEqualTo(List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS));
        assertThat(Games.BASE.lengths("italian")).isEqualTo(List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS));
        assertThat(Games.BASE.lengths("gigamic")).isEqualTo(List.of(Length.ONE_ROUND, Length.EVERYONE_DEALS));
        assertThat(Games.BASE.lengths("fx-schmidt")).isEqualTo(List.of(Length.EVERYONE_DEALS, Length.ONE_ROUND));
    }

    @Test
    void the_catalogue_knows_the_four_rulebooks() {
        assertThat(Games.BASE.rulebooks()).containsExactly("devir", "italian", "gigamic", "fx-schmidt");
        for (String rulebook : Games.BASE.rulebooks()) {
            assertThat(table(rulebook, 2, ONE_SET).view(0).rulebook()).isEqualTo(rulebook);
        }
    }

    @Test
    void one_to_forty_may_play() {
        var players = Games.BASE.players(RaceScenes.options(Games.BASE, "devir"));
        assertThat(players.min()).isEqualTo(1);
        assertThat(players.max()).isEqualTo(40);
    }
}
