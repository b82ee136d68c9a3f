package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.human.HumanRace;
import org.tercet.rules.Games;
import org.tercet.rules.race.RaceGame;

/** The games that a terminal offers: one line a game. */
final class Offered {

    static final List<Stock<?, ?, ?, ?, ?>> ALL = List.of(
            race(Games.BASE),
            race(Games.SET_CHAIN),
            race(Games.ULTRASET),
            race(Games.ULTRASET_CHAIN),
            race(Games.GHOST),
            race(Games.PUZZLE),
            race(Games.SHUFFLE),
            race(Games.MEMORY));

    private Offered() {}

    static Optional<Stock<?, ?, ?, ?, ?>> find(String game) {
        return ALL.stream().filter(stock -> stock.game().id().equals(game)).findFirst();
    }

    private static Stock<?, ?, ?, ?, ?> race(RaceGame game) {
        return new Stock<>(game, HumanRace::new, new RaceFront());
    }
}
