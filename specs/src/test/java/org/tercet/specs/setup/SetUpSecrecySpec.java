package org.tercet.specs.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.setup.SetUpScenes.GAME;
import static org.tercet.specs.setup.SetUpScenes.THREE;
import static org.tercet.specs.setup.SetUpScenes.WINDOW;
import static org.tercet.specs.setup.SetUpScenes.caught;
import static org.tercet.specs.setup.SetUpScenes.challenge;
import static org.tercet.specs.setup.SetUpScenes.dealt;
import static org.tercet.specs.setup.SetUpScenes.drawn;
import static org.tercet.specs.setup.SetUpScenes.given;
import static org.tercet.specs.setup.SetUpScenes.mistaken;
import static org.tercet.specs.setup.SetUpScenes.played;
import static org.tercet.specs.setup.SetUpScenes.threeWithoutASet;
import static org.tercet.specs.setup.SetUpScenes.turnTo;
import static org.tercet.specs.setup.SetUpScenes.twoWithASet;
import static org.tercet.testkit.Decks.cards;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.setup.Holding;
import org.tercet.rules.setup.Phase;
import org.tercet.rules.setup.SetUpEvent;
import org.tercet.rules.setup.SetUpEvent.Ended;
import org.tercet.rules.setup.SetUpEvent.Ending;
import org.tercet.rules.setup.SetUpEvent.LaidAside;
import org.tercet.rules.setup.SetUpEvent.Passed;
import org.tercet.rules.setup.SetUpEvent.Received;
import org.tercet.rules.setup.SetUpState;
import org.tercet.rules.setup.SetUpView;

/** What each may see. */
class SetUpSecrecySpec {

    @Test
    void a_player_sees_the_own_hand_and_of_the_others_only_how_many_cards_they_hold() {
        var scene = twoWithASet().when(0, challenge("1rso 1rss"));
        var players = List.of(
                new SetUpView.Player(seat(0), 4, CardSet.NONE),
                new SetUpView.Player(seat(1), 4, set("1rso 1rss 1rsd")));
        assertThat(scene.view(0))
                .isEqualTo(new SetUpView(
                        70,
                        List.of(),
                        set("2rts 3gos 1gtd 3pos"),
                        players,
                        new Phase.Playing(seat(0), 30_000),
                        true,
                        false,
                        Optional.empty()));
        assertThat(scene.spectatorsView())
                .isEqualTo(new SetUpView(
                        70,
                        List.of(),
                        CardSet.NONE,
                        players,
                        new Phase.Playing(seat(0), 30_000),
                        false,
                        false,
                        Optional.empty()));
        assertThat(scene.view(1).mayPlay()).isFalse();
    }

    @Test
    void the_view_says_who_may_challenge() {
        var scene = threeWithoutASet();
        assertThat(scene.view(0).mayChallenge()).isFalse();
        assertThat(scene.view(1).mayChallenge()).isTrue();
        assertThat(scene.view(1).mayPlay()).isFalse();
        assertThat(scene.spectatorsView().mayChallenge()).isFalse();
        assertThat(scene.when(1, SetUpScenes.pass()).view(1).mayChallenge()).isFalse();
    }

    @Test
    void others_are_shown_only_that_cards_were_dealt_or_drawn() {
        assertThat(shown(dealt(1, "1rso 1rsd 2gts 3pto"), 1))
                .contains(new Received(seat(1), 4, cards("1rso 1rsd 2gts 3pto")));
        assertThat(shown(dealt(1, "1rso 1rsd 2gts 3pto"), 0)).contains(new Received(seat(1), 4, List.of()));
        assertThat(shown(drawn(0, "3pod"), 0)).contains(new Received(seat(0), 1, cards("3pod")));
        assertThat(shown(drawn(0, "3pod"), 1)).contains(new Received(seat(0), 1, List.of()));
        assertThat(GAME.show(drawn(0, "3pod"), new Viewer.Spectator())).contains(new Received(seat(0), 1, List.of()));
        assertThat(drawn(0, "3pod")).isNotInstanceOf(Shown.class);
        assertThat(dealt(0, "3pod")).isNotInstanceOf(Shown.class);
    }

    @Test
    void everything_else_is_shown_as_it_is() {
        for (var event : List.of(
                turnTo(0, 5),
                played(0, "1rso", 9),
                new Passed(seat(1)),
                mistaken(1, "1rso 1rss 1gso"),
                caught(1, 0, "1rso 1rss 1rsd", "1rso 1rss 1rsd"),
                new LaidAside(seat(1)),
                new Ended(Ending.TOO_FEW, 3))) {
            assertThat(GAME.show(event, new Viewer.Spectator()).map(Object.class::cast))
                    .contains(event);
        }
    }

    @Test
    void cards_lie_where_they_are_and_are_seen_by_whom_they_concern() {
        var scene = twoWithASet().when(0, challenge("1rso 1rss")).joins().leaves(2);
        assertThat(GAME.placement(scene.state()).piles())
                .containsExactlyInAnyOrder(
                        Placement.down(Place.DECK, scene.state().deck()),
                        Placement.open(Place.TABLE, List.of()),
                        Placement.down(Place.ASIDE, scene.state().aside().toList()),
                        Placement.only(
                                seat(0), Place.HAND, set("2rts 3gos 1gtd 3pos").toList()),
                        Placement.open(Place.PENALTY, List.of()),
                        Placement.only(
                                seat(1), Place.HAND, set("2gts 3pto 3pod 2pto").toList()),
                        Placement.open(Place.PENALTY, cards("1rso 1rss 1rsd")),
                        Placement.only(seat(2), Place.HAND, List.of()),
                        Placement.open(Place.PENALTY, List.of()));
        assertThat(scene.state().aside().size()).isEqualTo(4);
    }

    @Test
    void other_cards_where_a_viewer_cannot_look_change_nothing_for_the_viewer() {
        var scene = given(3, THREE).leaves(2);
        SetUpScenes.playUntil(scene, 40);
        SetUpState state = scene.state();
        for (int seed = 0; seed < 50; seed++) {
            for (Viewer viewer : List.of(new Viewer.At(seat(0)), new Viewer.At(seat(1)), new Viewer.Spectator())) {
                SetUpState other = swapped(state, viewer, seed);
                assertThat(other).as("seed %d", seed).isNotEqualTo(state);
                assertThat(GAME.view(other, viewer)).as("seed %d", seed).isEqualTo(GAME.view(state, viewer));
            }
        }
        assertThat(GAME.deadline(state)).hasValue(scene.now() + WINDOW);
    }

    private static Optional<Shown> shown(SetUpEvent event, int seat) {
        return GAME.show(event, new Viewer.At(seat(seat)));
    }

    private static SetUpState swapped(SetUpState state, Viewer viewer, int seed) {
        List<Card> hidden = new ArrayList<>();
        GAME.placement(state).piles().stream()
                .filter(pile -> !pile.seenBy(viewer))
                .forEach(pile -> hidden.addAll(pile.cards()));
        List<Card> mixed = new ArrayList<>(hidden);
        Collections.shuffle(mixed, new Random(seed));
        Map<Card, Card> swap = new HashMap<>();
        for (int i = 0; i < hidden.size(); i++) {
            swap.put(hidden.get(i), mixed.get(i));
        }
        return new SetUpState(
                state.options(),
                state.seating(),
                state.dealer(),
                swapped(state.deck(), swap),
                state.table(),
                state.holdings().stream()
                        .map(holding ->
                                new Holding(CardSet.of(swapped(holding.hand().toList(), swap)), holding.penalty()))
                        .toList(),
                CardSet.of(swapped(state.aside().toList(), swap)),
                state.phase());
    }

    private static List<Card> swapped(List<Card> cards, Map<Card, Card> swap) {
        return cards.stream().map(card -> swap.getOrDefault(card, card)).toList();
    }
}
