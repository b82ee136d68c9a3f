package org.tercet.wire.file;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Event;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Move;
import org.tercet.rules.match.Chronicle;
import org.tercet.wire.Reading;

/**
 * A match on record with what people want to know beside it.
 *
 * @param names of the players by seat, empty where a seat has none
 * @param seed what the shuffles and players came from, where that is known
 * @param fairness what was settled about the shuffles before the deal, where anything was
 */
public record GameFile<M extends Move, E extends Event>(
        Game<?, ?, M, E, ?> game,
        Chronicle<M, E> chronicle,
        List<String> names,
        Optional<Long> seed,
        Optional<Fairness> fairness) {

    /** More than this is not read: about forty whole games. */
    public static final int LARGEST = 4 * 1024 * 1024;

    public GameFile {
        names = List.copyOf(names);
        if (names.size() != chronicle.opening().seating().size()) {
            throw new IllegalArgumentException("as many names as seats");
        }
        if (fairness.stream()
                .flatMap(fair -> fair.contributions().stream())
                .anyMatch(sent ->
                        sent.seat().number() >= chronicle.opening().seating().size())) {
            throw new IllegalArgumentException("only who sits there contributes");
        }
    }

    /** A record of shuffles about which nothing was settled before. */
    public GameFile(Game<?, ?, M, E, ?> game, Chronicle<M, E> chronicle, List<String> names, Optional<Long> seed) {
        this(game, chronicle, names, seed, Optional.empty());
    }

    public GameFile<M, E> with(Fairness settled) {
        return new GameFile<>(game, chronicle, names, seed, Optional.of(settled));
    }

    /** A record of players without names. */
    public static <M extends Move, E extends Event> GameFile<M, E> of(
            Game<?, ?, M, E, ?> game, Chronicle<M, E> chronicle, Optional<Long> seed) {
        List<String> nobody =
                chronicle.opening().seating().all().stream().map(seat -> "").toList();
        return new GameFile<>(game, chronicle, nobody, seed);
    }

    /** Reads what {@link #text} wrote, and nothing else: any other way to say the same is refused. */
    public static Reading<GameFile<?, ?>> read(String text) {
        return new FileReading(text).file();
    }

    public String text() {
        return String.join("\n", lines()) + "\n";
    }

    List<String> lines() {
        return new FileWriting<>(this).lines();
    }
}
