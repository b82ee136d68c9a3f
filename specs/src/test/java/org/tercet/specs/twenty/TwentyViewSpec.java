package org.tercet.specs.twenty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.twenty.Twenty.CALLING;
import static org.tercet.specs.twenty.Twenty.GAME;
import static org.tercet.specs.twenty.Twenty.ONE_GESTURE;
import static org.tercet.specs.twenty.Twenty.seats;
import static org.tercet.specs.twenty.Twenty.spots;
import static org.tercet.specs.twenty.Twenty.take;
import static org.tercet.specs.twenty.Twenty.two;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.twenty.Phase;
import org.tercet.rules.twenty.TwentyEvent;
import org.tercet.rules.twenty.TwentyMove;
import org.tercet.rules.twenty.TwentyState;
import org.tercet.rules.twenty.TwentyView;
import org.tercet.rules.twenty.TwentyView.May;
import org.tercet.testkit.Decks;

class TwentyViewSpec {

    private static final May NOTHING = new May(false, false, false, false, false);

    @Test
    void everybody_sees_the_table_and_the_personal_cards_of_all() {
        var scene = two(CALLING).when(0, new TwentyMove.Call()).when(0, take("1rso 1rss 1rsd"));
        scene.when(1, new TwentyMove.NoSet());
        TwentyView view = scene.spectatorsView();
        assertThat(view)
                .isEqualTo(new TwentyView(
                        false,
                        spots("0:1pso 1:3rso 2:2god 3:3gos 4:3ptd 5:2rtd"),
                        6,
                        63,
                        Decks.set("1rso 1rss 1rsd"),
                        9,
                        List.of(
                                new TwentyView.Player(seat(0), Decks.cards("1gso 1gss 1gsd")),
                                new TwentyView.Player(seat(1), Decks.cards(Twenty.HAND_1))),
                        seats(1),
                        new Phase.Open(),
                        false,
                        NOTHING,
                        Optional.empty()));
    }

    @Test
    void one_may_call_ask_or_see_nothing_while_everybody_looks() {
        var scene = two(CALLING).when(1, new TwentyMove.NoSet());
        assertThat(scene.view(0).may()).isEqualTo(new May(true, false, true, true, false));
        assertThat(scene.view(1).may()).isEqualTo(new May(true, false, true, false, true));
        assertThat(scene.spectatorsView().may()).isEqualTo(NOTHING);
    }

    @Test
    void only_the_caller_may_take() {
        var scene = two(CALLING).when(1, new TwentyMove.Call());
        assertThat(scene.view(0).may()).isEqualTo(NOTHING);
        assertThat(scene.view(1).may()).isEqualTo(new May(false, true, false, false, false));
        assertThat(scene.view(0).phase()).isEqualTo(new Phase.Called(seat(1), 5_000));
    }

    @Test
    void in_one_gesture_everybody_may_take() {
        var scene = two(ONE_GESTURE);
        assertThat(scene.view(0).oneGesture()).isTrue();
        assertThat(scene.view(0).may()).isEqualTo(new May(false, true, true, true, false));
    }

    @Test
    void who_has_left_or_never_sat_down_may_do_nothing() {
        var scene = Twenty.three(CALLING).leaves(2);
        assertThat(scene.view(2).may()).isEqualTo(NOTHING);
        assertThat(scene.view(5).may()).isEqualTo(NOTHING);
    }

    @Test
    void a_player_makes_sets_within_the_table_and_the_own_cards() {
        TwentyView view = two(CALLING).view(0);
        assertThat(view.within(seat(1))).isEqualTo(Decks.set(Twenty.TABLE + " " + Twenty.HAND_1));
        assertThat(view.within(seat(4))).isEqualTo(Decks.set(Twenty.TABLE));
    }

    @Test
    void the_end_shows_who_won_and_what() {
        var scene = two(ONE_GESTURE).when(0, take("1rso 1rss 1rsd")).when(0, take("1gso 1gss 1gsd"));
        assertThat(scene.view(1).phase()).isEqualTo(new Phase.Over(seats(0), 6, Phase.Ending.WENT_OUT));
        assertThat(scene.view(1).outcome()).hasValue(new Outcome(List.of(6, 0), seats(0), List.of()));
        assertThat(scene.view(1).may()).isEqualTo(NOTHING);
    }

    @Test
    void the_order_of_the_deck_is_all_that_is_hidden() {
        var scene = two(ONE_GESTURE).when(0, take("1rso 1rss 1rsd"));
        TwentyState state = scene.state();
        assertThat(GAME.placement(state))
                .isEqualTo(new Placement(List.of(
                        Placement.down(Place.DECK, state.deck()),
                        Placement.open(Place.TABLE, Decks.cards(Twenty.TABLE)),
                        Placement.open(Place.ASIDE, Decks.cards("1rso 1rss 1rsd")),
                        Placement.open(Place.HAND, Decks.cards("1gso 1gss 1gsd")),
                        Placement.open(Place.HAND, Decks.cards(Twenty.HAND_1)))));
        assertThat(GAME.view(upsideDown(state), new Viewer.At(seat(0)))).isEqualTo(scene.view(0));
        assertThat(GAME.view(upsideDown(state), new Viewer.Spectator())).isEqualTo(scene.spectatorsView());
    }

    @Test
    void every_event_but_a_shuffle_is_shown_to_everybody_as_it_is() {
        TwentyEvent called = new TwentyEvent.Called(seat(0), 5_000);
        assertThat(GAME.show(called, new Viewer.At(seat(1)))).hasValue((TwentyEvent.Called) called);
        assertThat(GAME.show(called, new Viewer.Spectator())).hasValue((TwentyEvent.Called) called);
    }

    private static TwentyState upsideDown(TwentyState state) {
        return new TwentyState(
                state.options(),
                state.seating(),
                state.dealer(),
                state.deck().reversed(),
                state.aside(),
                state.layout(),
                state.hands(),
                state.agreement(),
                state.owed(),
                state.phase());
    }
}
