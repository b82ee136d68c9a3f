package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
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
            race(Games.MEMORY),
            new Stock<>(Games.SCOUT, new ScoutFront()),
            new Stock<>(Games.CHIPSET, new ChipsetFront()),
            new Stock<>(Games.SETUP, new SetUpFront()),
            new Stock<>(Games.COOPSET, new CoopFront()),
            new Stock<>(Games.TWENTY, new TwentyFront()));

    private Offered() {}

    static Optional<Stock<?, ?, ?, ?, ?>> find(String game) {
        return ALL.stream().filter(stock -> stock.game().id().equals(game)).findFirst();
    }

    private static Stock<?, ?, ?, ?, ?> race(RaceGame game) {
        return new Stock<>(game, new RaceFront());
    }
}
