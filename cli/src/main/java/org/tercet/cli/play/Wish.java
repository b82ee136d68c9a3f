package org.tercet.cli.play;

import java.util.Map;
import java.util.OptionalInt;
import org.tercet.bots.human.Strength;
import org.tercet.rules.game.Length;

/**
 * The game that somebody wants to play;
 *
 * @param seats how many play, the player among them
 * @param options the table's, by name
 */
public record Wish(
        String game,
        String rulebook,
        OptionalInt seats,
        Length length,
        Strength strength,
        Map<String, String> options,
        long seed) {

    public Wish {
        options = Map.copyOf(options);
    }
}
