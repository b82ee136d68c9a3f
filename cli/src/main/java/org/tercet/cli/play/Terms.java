package org.tercet.cli.play;

import java.util.List;
import org.tercet.bots.human.Strength;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;

/**
 * What was agreed before the deal.
 *
 * @param names by seat; the player sits on the first, bots on the others
 * @param seed of the shuffles and of the bots
 * @param at when it begins
 */
record Terms(Chosen chosen, Length length, List<String> names, Strength strength, long seed, long at) {

    Terms {
        names = List.copyOf(names);
    }
}
