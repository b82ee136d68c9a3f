package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tercet.bots.Dice;
import org.tercet.bots.table.Playthrough;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Seating;
import org.tercet.rules.game.Start;
import org.tercet.rules.game.Viewer;
import org.tercet.rules.race.RaceEvent;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.RaceMove;
import org.tercet.rules.race.RaceOptions;
import org.tercet.rules.race.RaceState;
import org.tercet.rules.race.RaceView;

class HumanRaceTest {

    private static final Seat ME = new Seat(1);
    private static final int LOOKS = 4_000;

    private final SplittableRandom random = new SplittableRandom(5);
    private final Dice dice = random::nextInt;

    @Test
    void takes_are_sets_but_for_the_slips_that_the_strength_allows() {
        for (Strength strength : Strength.values()) {
            HumanRace bot = new HumanRace(strength);
            int takes = 0;
            int wrong = 0;
            for (int i = 0; i < LOOKS; i++) {
                RaceView view = view(Games.BASE, "one", i % 50);
                Optional<RaceMove> move = bot.think(view, ME, dice).flatMap(Intent::move);
                if (move.orElse(null) instanceof RaceMove.Take(var cards)) {
                    takes++;
                    wrong += Sets.isSet(cards.get(0), cards.get(1), cards.get(2)) ? 0 : 1;
                }
            }
            assertThat(takes).as("%s", strength).isGreaterThan(LOOKS / 2);
            assertThat(100.0 * wrong / takes).as("%s", strength).isCloseTo(strength.errs() + 1.0, within(2.5));
        }
    }

    @Test
    void a_table_without_a_set_is_given_up_sooner_when_others_have() {
        RaceView empty = view(Games.BASE, "call", setless());

        double alone = averageWait(empty);

        assertThat(alone).isCloseTo(Strength.CASUAL.giveUp(), within(0.15 * Strength.CASUAL.giveUp()));
        assertThat(averageWait(agreed(empty))).isLessThan(alone / 2);
    }

    @Test
    void one_who_has_called_points_within_the_shortest_call_time() {
        RaceState state = state(Games.BASE, "call", order(0));
        RaceState called = Games.BASE.evolve(state, new RaceEvent.Called(ME, 2_000));
        HumanRace bot = new HumanRace(Strength.BEGINNER);

        for (int i = 0; i < 200; i++) {
            Intent<RaceMove> intent = bot.think(Games.BASE.view(called, new Viewer.At(ME)), ME, dice)
                    .orElseThrow();
            assertThat(intent.after()).isBetween((long) Strength.REACTION, 1_999L);
            assertThat(intent.move().orElseThrow()).isInstanceOf(RaceMove.Take.class);
        }
        assertThat(bot.think(Games.BASE.view(called, new Viewer.At(new Seat(0))), new Seat(0), dice))
                .as("somebody else has called")
                .isEmpty();
    }

    @Test
    void face_down_cards_are_remembered_by_masters() {
        RaceState state = state(Games.MEMORY, "one", CardSet.ALL.toList());
        HumanRace bot = new HumanRace(Strength.MASTER);
        for (int place : List.of(0, 1, 2)) {
            RaceEvent turned =
                    new RaceEvent.Turned(new Seat(0), state.layout().spots().get(place), 5_000);
            bot.think(Games.MEMORY.view(Games.MEMORY.evolve(state, turned), new Viewer.At(ME)), ME, dice);
        }

        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            if (bot.think(Games.MEMORY.view(state, new Viewer.At(ME)), ME, dice)
                            .flatMap(Intent::move)
                            .orElseThrow()
                    instanceof RaceMove.Turn(var place)) {
                places.add(place);
            }
        }

        assertThat(places).hasSize(40).containsOnly(0, 1, 2);
    }

    private double averageWait(RaceView view) {
        HumanRace bot = new HumanRace(Strength.CASUAL);
        double sum = 0;
        for (int i = 0; i < LOOKS; i++) {
            sum += bot.think(view, ME, dice).orElseThrow().after();
        }
        return sum / LOOKS;
    }

    private static RaceView agreed(RaceView view) {
        RaceState state = state(Games.BASE, "call", setless());
        RaceState after = Games.BASE.evolve(state, new RaceEvent.Agreed(new Seat(0)));
        assertThat(view.agreed()).isEmpty();
        return Games.BASE.view(after, new Viewer.At(ME));
    }

    /** Twelve cards without a set lie on top. */
    private static List<Card> setless() {
        List<Card> order = new ArrayList<>();
        for (Card card : Card.all()) {
            CardSet more = CardSet.of(order).with(card);
            if (order.size() < 12 && !Sets.any(more)) {
                order.add(card);
            }
        }
        Card.all().stream().filter(card -> !order.contains(card)).forEach(order::add);
        assertThat(Sets.any(CardSet.of(order.subList(0, 12))))
                .as(Notation.of(CardSet.of(order.subList(0, 12))))
                .isFalse();
        return order;
    }

    private static List<Card> order(int seed) {
        SplittableRandom shuffling = new SplittableRandom(seed);
        return Playthrough.shuffle(CardSet.ALL, shuffling::nextInt);
    }

    private static RaceView view(RaceGame game, String gesture, int seed) {
        return view(game, gesture, order(seed));
    }

    private static RaceView view(RaceGame game, String gesture, List<Card> order) {
        return game.view(state(game, gesture, order), new Viewer.At(ME));
    }

    private static RaceState state(RaceGame game, String gesture, List<Card> order) {
        String book = game.rulebooks().getFirst();
        RaceOptions options = switch (Chosen.of(book, game.settings(book), Map.of("gesture", gesture))) {
            case Chosen.Choice.Valid(var chosen) -> game.options(chosen);
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
        RaceState state = game.begin(new Start<>(options, Seating.of(2), new Seat(0), order, 0));
        for (RaceEvent event : game.open(state, 0)) {
            state = game.evolve(state, event);
        }
        return state;
    }
}
