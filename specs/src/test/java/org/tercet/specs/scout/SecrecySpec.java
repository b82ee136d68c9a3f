package org.tercet.specs.scout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tercet.specs.scout.Scouting.*;
import static org.tercet.testkit.Scene.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.scout.Forfeit;
import org.tercet.rules.scout.ScoutEvent;
import org.tercet.rules.scout.ScoutMove;
import org.tercet.rules.scout.ScoutOptions;
import org.tercet.rules.scout.ScoutState;
import org.tercet.rules.scout.ScoutView;
import org.tercet.testkit.Decks;
import org.tercet.testkit.Scene;

/** Until the end of the turn nothing that leaves the rules depends on the scout's secret pair. */
class SecrecySpec {

    private static final int SCOUT = 1;
    private static final int PLAYERS = 5;

    /** All that is to be seen of a search, step by step, by everybody but the scout. */
    private record Seen(List<Optional<Shown>> shown, List<ScoutView> views, List<Object> times) {}

    private static final List<Consumer<Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView>>> STEPS =
            List.of(
                    scene -> scene.after(300).when(0, giveUp()),
                    scene -> scene.when(2, seek(E)),
                    scene -> scene.when(3, new ScoutMove.Vote(1, Forfeit.WASHING_UP)),
                    scene -> scene.goesAway(3),
                    scene -> scene.joins(),
                    scene -> scene.comesBack(3),
                    scene -> scene.when(3, giveUp()),
                    scene -> scene.timeRunsOut(),
                    scene -> scene.leaves(0),
                    scene -> scene.goesAway(SCOUT),
                    scene -> scene.leaves(SCOUT),
                    scene -> scene.leaves(4));

    private static Seen watch(Card second, Card third) {
        var scene = table(PLAYERS).when(SCOUT, point(POINTED, second, third));
        Seen seen = new Seen(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        look(scene, seen);
        for (var step : STEPS) {
            step.accept(scene);
            look(scene, seen);
        }
        assertThat(scene.spectatorsView().stage()).isInstanceOf(ScoutView.Stage.Searching.class);
        return seen;
    }

    private static void look(Scene<ScoutOptions, ScoutState, ScoutMove, ScoutEvent, ScoutView> scene, Seen seen) {
        for (Viewer viewer : strangers()) {
            seen.views.add(GAME.view(scene.state(), viewer));
            scene.events().forEach(event -> seen.shown.add(GAME.show(event, viewer)));
        }
        scene.events().forEach(event -> seen.shown.add(GAME.show(event, new Viewer.At(seat(SCOUT)))));
        seen.times.add(GAME.deadline(scene.state()));
        seen.times.add(GAME.admits(scene.state()));
        seen.times.add(GAME.placement(scene.state()));
        seen.times.add(GAME.outcome(scene.state()));
        seen.times.add(GAME.settle(scene.state(), scene.now()));
    }

    private static List<Viewer> strangers() {
        List<Viewer> strangers = new ArrayList<>(List.of(new Viewer.Spectator()));
        for (int number = 0; number <= PLAYERS; number++) {
            if (number != SCOUT) {
                strangers.add(new Viewer.At(seat(number)));
            }
        }
        return strangers;
    }

    @Test
    void nobody_can_tell_one_secret_pair_from_another_nor_a_right_one_from_a_wrong_one() {
        Seen right = watch(A, B);
        List<Card> others = table(PLAYERS).view(0).cards().without(POINTED).toList();

        for (Card second : others) {
            for (Card third : others) {
                if (!second.equals(third)) {
                    assertThat(watch(second, third))
                            .as("%s and %s", second, third)
                            .isEqualTo(right);
                }
            }
        }
    }

    @Test
    void the_scout_alone_sees_a_difference() {
        var right = table(3).when(SCOUT, pointRight());
        var wrong = table(3).when(SCOUT, pointWrong());

        assertThat(right.view(SCOUT)).isNotEqualTo(wrong.view(SCOUT));
        assertThat(right.view(0)).isEqualTo(wrong.view(0));
    }

    @Test
    void only_a_pointing_and_a_miss_are_shown_as_something_else() {
        assertThat(ScoutEvent.class.getPermittedSubclasses())
                .filteredOn(kind -> !Shown.class.isAssignableFrom(kind))
                .containsExactlyInAnyOrder(ScoutEvent.Pointed.class, ScoutEvent.Missed.class);
    }

    @Test
    void every_open_event_is_shown_to_everybody_as_it_is() {
        var scene = table(3);
        List<Runnable> play = List.of(
                () -> scene.when(0, noSet()),
                () -> scene.when(0, new ScoutMove.StillLooking()),
                () -> scene.when(0, point(POINTED, A, C)),
                () -> scene.when(1, seek(E)),
                () -> scene.when(0, new ScoutMove.Vote(1, Forfeit.SCOLDING)),
                () -> scene.when(2, giveUp()),
                () -> scene.when(1, noSet()),
                () -> scene.when(2, noSet()),
                () -> scene.when(2, pointRight()),
                () -> scene.when(1, seek(C)),
                () -> scene.when(1, point(E, Decks.card("3roo"), Decks.card("3rod"))),
                () -> scene.timeRunsOut(),
                () -> scene.timeRunsOut(),
                () -> scene.leaves(0),
                () -> scene.leaves(1));
        List<Class<?>> kinds = new ArrayList<>(List.of(ScoutEvent.Pointed.class, ScoutEvent.Laid.class));
        for (Runnable step : play) {
            step.run();
            for (ScoutEvent event : scene.events()) {
                kinds.add(event.getClass());
                if (event instanceof Shown) {
                    assertThat(GAME.show(event, new Viewer.Spectator())).isEqualTo(Optional.of(event));
                }
            }
        }
        assertThat(kinds).contains(ScoutEvent.class.getPermittedSubclasses());
    }

    @Test
    void the_pair_is_open_to_all_once_the_turn_is_over() {
        var scene = table(2).when(SCOUT, pointRight()).when(0, giveUp());

        assertThat(scene.events()).contains(revealed(SCOUT, POINTED, CardSet.of(POINTED, A, B), true));
        assertThat(scene.view(SCOUT).pair()).isEmpty();
    }
}
