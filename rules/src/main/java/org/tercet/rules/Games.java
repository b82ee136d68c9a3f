package org.tercet.rules;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.chipset.ChipsetGame;
import org.tercet.rules.coop.CoopGame;
import org.tercet.rules.game.Game;
import org.tercet.rules.race.Modes;
import org.tercet.rules.race.RaceGame;
import org.tercet.rules.race.Rulebooks;
import org.tercet.rules.scout.ScoutGame;
import org.tercet.rules.setup.SetUpGame;
import org.tercet.rules.twenty.TwentyGame;

/** The catalogue: one line a game. */
public final class Games {

    public static final RaceGame BASE = RaceGame.published("base", Rulebooks.ALL);
    public static final RaceGame SET_CHAIN = RaceGame.mode("set-chain", Modes.SET_CHAIN);
    public static final RaceGame ULTRASET = RaceGame.mode("ultraset", Modes.ULTRASET);
    public static final RaceGame ULTRASET_CHAIN = RaceGame.mode("ultraset-chain", Modes.ULTRASET_CHAIN);
    public static final RaceGame GHOST = RaceGame.mode("ghost", Modes.GHOST);
    public static final RaceGame PUZZLE = RaceGame.mode("puzzle", Modes.PUZZLE);
    public static final RaceGame SHUFFLE = RaceGame.mode("shuffle", Modes.SHUFFLE);
    public static final RaceGame MEMORY = RaceGame.mode("memory", Modes.MEMORY);

    public static final ScoutGame SCOUT = new ScoutGame();
    public static final ChipsetGame CHIPSET = new ChipsetGame();
    public static final SetUpGame SETUP = new SetUpGame();
    public static final CoopGame COOPSET = new CoopGame();
    public static final TwentyGame TWENTY = new TwentyGame();

    public static final List<Game<?, ?, ?, ?, ?>> ALL = List.of(
            BASE,
            SET_CHAIN,
            ULTRASET,
            ULTRASET_CHAIN,
            GHOST,
            PUZZLE,
            SHUFFLE,
            MEMORY,
            SCOUT,
            CHIPSET,
            SETUP,
            COOPSET,
            TWENTY);

    private Games() {}

    public static Optional<Game<?, ?, ?, ?, ?>> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
