package org.tercet.lab.simulate;

/** Plays whole base games in which no set is overlooked. Every implementation plays every game alike, move by move. */
public interface BaseGames {

    /**
     * What games have in common.
     *
     * @param stops a game ends at the first layout without a set, as for a lone player by the rules of FX Schmidt
     */
    record Terms(long seed, Policy policy, boolean stops) {}

    /** Plays the games with the numbers from the first up to but not including the end. */
    void play(Terms terms, long first, long end, Witness witness);
}
