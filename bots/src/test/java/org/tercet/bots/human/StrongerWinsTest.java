package org.tercet.bots.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.table.HumanPlaythrough;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Outcome;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.MatchEvent;

/** Seeded matches between two: docs/bots.md has the figures of longer runs. */
class StrongerWinsTest {

    /** Chips go to and fro: many deals tell more than two. */
    private static final Map<String, String> MANY_DEALS = Map.of("deals", "10");

    private static final int MATCHES = 20;
    private static final int MATCHES_WITH_CHIPS = 40;

    static Stream<Game<?, ?, ?, ?, ?>> races() {
        return Games.ALL.stream().filter(game -> game != Games.COOPSET && game != Games.CHIPSET);
    }

    @ParameterizedTest
    @MethodSource("races")
    void a_master_beats_a_beginner(Game<?, ?, ?, ?, ?> game) {
        Tally tally = tally(game, Map.of(), MATCHES);

        assertThat(tally.won()).as("%s", tally).isGreaterThanOrEqualTo(MATCHES * 8 / 10);
    }

    @Test
    void a_master_wins_the_chips_of_a_beginner() {
        Tally tally = tally(Games.CHIPSET, MANY_DEALS, MATCHES_WITH_CHIPS);

        assertThat(tally.won()).as("%s", tally).isGreaterThan(2 * tally.lost());
    }

    @Test
    void masters_find_more_together_than_beginners() {
        int masters = 0;
        int beginners = 0;
        for (long seed = 0; seed < 40; seed++) {
            masters += team(Strength.MASTER, seed);
            beginners += team(Strength.BEGINNER, seed);
        }

        assertThat(masters).isGreaterThan(beginners);
    }

    private static int team(Strength strength, long seed) {
        return outcome(Games.COOPSET, Map.of(), List.of(strength, strength), seed)
                .scores()
                .getFirst();
    }

    private record Tally(int won, int lost) {}

    private static Tally tally(Game<?, ?, ?, ?, ?> game, Map<String, String> values, int matches) {
        int won = 0;
        int lost = 0;
        for (int seed = 0; seed < matches; seed++) {
            boolean first = seed % 2 == 0;
            List<Strength> strengths =
                    first ? List.of(Strength.MASTER, Strength.BEGINNER) : List.of(Strength.BEGINNER, Strength.MASTER);
            List<Seat> winners = outcome(game, values, strengths, seed).winners();
            if (winners.size() == 1) {
                boolean master = winners.getFirst().equals(new Seat(first ? 0 : 1));
                won += master ? 1 : 0;
                lost += master ? 0 : 1;
            }
        }
        return new Tally(won, lost);
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Outcome outcome(Game<O, S, M, E, V> game, Map<String, String> values, List<Strength> strengths, long seed) {
        String rulebook = game.rulebooks().getFirst();
        Chosen chosen = switch (Chosen.of(rulebook, game.settings(rulebook), values)) {
            case Chosen.Choice.Valid(var valid) -> valid;
            case Chosen.Choice.Invalid(var refusal) -> throw new AssertionError(refusal);
        };
        return HumanPlaythrough.seeded(game, chosen, game.lengths(rulebook).getFirst(), strengths, seed)
                .steps()
                .getLast()
                .events()
                .stream()
                .filter(MatchEvent.MatchEnded.class::isInstance)
                .map(event -> ((MatchEvent.MatchEnded<?>) event).outcome())
                .findFirst()
                .orElseThrow();
    }
}
