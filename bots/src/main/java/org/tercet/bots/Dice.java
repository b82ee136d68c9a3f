package org.tercet.bots;

import java.util.Random;

/** Chance, handed in: the same throws give the same play. */
@FunctionalInterface
public interface Dice {

    /** The same throws for the same seed, on every machine. */
    static Dice seeded(long seed) {
        return new Random(seed)::nextInt;
    }

    /** A number from 0 up to but not including the bound. */
    int below(int bound);

    default boolean percent(int chance) {
        return below(100) < chance;
    }
}
