package org.tercet.bots.table;

import java.util.List;
import java.util.Optional;
import org.tercet.bots.casual.CasualChipset;
import org.tercet.bots.casual.CasualCoop;
import org.tercet.bots.casual.CasualRace;
import org.tercet.bots.casual.CasualScout;
import org.tercet.bots.casual.CasualSetUp;
import org.tercet.bots.casual.CasualTwenty;
import org.tercet.rules.Games;

/** Casual players for every game of the catalogue: one line a game. */
public final class Casts {

    public static final List<Cast<?, ?, ?, ?, ?>> ALL = List.of(
            new Cast<>(Games.BASE, new CasualRace()),
            new Cast<>(Games.SET_CHAIN, new CasualRace()),
            new Cast<>(Games.ULTRASET, new CasualRace()),
            new Cast<>(Games.ULTRASET_CHAIN, new CasualRace()),
            new Cast<>(Games.GHOST, new CasualRace()),
            new Cast<>(Games.PUZZLE, new CasualRace()),
            new Cast<>(Games.SHUFFLE, new CasualRace()),
            new Cast<>(Games.MEMORY, new CasualRace()),
            new Cast<>(Games.SCOUT, new CasualScout()),
            new Cast<>(Games.CHIPSET, new CasualChipset()),
            new Cast<>(Games.SETUP, new CasualSetUp()),
            new Cast<>(Games.COOPSET, new CasualCoop()),
            new Cast<>(Games.TWENTY, new CasualTwenty()));

    private Casts() {}

    public static Optional<Cast<?, ?, ?, ?, ?>> find(String game) {
        return ALL.stream().filter(cast -> cast.game().id().equals(game)).findFirst();
    }
}
