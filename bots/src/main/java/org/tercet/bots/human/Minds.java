package org.tercet.bots.human;

import java.util.List;
import java.util.function.Function;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.View;

/** Who plays each game of the catalogue as people do: one line a game. */
public final class Minds {

    private static final List<Entry<?, ?>> ALL = List.of(
            new Entry<>(Games.BASE, HumanRace::new),
            new Entry<>(Games.SET_CHAIN, HumanRace::new),
            new Entry<>(Games.ULTRASET, HumanRace::new),
            new Entry<>(Games.ULTRASET_CHAIN, HumanRace::new),
            new Entry<>(Games.GHOST, HumanRace::new),
            new Entry<>(Games.PUZZLE, HumanRace::new),
            new Entry<>(Games.SHUFFLE, HumanRace::new),
            new Entry<>(Games.MEMORY, HumanRace::new),
            new Entry<>(Games.SCOUT, HumanScout::new),
            new Entry<>(Games.CHIPSET, HumanChipset::new),
            new Entry<>(Games.SETUP, HumanSetUp::new),
            new Entry<>(Games.COOPSET, HumanCoop::new),
            new Entry<>(Games.TWENTY, HumanTwenty::new));

    private record Entry<V extends View, M extends Move>(
            Game<?, ?, M, ?, V> game, Function<Strength, Mind<V, M>> mind) {}

    private Minds() {}

    /** A new mind for one seat of one match: what it remembers is its own. */
    @SuppressWarnings("unchecked") // an entry for a game is an entry for its views and moves
    public static <V extends View, M extends Move> Mind<V, M> of(Game<?, ?, M, ?, V> game, Strength strength) {
        return ALL.stream()
                .filter(entry -> entry.game().id().equals(game.id()))
                .map(entry -> (Entry<V, M>) entry)
                .map(entry -> entry.mind().apply(strength))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody plays " + game.id()));
    }
}
