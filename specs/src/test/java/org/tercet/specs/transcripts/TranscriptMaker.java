package org.tercet.specs.transcripts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.tercet.bots.table.Cast;
import org.tercet.bots.table.Casts;
import org.tercet.bots.table.Playthrough;
import org.tercet.rules.Games;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.State;
import org.tercet.rules.game.View;
import org.tercet.rules.match.Chronicle;
import org.tercet.rules.match.MatchEvent;
import org.tercet.wire.file.GameFile;

/** Plays some matches and keeps, of the shorter ones, that in which the most different things happen. */
final class TranscriptMaker {

    private static final int SEEDS = 25;

    /** So many steps can be followed. */
    private static final int ENOUGH = 250;

    private TranscriptMaker() {}

    /** Who plays a game for its transcript; anew for each match, since some remember. */
    static Cast<?, ?, ?, ?, ?> cast(String game) {
        return game.equals(Games.MEMORY.id())
                ? new Cast<>(Games.MEMORY, new Remembering())
                : Casts.find(game).orElseThrow();
    }

    static String make(String game, String rulebook, boolean solo) {
        return make(() -> cast(game), rulebook, solo);
    }

    /** The transcript of a match between few people, or of one alone. */
    private static String make(Supplier<Cast<?, ?, ?, ?, ?>> casts, String rulebook, boolean solo) {
        List<GameFile<?, ?>> files = new ArrayList<>();
        for (int players = solo ? 1 : 2; players <= (solo ? 1 : 4); players++) {
            for (long seed = 1; seed <= SEEDS; seed++) {
                play(casts.get(), rulebook, players, seed).ifPresent(files::add);
            }
        }
        int shortest = files.stream().mapToInt(TranscriptMaker::steps).min().orElseThrow();
        return files.stream()
                .filter(file -> steps(file) <= Math.max(ENOUGH, shortest))
                .max(Comparator.<GameFile<?, ?>>comparingInt(file -> kinds(file.chronicle()))
                        .thenComparingInt(file -> -steps(file)))
                .orElseThrow()
                .text();
    }

    private static <O extends Options, S extends State, M extends Move, E extends Event, V extends View>
            Optional<GameFile<M, E>> play(Cast<O, S, M, E, V> cast, String rulebook, int players, long seed) {
        Game<O, S, M, E, V> game = cast.game();
        Chosen chosen = ((Chosen.Choice.Valid) Chosen.of(rulebook, game.settings(rulebook), Map.of())).chosen();
        if (!game.players(game.options(chosen)).allows(players)) {
            return Optional.empty();
        }
        Chronicle<M, E> match =
                Playthrough.seeded(cast, chosen, game.lengths(rulebook).getFirst(), players, seed);
        return Optional.of(GameFile.of(game, match, Optional.of(seed)));
    }

    private static int steps(GameFile<?, ?> file) {
        return file.chronicle().steps().size();
    }

    private static <M, E> int kinds(Chronicle<M, E> match) {
        Set<Class<?>> kinds = new HashSet<>();
        match.steps()
                .forEach(step -> step.events()
                        .forEach(event -> kinds.add(
                                event instanceof MatchEvent.Played<E>(var inner)
                                        ? inner.getClass()
                                        : event.getClass())));
        return kinds.size();
    }
}
