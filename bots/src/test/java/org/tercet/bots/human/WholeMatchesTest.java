package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.table.HumanPlaythrough;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Setting;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;

/** They play every game among themselves to its end, and never make a move that the rules refuse. */
class WholeMatchesTest {

    static Stream<Game<?, ?, ?, ?, ?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_match_of_any_strength_comes_to_its_end_and_the_strong_are_quicker(Game<?, ?, ?, ?, ?> game) {
        List<Long> lasted = new ArrayList<>();
        for (Strength strength : Strength.values()) {
            long lasts = 0;
            for (long seed = 0; seed < 2; seed++) {
                lasts += lasts(game, Map.of(), Collections.nCopies(3, strength), seed);
            }
            lasted.add(lasts);
        }

        assertThat(lasted.getLast()).as("%s", lasted).isLessThan(lasted.getFirst());
    }

    @ParameterizedTest
    @MethodSource("games")
    void so_does_one_of_all_strengths_together_by_every_rulebook_and_gesture(Game<?, ?, ?, ?, ?> game) {
        for (String rulebook : game.rulebooks()) {
            for (Map<String, String> gesture : gestures(game, rulebook)) {
                assertThat(lasts(game, rulebook, gesture, List.of(Strength.values()), 7))
                        .isPositive();
            }
        }
    }

    /** The shortest times that a table can choose leave somebody too late at times, and that is all. */
    @ParameterizedTest
    @MethodSource("games")
    void so_does_one_in_a_great_hurry(Game<?, ?, ?, ?, ?> game) {
        Map<String, String> hurry = new java.util.TreeMap<>();
        for (Setting setting : game.settings(game.rulebooks().getFirst())) {
            if (setting instanceof Setting.Whole(var name, var min, var max, var usual) && name.endsWith("-seconds")) {
                hurry.put(name, Integer.toString(min));
            }
        }

        assertThat(lasts(game, hurry, List.of(Strength.BEGINNER, Strength.CASUAL, Strength.MASTER), 11))
                .isPositive();
    }

    private static List<Map<String, String>> gestures(Game<?, ?, ?, ?, ?> game, String rulebook) {
        return game.settings(rulebook).stream()
                .filter(setting -> setting.name().equals("gesture"))
                .findFirst()
                .map(setting -> ((Setting.OneOf) setting)
                        .values().stream()
                                .map(value -> Map.of("gesture", value))
                                .toList())
                .orElse(List.of(Map.of()));
    }

    private static long lasts(
            Game<?, ?, ?, ?, ?> game, Map<String, String> values, List<Strength> strengths, long seed) {
        return lasts(game, game.rulebooks().getFirst(), values, strengths, seed);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> long lasts(
            Game<O, S, M, E, V> game,
            String rulebook,
            Map<String, String> values,
            List<Strength> strengths,
            long seed) {
        Chosen chosen = switch (Chosen.of(rulebook, game.settings(rulebook), values)) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
        Chronicle<M, E> match =
                HumanPlaythrough.seeded(game, chosen, game.lengths(rulebook).getFirst(), strengths, seed);
        return match.steps().getLast().at();
    }
}
