package org.tercet.bots;

/** Chance, handed in: the same throws give the same play. */
@FunctionalInterface
public interface Dice {

    /** A number from 0 up to but not including the bound. */
    int below(int bound);

    default boolean percent(int chance) {
        return below(100) < chance;
    }
}
