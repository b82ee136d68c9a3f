package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Setting;
import org.tercet.rules.scout.ScoutOptions;

class SettingsSpec {

    private static ScoutOptions chosen(Map<String, String> wishes) {
        return switch (Chosen.of("fx-schmidt", GAME.settings("fx-schmidt"), wishes)) {
            case Chosen.Choice.Valid(Chosen valid) -> GAME.options(valid);
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
    }

    @Test
    void it_is_played_by_the_FX_Schmidt_rulebook_with_all_cards() {
        assertThat(GAME.id()).isEqualTo("scout");
        assertThat(GAME.rulebooks()).containsExactly("fx-schmidt");
        assertThat(GAME.lengths("fx-schmidt")).containsExactly(Length.ONE_ROUND, Length.EVERYONE_DEALS);
        assertThat(GAME.players(OPTIONS)).isEqualTo(new Players(2, 40));
        assertThat(GAME.deck(OPTIONS)).isEqualTo(CardSet.ALL);
    }

    @Test
    void the_others_have_twenty_seconds_to_look_and_to_vote_unless_the_table_wants_otherwise() {
        assertThat(GAME.settings("fx-schmidt"))
                .containsExactly(
                        new Setting.Whole("seek-seconds", 5, 120, 20), new Setting.Whole("forfeit-seconds", 5, 60, 20));
        assertThat(chosen(Map.of())).isEqualTo(new ScoutOptions(20_000, 20_000));
        assertThat(chosen(Map.of("seek-seconds", "45", "forfeit-seconds", "5")))
                .isEqualTo(new ScoutOptions(45_000, 5_000));
    }

    @Test
    void nothing_is_ever_shuffled_again() {
        var state = table(2).state();

        assertThat(GAME.shuffles(state)).isEmpty();
        assertThat(GAME.shuffled(state, List.of(), 0)).isEmpty();
    }

    @Test
    void the_deck_lies_face_down_and_everything_else_lies_open() {
        var scene = table(2).when(0, pointRight())
                .when(1, seek(A))
                .when(0, point(C, D, E))
                .when(1, giveUp());
        List<Card> order = order();
        List<Card> table = List.of(
                order.get(12),
                order.get(13),
                order.get(14),
                C,
                D,
                order.get(5),
                E,
                order.get(7),
                order.get(8),
                order.get(9),
                order.get(10),
                order.get(11));

        assertThat(GAME.placement(scene.state()).piles())
                .containsExactlyInAnyOrder(
                        Placement.down(Placement.Place.DECK, order.subList(15, 81)),
                        Placement.open(Placement.Place.TABLE, table),
                        Placement.open(Placement.Place.ASIDE, List.of(B)),
                        Placement.open(Placement.Place.WON, List.of(POINTED)),
                        Placement.open(Placement.Place.WON, List.of(A)));
        assertThat(scene.view(0).deck()).isEqualTo(66);
        assertThat(scene.view(0).aside()).containsExactly(B);
        assertThat(scene.view(1).players().get(1).won()).containsExactly(A);
    }
}
