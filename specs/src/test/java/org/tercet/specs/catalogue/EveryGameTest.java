package org.tercet.specs.catalogue;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tercet.bots.table.Cast;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;

/**
 * Over every game in the catalogue: casual players with nonsense between their moves play to the end; after every event all
 * cards are accounted for and secrets are kept; the match replays bit by bit. A failure names the table and the seed.
 */
@Tag("soak")
class EveryGameTest {

    private static final int GAMES = Integer.getInteger("tercet.games", 20);
    private static final long FIRST_SEED = Long.getLong("tercet.seed", 1);

    static List<Table> tables() {
        return Table.everyOption();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_option_plays_to_its_end_and_replays(Table table) {
        LongStream.range(FIRST_SEED, FIRST_SEED + GAMES).parallel().forEach(seed -> play(table.cast(), table, seed));
    }

    @Test
    void every_combination_of_choices_plays_to_its_end() {
        Stream<Table> tables = Table.everyCombination().parallelStream();
        tables.forEach(table -> play(table.cast(), table, FIRST_SEED));
    }

    @SuppressWarnings("unchecked")
    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View> void play(
            Cast<O, S, M, E, V> cast, Table table, long seed) {
        Random random = new Random(seed);
        int players = players(table, random);
        Class<M> moves = (Class<M>) MoveTypes.of(cast.game());
        try {
            new RoughMatch<>(cast, moves, seed, seed % 2 == 0).play(table, players);
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError(table + ", " + players + " players, replay with -Dtercet.seed=" + seed, failure);
        }
    }

    /** Mostly a few; now and then a single round with as many as there can be. */
    private static int players(Table table, Random random) {
        int min = table.players().min();
        int max = table.players().max();
        boolean crowd = table.length() == Length.ONE_ROUND && random.nextInt(50) == 0;
        return crowd ? max : min + random.nextInt(Math.min(max, 4) - min + 1);
    }
}
