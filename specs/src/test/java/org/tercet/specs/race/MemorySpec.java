package org.tercet.specs.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.race.RaceScenes.call;
import static org.tercet.specs.race.RaceScenes.mode;
import static org.tercet.specs.race.RaceScenes.noSet;
import static org.tercet.specs.race.RaceScenes.spots;
import static org.tercet.specs.race.RaceScenes.take;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Pattern;
import org.tercet.rules.Games;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.parts.Spot;
import org.tercet.rules.parts.Why;
import org.tercet.rules.race.Phase;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceMove;
import org.tercet.testkit.Decks;

class MemorySpec {

    private static final String TOP = "1rso 1gso 1pso 2rss 3gtd";

    @Test
    void twenty_one_cards_lie_face_down() {
        var scene = mode(Games.MEMORY, 2, TOP);
        assertThat(scene.view(0).table())
                .hasSize(21)
                .allMatch(face -> face.card().isEmpty());
        assertThat(scene.view(0).faceDown()).isTrue();
        var laid = scene.events().getFirst();
        assertThat(Games.MEMORY.show(laid, new Viewer.Spectator()))
                .contains(new RaceEvent.Backs(
                        java.util.stream.IntStream.range(0, 21).boxed().toList()));
    }

    @Test
    void three_turned_cards_that_make_a_set_are_taken_and_replaced_face_down() {
        var scene = mode(Games.MEMORY, 2, TOP, "gesture=one").when(0, turn(0));
        scene.then(new RaceEvent.Turned(seat(0), new Spot(0, Decks.card("1rso")), 5_000));
        assertThat(scene.view(1).table().getFirst().card()).contains(Decks.card("1rso"));
        scene.refused(1, turn(1), new Refusal.Busy(seat(0)))
                .refused(0, turn(0), new Refusal.AlreadyTurned(0))
                .refused(0, turn(21), new Refusal.NoSuchPlace(21))
                .refused(0, turn(-1), new Refusal.NoSuchPlace(-1));
        scene.when(0, turn(1)).when(0, turn(2));
        assertThat(scene.events()).hasSize(3);
        assertThat(scene.events().get(1)).isEqualTo(RaceScenes.taken(0, "1rso 1gso 1pso"));
        assertThat(scene.events().getLast()).isInstanceOf(RaceEvent.LaidFaceDown.class);
        assertThat(scene.view(0).table())
                .hasSize(21)
                .allMatch(face -> face.card().isEmpty());
        assertThat(scene.view(0).players().getFirst().score()).isEqualTo(1);
    }

    @Test
    void a_miss_is_seen_by_all_for_a_moment_and_turns_back_at_no_cost() {
        var scene = mode(Games.MEMORY, 2, TOP, "gesture=one")
                .when(0, turn(0))
                .when(0, turn(1))
                .when(0, turn(3));
        var cards = Decks.set("1rso 1gso 2rss");
        scene.then(
                new RaceEvent.Turned(seat(0), spots("3:2rss").getFirst(), 5_000),
                new RaceEvent.Missed(seat(0), cards, Why.of(Pattern.SET, cards), 2_500));
        assertThat(scene.view(1).open()).isEqualTo(cards);
        scene.refused(1, turn(5), new Refusal.Busy(seat(0))).refused(0, turn(5), new Refusal.Busy(seat(0)));
        scene.timeRunsOut().then(new RaceEvent.TurnedBack(List.of(0, 1, 3)));
        assertThat(scene.view(1).open().isEmpty()).isTrue();
        assertThat(scene.view(1).players().getFirst().score()).isZero();
        assertThat(scene.view(1).players().getFirst().mistakes()).isEqualTo(1);
    }

    @Test
    void who_takes_too_long_turns_them_back() {
        mode(Games.MEMORY, 2, TOP, "gesture=one")
                .when(0, turn(4))
                .timeRunsOut()
                .then(new RaceEvent.TurnedBack(List.of(4)))
                .when(1, turn(0));
    }

    @Test
    void where_one_calls_first_the_caller_turns() {
        var scene = mode(Games.MEMORY, 2, TOP)
                .refused(0, turn(0), new Refusal.CallFirst())
                .when(0, call());
        scene.when(0, turn(0)).when(0, turn(1)).when(0, turn(2));
        assertThat(scene.state().phase()).isEqualTo(new Phase.Open());
        assertThat(scene.state().holding(seat(0)).sets()).isEqualTo(1);
    }

    @Test
    void nobody_takes_or_agrees_in_the_dark() {
        mode(Games.MEMORY, 2, TOP, "gesture=one")
                .refused(0, take("1rso 1gso 1pso"), new Refusal.NotInThisGame())
                .refused(0, noSet(), new Refusal.NotInThisGame());
        assertThat(mode(Games.MEMORY, 2, TOP).view(0).mayAgree()).isFalse();
    }

    @Test
    void who_leaves_while_turning_has_the_cards_turned_back() {
        mode(Games.MEMORY, 2, TOP, "gesture=one").when(0, turn(0)).leaves(0).then(new RaceEvent.TurnedBack(List.of(0)));
    }

    @Test
    void what_is_turned_up_is_shown_to_everybody() {
        var turned = new RaceEvent.Turned(seat(0), new Spot(0, Decks.card("1rso")), 5_000);
        assertThat(Games.MEMORY.show(turned, new Viewer.Spectator())).isEqualTo(Optional.of(turned));
    }

    private static RaceMove turn(int place) {
        return new RaceMove.Turn(place);
    }
}
