package org.tercet.specs.coop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.coop.CoopScenes.GAME;
import static org.tercet.specs.coop.CoopScenes.NONE;
import static org.tercet.specs.coop.CoopScenes.ONE;
import static org.tercet.specs.coop.CoopScenes.TWO;
import static org.tercet.specs.coop.CoopScenes.added;
import static org.tercet.specs.coop.CoopScenes.ended;
import static org.tercet.specs.coop.CoopScenes.given;
import static org.tercet.specs.coop.CoopScenes.laid;
import static org.tercet.specs.coop.CoopScenes.late;
import static org.tercet.specs.coop.CoopScenes.scored;
import static org.tercet.specs.coop.CoopScenes.spot;
import static org.tercet.specs.coop.CoopScenes.stop;
import static org.tercet.specs.coop.CoopScenes.take;
import static org.tercet.specs.coop.CoopScenes.taken;
import static org.tercet.testkit.Decks.cards;
import static org.tercet.testkit.Decks.set;
import static org.tercet.testkit.Scene.seat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tercet.cards.CardSet;
import org.tercet.rules.coop.CoopEvent;
import org.tercet.rules.coop.CoopEvent.Agreed;
import org.tercet.rules.coop.CoopEvent.Laid;
import org.tercet.rules.coop.CoopEvent.LaidAside;
import org.tercet.rules.coop.CoopMove;
import org.tercet.rules.coop.CoopState;
import org.tercet.rules.coop.CoopView;
import org.tercet.rules.coop.Found;
import org.tercet.rules.coop.Grade;
import org.tercet.rules.coop.Phase;
import org.tercet.rules.coop.Result;
import org.tercet.rules.coop.Tally;
import org.tercet.rules.game.Decision;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Placement;
import org.tercet.rules.game.Placement.Place;
import org.tercet.rules.game.Presence;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Viewer;

/** The last layouts, the grade, and what everybody sees. */
class CoopEndSpec {

    @Test
    void it_ends_when_the_deck_is_out_and_no_set_is_left() {
        CoopState state = late(1, ONE, "", 7);
        List<CoopEvent> events = events(state, take("1gtd 2gos 3gso"), 900);
        assertThat(events).containsExactly(taken(0, "1gtd 2gos 3gso"), scored(1, 0, 0, 7), ended(Grade.NOT_BAD, 900));
        assertThat(after(state, events).phase()).isEqualTo(new Phase.Over(CoopEvent.Ending.DECK_OUT, 900));
    }

    @Test
    void it_ends_when_the_deck_is_out_and_the_team_stops() {
        assertThat(events(late(1, TWO, "", 7), stop(), 900))
                .containsExactly(new Agreed(seat(0)), scored(0, 0, 0, 7), ended(Grade.NOT_BAD, 900));
    }

    @Test
    void the_last_layout_may_have_fewer_than_twelve_cards() {
        CoopState state = late(1, "1god 2ptd 3rsd", "1rss 2rts 3ros 1rts 2rsd 3roo 3poo", 0);
        List<CoopEvent> events = events(state, take("1god 2ptd 3rsd"), 0);
        assertThat(events)
                .containsExactly(
                        taken(0, "1god 2ptd 3rsd"), scored(1, 0, 0, 0), laid("1rss 2rts 3ros 1rts 2rsd 3roo 3poo"));
        state = after(state, events);
        state = after(state, events(state, take("1rss 2rts 3ros"), 0));
        assertThat(events(state, take("1rts 2rsd 3roo"), 5))
                .containsExactly(taken(0, "1rts 2rsd 3roo"), scored(2, 0, 1, 1), ended(Grade.KEEP_PLAYING, 5));
    }

    @Test
    void a_last_layout_without_a_set_is_done_at_once() {
        assertThat(events(late(1, "1god 2ptd 3rsd", "1rss 2rss", 14), take("1god 2ptd 3rsd"), 5))
                .containsExactly(
                        taken(0, "1god 2ptd 3rsd"),
                        scored(1, 0, 0, 14),
                        laid("1rss 2rss"),
                        scored(0, 0, 0, 14),
                        ended(Grade.SUPERB, 5));
    }

    @Test
    void when_the_deck_runs_out_while_cards_are_added_they_cost_their_points_and_it_ends() {
        CoopState state = late(1, "1god 2ptd 3rsd", NONE + " 2gso 2gss", 4);
        assertThat(events(state, take("1god 2ptd 3rsd"), 5))
                .containsExactly(
                        taken(0, "1god 2ptd 3rsd"),
                        scored(1, 0, 0, 4),
                        laid(NONE),
                        added(12, "2gso"),
                        added(13, "2gss"),
                        scored(0, 2, -2, 2),
                        ended(Grade.KEEP_PLAYING, 5));
    }

    @Test
    void given_up_without_a_find_near_the_end_the_deck_has_to_do() {
        assertThat(events(late(1, TWO, "1gtd 2poo", 4), stop(), 1))
                .containsExactly(
                        new Agreed(seat(0)),
                        scored(0, 0, 0, 4),
                        new LaidAside(set(TWO)),
                        new Laid(List.of(spot(0, "1gtd"), spot(1, "2poo"))),
                        scored(0, 0, 0, 4),
                        ended(Grade.NOT_BAD, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "-12, KEEP_PLAYING", "3, KEEP_PLAYING", "4, NOT_BAD", "7, NOT_BAD", "8, GOOD", "10, GOOD",
        "11, EXCELLENT", "13, EXCELLENT", "14, SUPERB", "15, CONGRATULATIONS", "29, CONGRATULATIONS", "30, CHEATING",
    })
    void a_score_has_its_grade(int score, Grade grade) {
        assertThat(Grade.of(score)).isEqualTo(grade);
    }

    @Test
    void the_score_is_everybodys_and_whoever_stayed_has_won_it() {
        CoopState state = late(3, ONE, "", 7);
        assertThat(GAME.outcome(state)).isEmpty();
        assertThat(view(state).grade()).isEmpty();
        state = after(state, events(state, take("1gtd 2gos 3gso"), 0));
        assertThat(GAME.outcome(state))
                .contains(new Outcome(List.of(7, 7, 7), List.of(seat(0), seat(1), seat(2)), List.of()));
        assertThat(view(state).grade()).contains(Grade.NOT_BAD);
        state = GAME.seated(state, Seating.of(3).now(seat(1), Presence.LEFT));
        assertThat(GAME.outcome(state)).contains(new Outcome(List.of(7, 7, 7), List.of(seat(0), seat(2)), List.of()));
    }

    @Test
    void once_it_is_over_nothing_more_happens() {
        CoopState state = late(1, TWO, "", 7);
        CoopState over = after(state, events(state, stop(), 0));
        assertThat(GAME.decide(over, seat(0), stop(), 1)).isEqualTo(Decision.refuse(new Refusal.GameOver()));
        assertThat(GAME.decide(over, seat(0), take("1rsd 2rts 3roo"), 1))
                .isEqualTo(Decision.refuse(new Refusal.GameOver()));
        assertThat(GAME.admits(over)).contains(new Refusal.GameOver());
        assertThat(GAME.settle(GAME.seated(over, Seating.of(1).now(seat(0), Presence.LEFT)), 1))
                .isEmpty();
    }

    @Test
    void everybody_sees_the_same_and_all_of_it() {
        var scene = given(2, TWO + " 3pod 3pos 3poo")
                .when(0, take("1rsd 2rts 3roo"))
                .when(1, stop());
        CoopView view = scene.view(0);
        assertThat(view)
                .isEqualTo(new CoopView(
                        69,
                        scene.state().layout().spots(),
                        List.of(new Found(seat(0), set("1rsd 2rts 3roo"))),
                        0,
                        0,
                        0,
                        List.of(),
                        0,
                        List.of(new Tally(1, 0), new Tally(0, 0)),
                        List.of(seat(1)),
                        new Phase.Looking(),
                        Optional.empty()))
                .isEqualTo(scene.view(1))
                .isEqualTo(scene.spectatorsView());
        assertThat(view.cards()).isEqualTo(set(TWO).minus(set("1rsd 2rts 3roo")));
        assertThat(GAME.show(new Agreed(seat(1)), new Viewer.Spectator())).contains(new Agreed(seat(1)));
    }

    @Test
    void the_view_tells_the_score_and_what_the_layout_brings_if_it_is_left_now() {
        var scene = given(1, NONE + " 2gso 2gss 1rsd");
        assertThat(scene.view(0).added()).isEqualTo(3);
        assertThat(scene.view(0).points()).isEqualTo(-3);
        assertThat(scene.view(0).score()).isZero();
        scene.when(0, take("1rso 1rss 1rsd"));
        assertThat(scene.view(0).score()).isEqualTo(-3);
        assertThat(scene.view(0).results()).containsExactly(new Result(1, 3, -3));
    }

    @Test
    void cards_lie_where_they_are_and_only_the_deck_is_hidden() {
        CoopState state = late(1, ONE, "3pod", 0);
        CardSet won = CardSet.ALL.minus(set(ONE)).minus(set("3pod"));
        assertThat(GAME.placement(state).piles())
                .containsExactly(
                        Placement.down(Place.DECK, cards("3pod")),
                        Placement.open(Place.TABLE, cards(ONE)),
                        Placement.open(Place.WON, won.toList()),
                        Placement.open(Place.ASIDE, List.of()));
    }

    private static CoopView view(CoopState state) {
        return GAME.view(state, new Viewer.Spectator());
    }

    private static List<CoopEvent> events(CoopState state, CoopMove move, long now) {
        return switch (GAME.decide(state, seat(0), move, now)) {
            case Decision.Accepted<CoopEvent>(var events) -> events;
            case Decision.Refused<CoopEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    private static CoopState after(CoopState state, List<CoopEvent> events) {
        CoopState next = state;
        for (CoopEvent event : events) {
            next = GAME.evolve(next, event);
        }
        return next;
    }
}
