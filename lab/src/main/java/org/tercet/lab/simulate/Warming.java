package org.tercet.lab.simulate;

import java.util.function.Supplier;

/**
 * Two ways to play: one that is quick from the start, and one that is quicker, but only once the compiler has seen enough
 * of it. A thread of its own plays games for nobody in the second way until it has become the quicker one; meanwhile all
 * others play in the first. Games go the same in both, so it does not matter which of them is played in which.
 */
public final class Warming {

    private static final int GAMES = 64;
    private static final int QUICKER_IN_A_ROW = 20;

    private final Supplier<BaseGames> swift;
    private volatile boolean warm;
    private volatile boolean done;

    /** Nanoseconds that a game takes in the first way. */
    private volatile double usual;

    public Warming(Supplier<BaseGames> swift) {
        this.swift = swift;
    }

    /** Somebody who plays in the way that is the quicker one at the moment; one for each thread. */
    public BaseGames player() {
        BaseGames first = new OneByOne();
        BaseGames second = swift.get();
        return (terms, from, end, witness) -> {
            if (warm) {
                second.play(terms, from, end, witness);
            } else {
                long began = System.nanoTime();
                first.play(terms, from, end, witness);
                usual = (System.nanoTime() - began) / (double) (end - from);
            }
        };
    }

    public void start(BaseGames.Terms terms) {
        Thread.ofPlatform().daemon().name("warming").start(() -> warmUp(terms));
    }

    public void stop() {
        done = true;
    }

    private void warmUp(BaseGames.Terms terms) {
        BaseGames player = swift.get();
        for (int quicker = 0; quicker < QUICKER_IN_A_ROW && !done; ) {
            long began = System.nanoTime();
            player.play(terms, 0, GAMES, new Tally());
            double each = (System.nanoTime() - began) / (double) GAMES;
            quicker = each < usual ? quicker + 1 : 0;
        }
        warm = true;
    }
}
